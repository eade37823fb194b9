import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8000'

const WEB = '../src/signoria/server/web'
const LATIN_EXTENDED_A = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, place) => 0x100 + place))

/** Of the second part of a font only the letters that fonts.css asks it for: a fifth of its size. */
function trimmedFonts(): Plugin {
  return {
    name: 'trimmed-fonts',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !/latin-ext.*\.woff2$/.test(file.fileName)) continue
        file.source = await subsetFont(Buffer.from(file.source), LATIN_EXTENDED_A, { targetFormat: 'woff2' })
      }
    },
  }
}

/** Packed copies beside the files, which the server sends to those who accept them. */
function packedCopies(): Plugin {
  return {
    name: 'packed-copies',
    apply: 'build',
    async writeBundle({ dir = WEB }) {
      for (const entry of await readdir(dir, { recursive: true })) {
        if (!/\.(js|css|html|svg)$/.test(entry)) continue
        const content = await readFile(join(dir, entry))
        await writeFile(join(dir, `${entry}.gz`), gzipSync(content, { level: 9 }))
        await writeFile(join(dir, `${entry}.br`), brotliCompressSync(content))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), trimmedFonts(), packedCopies()],
  build: {
    outDir: WEB,
    emptyOutDir: true,
    target: 'es2022',
    // The polyfill would be an inline script, which the server's content security policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: /node_modules[\\/](svelte|@fluent|esm-env|clsx)[\\/]/ }],
        },
      },
    },
  },
  server: {
    // The lab reads the words of games where they lie.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
})
