import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/signoria/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The polyfill would be an inline script, which the server's content security policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        advancedChunks: {
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
