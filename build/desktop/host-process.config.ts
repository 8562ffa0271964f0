import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { licenses } from '../licenses.ts'

const path = (...parts: string[]) => join(import.meta.dirname, '../..', ...parts)
const OUT = path('dist/desktop/host-process')

/** The engine fetches them where several processes are one cloud; a party is one process. */
const OF_SEVERAL_PROCESSES = ['@colyseus/redis-driver', '@colyseus/redis-presence', 'ioredis']

/** The engine reads its quizzes and its lexicon from beside its own file. */
const engineData: Plugin = {
  name: 'engine-data',
  writeBundle() {
    for (const folder of ['bank', 'lexicon'])
      cpSync(path('host-engine/quizzes', folder), join(OUT, folder), { recursive: true })
  },
}

/**
 * The party's program, which main forks: one file with all that it imports, but SQLite, whose native part cannot be in it.
 * It is a build of its own, so that it shares no file with main.
 */
export default defineConfig({
  plugins: [licenses(['better-sqlite3']), engineData],
  ssr: { noExternal: true, external: ['better-sqlite3', ...OF_SEVERAL_PROCESSES], target: 'node' },
  build: {
    ssr: path('electron/host-process/main.ts'),
    outDir: OUT,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
  },
})
