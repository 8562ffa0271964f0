import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNK_GROUPS } from './chunk-groups.ts'

const library = (path: string) => join(import.meta.dirname, '../node_modules', path)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    // Their `browser` builds are older module formats, of which nothing can be left out: a fifth heavier.
    alias: [
      { find: /^colyseus\.js$/, replacement: library('colyseus.js/build/esm/index.mjs') },
      { find: /^@colyseus\/schema$/, replacement: library('@colyseus/schema/build/esm/index.mjs') },
    ],
  },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A strict content policy allows files of our own, not data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
})
