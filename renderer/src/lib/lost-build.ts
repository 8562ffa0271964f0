import { createEmitter } from '#renderer/lib/emitter.ts'
import { tabStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

const builds = createEmitter<{ lost: null }>()
let isLost = false

/** Calls the listener each time that a part is missing because the server has a newer build of the client. */
export const onBuildLost = (listener: () => void): (() => void) => builds.on('lost', listener)

/** Address of the first script. Its name changes with every build, because it names all others. */
export const entryScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

async function isGone(address: string): Promise<boolean> {
  try {
    // The service worker keeps this file and answers GET only.
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

let checking: Promise<boolean> | undefined

async function check(): Promise<boolean> {
  isLost ||= await isGone(entryScript())
  if (isLost) builds.emit('lost', null)
  return isLost
}

/**
 * Returns whether the server has replaced this page's build. Called when a part of it could not be fetched. Calls during a
 * check share its result.
 */
export function checkBuild(): Promise<boolean> {
  checking ??= check().finally(() => {
    checking = undefined
  })
  return checking
}

/** Reports every failed dynamic import, for which Vite dispatches an event. */
export function watchBuild(): void {
  addEventListener('vite:preloadError', () => void checkBuild())
}

/** Reloads the page at most once per build, because a cache may still answer with the old page. */
export function reloadOnce(reload: () => void = () => location.reload()): void {
  const entry = entryScript()
  if (tabStore.getItem(STORAGE_KEYS.reloadedFor) === entry) return
  tabStore.setItem(STORAGE_KEYS.reloadedFor, entry)
  reload()
}
