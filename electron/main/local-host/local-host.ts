import { LAN_START_MS } from '#shared/constants/lan.ts'
import type { Finding, FoundParty, HostCommand, HostReport } from '#shared/desktop/host-process.ts'
import type { PartyEnd, PartyState, StandBy } from '#shared/desktop/party.ts'
import type { PartyWish } from '#shared/desktop/party-wish.ts'
import { createHostLink, type ForkHost } from './host-link.ts'
import { partyAfter } from './party-after.ts'

/** How long the answer to a question may take. */
export const ANSWERS_WITHIN_MS = 10_000

interface LocalHostParts {
  readonly fork: ForkHost
  /** What a new party needs of this computer. */
  setting(): Pick<Extract<HostCommand, { type: 'host' }>, 'dataDir' | 'webRoot'>
  tell(state: PartyState): void
  tellParties(parties: FoundParty[]): void
}

export interface LocalHost {
  current(): PartyState
  /** Settles when the party runs, or cannot. One that runs already stays as it is. */
  start(wish: PartyWish): Promise<PartyState>
  stop(): Promise<void>
  open(): void
  close(): void
  allowStandbys(isAllowed: boolean): void
  goOnAlone(): void
  /** Null when nothing could be checked. */
  check(): Promise<Finding[] | null>
  browse(wanted: boolean): void
  find(code: string): Promise<FoundParty | null>
  /** Null: no longer. */
  standBy(place: StandBy | null): Promise<void>
  /** Whether the process has a party, its own or another's, or is just leaving one: others must be told when it ends. */
  isEngaged(): boolean
  /** Settles when the process has ended, whatever it was wanted for. */
  end(): Promise<void>
}

/** The party on this computer: its process, what it is wanted for, and what is known of it. */
export function createLocalHost({ fork, setting, tell, tellParties }: LocalHostParts): LocalHost {
  let state: PartyState = { kind: 'none' }
  let isBrowsing = false
  let standsBy: StandBy | null = null
  /** Settles when the start is over. */
  let start = Promise.withResolvers<void>()
  const listeners = new Set<(report: HostReport) => void>()

  const isHosting = () => state.kind === 'starting' || state.kind === 'running'
  const become = (next: PartyState): void => {
    if (next === state) return
    state = next
    tell(next)
    if (next.kind !== 'starting') start.resolve()
  }
  const end = (reason: PartyEnd['reason']): void => {
    if (state.kind === 'starting' || state.kind === 'running')
      become({ kind: 'ended', end: { reason, port: state.port } })
  }

  const link = createHostLink({
    fork,
    heard(report) {
      become(partyAfter(state, report))
      if (report.type === 'failed' && !isHosting()) void endProcess()
      if (report.type === 'took_over') standsBy = null
      for (const listen of listeners) listen(report)
      if (report.type === 'parties' && isBrowsing) tellParties(report.parties)
    },
    lost() {
      standsBy = null
      end('crashed')
    },
  })
  const stopUnlessWanted = () => {
    if (!isHosting() && !isBrowsing && standsBy === null && listeners.size === 0) void link.stop()
  }

  /** What the process answers; null when it does not in time. */
  function ask<Answer>(question: HostCommand, answerIn: (report: HostReport) => Answer | undefined) {
    const answered = Promise.withResolvers<Answer | null>()
    const listen = (report: HostReport) => {
      const answer = answerIn(report)
      if (answer !== undefined) answered.resolve(answer)
    }
    const impatience = setTimeout(() => answered.resolve(null), ANSWERS_WITHIN_MS)
    listeners.add(listen)
    link.send(question)
    return answered.promise.finally(() => {
      clearTimeout(impatience)
      listeners.delete(listen)
      stopUnlessWanted()
    })
  }

  /** A process has one party, its own or another's, and ends with it. The search goes on in the next one. */
  async function endProcess(): Promise<void> {
    standsBy = null
    const ended = link.stop()
    if (isBrowsing) link.send({ type: 'browse' })
    await ended
  }

  return {
    current: () => state,
    async start({ name, password, port }) {
      if (!isHosting()) {
        start = Promise.withResolvers()
        become({ kind: 'starting', name, port })
        const impatience = setTimeout(() => {
          end('timeout')
          void endProcess()
        }, LAN_START_MS)
        void start.promise.then(() => clearTimeout(impatience))
        if (standsBy !== null) void endProcess()
        link.send({ type: 'host', name, port, ...(password === null ? {} : { password }), ...setting() })
      }
      await start.promise
      return state
    },
    async stop() {
      if (!isHosting()) return
      become({ kind: 'none' })
      await endProcess()
    },
    open() {
      if (state.kind === 'running') link.send({ type: 'open_to_lan' })
    },
    close() {
      if (state.kind === 'running') link.send({ type: 'close_to_lan' })
    },
    allowStandbys(isAllowed) {
      if (state.kind !== 'running') return
      link.send({ type: 'allow_standbys', isAllowed })
      become({ ...state, allowsStandbys: isAllowed })
    },
    goOnAlone() {
      if (state.kind === 'running') link.send({ type: 'go_on_alone' })
    },
    check: async () =>
      state.kind === 'running'
        ? ask({ type: 'check' }, (report) => (report.type === 'checked' ? report.findings : undefined))
        : null,
    browse(wanted) {
      if (wanted === isBrowsing) return
      isBrowsing = wanted
      if (wanted) link.send({ type: 'browse' })
      else stopUnlessWanted()
    },
    find: (code) =>
      ask({ type: 'find_by_code', code }, (report) =>
        report.type === 'found' && report.code === code ? (report.parties[0] ?? null) : undefined,
      ),
    async standBy(place) {
      const isSame = place?.origin === standsBy?.origin && place?.token === standsBy?.token
      // Who hosts is nobody's standby.
      if (isHosting() || isSame) return
      if (standsBy !== null) void endProcess()
      standsBy = place
      if (place === null) return
      const { dataDir, webRoot } = setting()
      // Players find it by what the party tells them: any port will do.
      link.send({ type: 'stand_by', ...place, port: 0, dataDir, webRoot })
    },
    isEngaged: () => isHosting() || standsBy !== null || link.isStopping(),
    async end() {
      isBrowsing = false
      if (isHosting()) become({ kind: 'none' })
      await endProcess()
    },
  }
}
