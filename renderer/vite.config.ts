import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { FLOOR_TARGET } from '../build/browser-floor.ts'
import { fileList } from '../build/file-list.ts'
import { licenses } from '../build/licenses.ts'
import { serviceWorker, WORKER_PACKAGES } from '../build/service-worker.ts'
import { tooOldPage } from '../build/too-old-page.ts'
import { CHUNK_GROUPS } from './chunk-groups.ts'

const library = (path: string) => join(import.meta.dirname, '../node_modules', path)
const own = (path: string) => join(import.meta.dirname, path)

/**
 * The page's policy allows no evaluation, and msgpackr tries it when it is loaded. This is what its own build without eval does;
 * that one is CommonJS, of which nothing can be left out.
 */
const withoutEval: Plugin = {
  name: 'msgpackr-without-eval',
  transform: {
    filter: { id: /@colyseus\/msgpackr\/unpack\.js$/ },
    handler: (code) => code.replaceAll('new Function(', 'new BlockedFunction('),
  },
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutEval, licenses(WORKER_PACKAGES), tooOldPage(), fileList(), serviceWorker()],
  resolve: {
    // Its `browser` build is an older module format, of which nothing can be left out: a fifth heavier.
    alias: [
      { find: /^colyseus\.js$/, replacement: library('colyseus.js/build/esm/index.mjs') },
      {
        find: /^@colyseus\/schema$/,
        // Those files are CommonJS, which the development server does not serve.
        replacement:
          command === 'build'
            ? own('colyseus/schema-encoding.ts')
            : library('@colyseus/schema/build/esm/index.mjs'),
      },
      { find: /^i18next$/, replacement: own('i18next/selector.ts') },
      { find: /^\.\/transport\/H3Transport\.mjs$/, replacement: own('colyseus/h3-transport.ts') },
      { find: /^\.\/serializer\/SchemaSerializer\.mjs$/, replacement: own('colyseus/schema-serializer.ts') },
    ],
  },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: FLOOR_TARGET,
    cssTarget: FLOOR_TARGET,
    modulePreload: { polyfill: false },
    // A strict content policy allows files of our own, not data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first chunk names every later one: shorter hashes weigh less in it, and still tell every build apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
}))
