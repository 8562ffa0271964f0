import { join } from 'node:path'
import { defineConfig } from 'electron-vite'
import { licenses } from './build/licenses.ts'

const path = (...parts: string[]) => join(import.meta.dirname, ...parts)

const server = process.env.RIDDLE_ROOMS_SERVER
const out = process.env.DESKTOP_OUT ?? path('dist/desktop')

/**
 * Main and preload, each one file with all that it imports, so that the app needs no node_modules. The window shows the web
 * client as `npm run build` makes it.
 */
export default defineConfig({
  main: {
    plugins: [licenses()],
    // A release is built with the address of its cloud; a build without one reads it from the environment at each start.
    define: server === undefined ? {} : { 'process.env.RIDDLE_ROOMS_SERVER': JSON.stringify(server) },
    build: {
      outDir: join(out, 'main'),
      externalizeDeps: false,
      minify: true,
      lib: { entry: path('electron/main/index.ts'), formats: ['es'] },
      rollupOptions: { output: { entryFileNames: 'index.js' } },
    },
  },
  preload: {
    plugins: [licenses()],
    build: {
      outDir: join(out, 'preload'),
      externalizeDeps: false,
      minify: true,
      lib: { entry: path('electron/preload/index.ts'), formats: ['cjs'] },
      // The sandbox runs CommonJS only.
      rollupOptions: { output: { entryFileNames: 'index.cjs' } },
    },
  },
})
