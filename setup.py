"""What pyproject.toml cannot say: the book of rules travels in the wheel, and rules can be compiled."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("src/signoria/kernel", "src/signoria/games", "src/signoria/bots")
RULES = Path("docs/rules")


class BuildExt(build_ext):
    """Compiles the files of the one extension side by side; one file of all games would take longer than all tests."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **how: Any) -> list[str]:
            # Long files first, so that no core waits for the last one.
            ordered = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for done in [pool.submit(compile_all, [source], **how) for source in ordered]:
                    done.result()
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=how["output_dir"])
            return objects

        self.compiler.compile = compile_each
        super().build_extensions()


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


def links_whole() -> bool:
    """Whether the linker can look over all modules at once: a fifth more games a second, for more compiling."""
    compiler = os.environ.get("CC") or get_config_var("CC") or ""
    return sys.platform == "linux" and "gcc" in compiler


def extensions() -> list[Extension]:
    """Everything that a search runs, as one group, so that calls between modules stay direct.

    Only for a wheel: an editable install would put compiled modules into src, where they hide every later edit.
    """
    if os.environ.get("SIGNORIA_COMPILED") != "1" or "bdist_wheel" not in sys.argv:
        return []
    from mypyc.build import mypycify

    sources = sorted(str(path) for root in COMPILED for path in Path(root).rglob("*.py"))
    modules = mypycify(sources, opt_level="3", debug_level="0", multi_file=True, group_name="signoria")
    for module in modules:
        # mypyc asks for -Werror; a compiler newer than mypyc may warn of what it does not know
        module.extra_compile_args.append("-Wno-error")
        if links_whole():
            module.extra_compile_args.extend(["-flto", "-fvisibility=hidden"])
            module.extra_link_args.append("-flto=auto")
    return modules


setup(cmdclass={"build_ext": BuildExt, "build_py": BuildPy}, ext_modules=extensions())
