import { relative } from 'node:path'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

import { compressed } from './scripts/compressed.ts'
import { licences } from './scripts/licences.ts'
import { pieces } from './scripts/pieces.ts'
import { texts } from './scripts/texts.ts'
import { worker } from './scripts/worker.ts'

// In development the pages come from Vite and everything else from a server that was started with `settemari serve --port 8777`.
const server = process.env.SETTEMARI_SERVER ?? 'http://127.0.0.1:8777'

/** What the first page is made of comes as one file: on a slow line every further one costs more than it weighs. */
const FIRST = new RegExp(
  [
    '^node_modules/(svelte|@fluent|clsx|esm-env)/',
    '^src/(main|App|settings|router|words/|wire/(http|luck)|art/(icons|paths|Svg|shell/(Logo|Mark)))',
    '^src/parts/(?!SeatChip|Stepper)',
    '^src/shell/(Home|Tile|CodeField|OwnTables|NotHere|LanguageSwitch|boxes|codes|languages|listing|opening|playing)\\.(svelte|ts)',
  ].join('|'),
)

const isFirst = (id: string) => FIRST.test(relative(import.meta.dirname, id))

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts(), licences(), pieces(), worker(), compressed()],
  build: {
    target: 'es2022',
    outDir: process.env.SETTEMARI_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0, // the pages are not allowed to use data: for anything but pictures
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: isFirst }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/pictures': { target: server } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true },
})
