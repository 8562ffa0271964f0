import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { FLOOR_TARGET } from './browser-floor.ts'
import { chunksFor, type Output, stylesOf } from './client-weight.ts'

const RENDERER = join(import.meta.dirname, '../renderer')
const PUBLIC = join(RENDERER, 'public')

/** What the worker is made from, for `licenses.txt`. */
export const WORKER_PACKAGES = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
] as const

/** What the app's frame and the lobby need, in both languages. */
const SHELL = ['app/main.ts', 'app/start-app.tsx', 'i18n/english.ts', 'i18n/italian.ts']
const FONT = /-latin-w(ght|dth)-normal-[^/]+\.woff2$/

interface Entry {
  readonly url: string
  /** Null where the name tells every content apart. */
  readonly revision: string | null
}

const revisionOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)

/** A bundle of its own: it shares nothing with the app's chunks, which stay as they are. */
async function bundled(root: string, input: string, more: InlineConfig = {}): Promise<Output> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(RENDERER, root),
    publicDir: PUBLIC,
    ...more,
    build: {
      write: false,
      copyPublicDir: false,
      target: FLOOR_TARGET,
      cssTarget: FLOOR_TARGET,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(RENDERER, root, input),
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build with one output was expected.')
  return built.output
}

const contentOf = (file: Output[number]): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source

/** The frame of the app: scripts, styles and fonts, which all have a hash in their names. */
function shellOf(output: Output): Entry[] {
  const chunks = chunksFor(output, SHELL)
  const names = [
    ...[...chunks].map(({ fileName }) => fileName),
    ...stylesOf(chunks),
    ...output.map(({ fileName }) => fileName).filter((name) => FONT.test(name)),
  ]
  return names.map((name) => ({ url: `/${name}`, revision: null }))
}

const publicEntry = (name: string): Entry => ({
  url: `/${name}`,
  revision: revisionOf(readFileSync(join(PUBLIC, name))),
})

/**
 * Adds the page for a device without a connection, and the worker `sw.js` that keeps it and the app's frame there. Workbox's own
 * builder would bring Babel and a second bundler for the list of files alone, which this build knows.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  // After Vite has taken the chunks away that held nothing but styles.
  enforce: 'post',
  apply: 'build',
  async generateBundle(_, bundle) {
    const offline = await bundled('offline', 'offline.html')
    const shell = shellOf(Object.values(bundle))
    for (const file of offline.filter(({ fileName }) => !(fileName in bundle)))
      this.emitFile({ type: 'asset', fileName: file.fileName, source: contentOf(file) })
    const page = offline.map((file): Entry => {
      const isHashed = file.fileName.startsWith('assets/')
      return { url: `/${file.fileName}`, revision: isHashed ? null : revisionOf(contentOf(file)) }
    })
    const entries = new Map(
      [...shell, ...page, publicEntry('favicon.svg'), publicEntry('first-paint.js')].map((entry) => [
        entry.url,
        entry,
      ]),
    )
    const [worker] = await bundled('service-worker', 'service-worker.ts', {
      define: { PRECACHE: JSON.stringify([...entries.values()]) },
    })
    if (worker) this.emitFile({ type: 'asset', fileName: 'sw.js', source: contentOf(worker) })
  },
})
