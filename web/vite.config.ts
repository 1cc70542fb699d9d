import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

import { groups } from './scripts/chunks.ts'
import { compressed } from './scripts/compressed.ts'
import { licences } from './scripts/licences.ts'
import { pages } from './scripts/pages.ts'
import { pieces } from './scripts/pieces.ts'
import { texts } from './scripts/texts.ts'
import { worker } from './scripts/worker.ts'

// In development the pages come from Vite and everything else from a server that was started with `settemari serve --port 8777`.
const server = process.env.SETTEMARI_SERVER ?? 'http://127.0.0.1:8777'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts(), licences(), pieces(), pages(), worker(), compressed()],
  build: {
    target: 'es2022',
    outDir: process.env.SETTEMARI_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0, // the pages are not allowed to use data: for anything but pictures
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/pictures': { target: server } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true },
})
