import type { WebContents } from 'electron'
import type { DesktopEvents, EventName } from '#shared/desktop/ipc.ts'

export interface PageEvents {
  /** Tells the page, if it listens. */
  send<Name extends EventName>(name: Name, data: DesktopEvents[Name]): void
  /** Leads the page somewhere, as soon as it listens. */
  navigate(path: string): void
  /** The page listens now. */
  ready(): void
  /** The page is loaded anew. */
  gone(): void
}

/** What main tells the page. A link that comes before the page listens waits for it; the last one counts. */
export function createPageEvents(page: () => Pick<WebContents, 'send'> | null): PageEvents {
  let listens = false
  let waiting: string | null = null
  const events: PageEvents = {
    send(name, data) {
      if (listens) page()?.send(name, data)
    },
    navigate(path) {
      if (listens) events.send('navigate', { path })
      else waiting = path
    },
    ready() {
      listens = true
      const path = waiting
      waiting = null
      if (path !== null) events.navigate(path)
    },
    gone() {
      listens = false
    },
  }
  return events
}
