import type { UpdateState } from '#shared/desktop/ipc.ts'

/** What carries updates out. */
export interface Updater {
  /** The version on offer; null when this is the newest. */
  check(): Promise<string | null>
  /** Rejects when `signal` aborts. Percent is from 0 to 100. */
  download(onPercent: (percent: number) => void, signal: AbortSignal): Promise<void>
  /** Ends the app and starts the new version. */
  restart(): void
}

export interface Updates {
  current(): UpdateState
  check(): Promise<void>
  /** While a game runs nothing is asked or fetched; a download that runs is broken off, and begins again afterwards. */
  setPlaying(playing: boolean): Promise<void>
  /** Restarts into the new version, which is downloaded first where need be. */
  install(): Promise<void>
}

/** Without an updater, this installation cannot update itself. */
export function createUpdates(updater: Updater | null, tell: (state: UpdateState) => void): Updates {
  let state: UpdateState = { kind: updater === null ? 'unsupported' : 'idle' }
  let playing = false
  let wantsRestart = false
  let running: Promise<void> | undefined
  let download: AbortController | undefined

  const become = (next: UpdateState) => {
    state = next
    tell(next)
  }

  async function fetchVersion(from: Updater, version: string): Promise<void> {
    download = new AbortController()
    become({ kind: 'downloading', version, percent: 0 })
    const onPercent = (percent: number) =>
      become({ kind: 'downloading', version, percent: Math.floor(percent) })
    await from.download(onPercent, download.signal)
    become({ kind: 'ready', version })
    if (wantsRestart && !playing) from.restart()
  }

  async function run(from: Updater): Promise<void> {
    try {
      become({ kind: 'checking' })
      const version = await from.check()
      // A game may have begun meanwhile: it is asked again afterwards.
      if (version === null || playing) become({ kind: 'idle' })
      else await fetchVersion(from, version)
    } catch {
      wantsRestart = false
      become({ kind: download?.signal.aborted ? 'idle' : 'failed' })
    } finally {
      download = undefined
    }
  }

  function check(): Promise<void> {
    if (updater === null || playing || state.kind === 'ready') return Promise.resolve()
    running ??= run(updater).finally(() => {
      running = undefined
    })
    return running
  }

  return {
    current: () => state,
    check,
    async setPlaying(now) {
      if (now === playing) return
      playing = now
      if (playing) return download?.abort()
      await running
      await check()
    },
    async install() {
      if (state.kind === 'ready') return updater?.restart()
      wantsRestart = true
      await check()
    },
  }
}
