import { platform } from '#renderer/platform/platform.ts'
import { FILE_LIST } from '#shared/constants/lan.ts'

function fetchOne(file: string): void {
  if (!file.endsWith('.js')) {
    // Kept by the browser: the names of these files change with what is in them.
    fetch(`/${file}`).catch(() => undefined)
    return
  }
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = `/${file}`
  document.head.append(link)
}

/**
 * Fetches all of the client while its host is there: the host may go in the middle of a game, and its successor has another
 * origin, from which a page takes no code. The desktop app has all of it.
 */
export async function fetchAhead(): Promise<void> {
  if (platform.isNative) return
  try {
    const files: string[] = await (await fetch(`/${FILE_LIST}`)).json()
    files.forEach(fetchOne)
  } catch {
    // Then each part is fetched when it is first shown.
  }
}
