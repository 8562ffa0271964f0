import { LAN_SERVICE } from '#shared/constants/lan.ts'
import type { Logger } from '../logger.ts'
import type { Announcement } from './announcement.ts'
import { type Published, publishOn } from './publish-on.ts'

/** Guests come and go; others need not hear of each at once. */
const AT_MOST_EVERY_MS = 2_000

export interface AnnouncerParts {
  /** Where and what to announce now; no addresses while the party is not open. */
  readonly describe: () => {
    readonly addresses: readonly string[]
    readonly port: number
    readonly txt: Announcement
  }
  readonly logger: Logger
}

export type Announcer = ReturnType<typeof createAnnouncer>

/** Announces the party on each network that this computer is on, and anew when something of it changes. */
export function createAnnouncer({ describe, logger }: AnnouncerParts) {
  const live = new Map<string, Published>()
  let told = ''
  let toldPlace = ''
  let waiting: NodeJS.Timeout | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let announcing: Promise<void> = Promise.resolve()
  let isStopped = false

  async function announce(): Promise<void> {
    waiting = undefined
    const { addresses, port, txt } = describe()
    const now = JSON.stringify({ addresses, port, txt })
    if (now === told) return
    told = now
    lastAt = performance.now()
    const place = JSON.stringify({ addresses, port, id: txt.id })
    if (place === toldPlace) {
      for (const network of live.values()) network.tell(txt)
      return
    }
    toldPlace = place
    await Promise.all([...live.values()].map((network) => network.end()))
    live.clear()
    for (const address of addresses) {
      // The id makes the name unique: nobody need be asked for it first.
      const service = { name: `Riddle Rooms ${txt.id}`, type: LAN_SERVICE, port, txt, probe: false }
      live.set(address, publishOn(address, service, logger))
    }
  }

  const run = () => {
    announcing = announce().catch((error: unknown) =>
      logger.warn({ err: error }, 'the party could not be announced'),
    )
  }

  return {
    /** Something may have changed. */
    update(): void {
      if (isStopped) return
      const inMs = lastAt + AT_MOST_EVERY_MS - performance.now()
      waiting ??= setTimeout(run, Math.max(inMs, 0))
    },
    /** Says goodbye; nothing is announced any more. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(waiting)
      await announcing
      await Promise.all([...live.values()].map((network) => network.end()))
      live.clear()
    },
  }
}
