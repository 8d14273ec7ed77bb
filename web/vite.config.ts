/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { withLicences } from './licences.ts'
import { withOffline } from './offline.ts'

const server = process.env['BRETHREN_URL'] ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [svelte(), withLicences(), withOffline()],
  // Tests run in Node, but what they test runs in a browser.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Small files stay files: the content policy allows nothing inline.
  build: {
    ...{ target: 'es2022', assetsInlineLimit: 0, outDir: '../src/brethren/server/site', emptyOutDir: true },
    // What the first page needs comes in one file: twenty small ones would take longer, and more room.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
})
