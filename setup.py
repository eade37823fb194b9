"""What pyproject.toml cannot say: the book of rules travels in the wheel, and rules can be compiled."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = ("src/signoria/kernel", "src/signoria/games", "src/signoria/bots")
RULES = Path("docs/rules")


class BuildPy(build_py):
    """Copies docs/rules to signoria/rulebook; a checkout reads docs/rules itself."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for page in sorted(RULES.rglob("*.md")):
            target = Path(self.build_lib, "signoria", "rulebook", page.relative_to(RULES))
            self.mkpath(str(target.parent))
            self.copy_file(str(page), str(target))


def extensions() -> list[Extension]:
    """Everything that a search runs, as one group, so that calls between modules stay direct.

    Only for a wheel: an editable install would put compiled modules into src, where they hide every later edit.
    """
    if os.environ.get("SIGNORIA_COMPILED") != "1" or "bdist_wheel" not in sys.argv:
        return []
    from mypyc.build import mypycify

    sources = sorted(str(path) for root in COMPILED for path in Path(root).rglob("*.py"))
    modules = mypycify(sources, opt_level="3", debug_level="0", group_name="signoria")
    for module in modules:
        # mypyc asks for -Werror; a compiler newer than mypyc may warn of what it does not know
        module.extra_compile_args.append("-Wno-error")
    return modules


setup(cmdclass={"build_py": BuildPy}, ext_modules=extensions())
