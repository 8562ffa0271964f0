import { checkBuild, entryScript } from '#renderer/lib/lost-build.ts'
import { platform } from '#renderer/platform/platform.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { FILE_LIST, type FileList } from '#shared/constants/file-list.ts'

/** Longest wait for an idle moment. */
const IDLE_WITHIN_MS = 5_000

/** Fetches a file into the browser's cache. The names of these files change with their contents. */
const cacheFile = (file: string): void => void fetch(`/${file}`).catch(() => undefined)

/** Makes the file part of the page, so that neither a new build of the server nor a full cache can take it away. */
function link(rel: 'modulepreload' | 'stylesheet', file: string): void {
  const element = document.createElement('link')
  element.rel = rel
  element.href = `/${file}`
  element.fetchPriority = 'low'
  element.onerror = () => {
    // Vite regards a stylesheet with a link as fetched.
    element.remove()
    void checkBuild()
  }
  document.head.append(element)
}

function fetchScript(file: string): void {
  if (document.createElement('link').relList.supports('modulepreload')) link('modulepreload', file)
  else cacheFile(file)
}

function fetchStyle(file: string): void {
  if (!document.querySelector(`link[rel="stylesheet"][href="/${file}"]`)) link('stylesheet', file)
}

const isScript = (file: string): boolean => file.endsWith('.js')

/** Returns the files of this page's build, or null if the list cannot be fetched or belongs to another build. */
async function filesFor(part: keyof FileList): Promise<readonly string[] | null> {
  try {
    const list: FileList = await (await fetch(`/${FILE_LIST}`)).json()
    if (list.all.some((file) => entryScript().endsWith(`/${file}`))) return list[part]
    await checkBuild()
  } catch {
    // Then each part is fetched when it is first shown.
  }
  return null
}

/**
 * Fetches all of the client while its host is there: the host may go in the middle of a game, and its successor has another
 * origin, from which a page takes no code. The desktop app has all of it.
 */
export async function fetchAllAhead(): Promise<void> {
  if (platform.isNative) return
  const files = (await filesFor('all')) ?? []
  files.filter(isScript).forEach(fetchScript)
  // Linked, the styles of other pages would apply to this one.
  files.filter((file) => !isScript(file)).forEach(cacheFile)
}

async function fetchPart(part: 'room' | 'stage'): Promise<void> {
  for (const file of (await filesFor(part)) ?? []) (isScript(file) ? fetchScript : fetchStyle)(file)
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS })
  else setTimeout(run, IDLE_WITHIN_MS)
}

/** Fetches what a game may show once its first room is drawn: a deploy in the middle of it takes the files away. */
function fetchWithRoom(part: 'room' | 'stage'): void {
  if (platform.isNative) return
  const off = useRoomStore.subscribe(({ model }) => {
    if (model.phase === null) return
    off()
    whenIdle(() => void fetchPart(part))
  })
}

export const fetchRoomAhead = (): void => fetchWithRoom('room')
export const fetchStageAhead = (): void => fetchWithRoom('stage')
