import type { HostReport } from '#shared/desktop/host-process.ts'
import type { PartyState } from '#shared/desktop/party.ts'

/** What is known of the party after its process has said this. */
export function partyAfter(state: PartyState, report: HostReport): PartyState {
  switch (report.type) {
    case 'started':
      return state.kind === 'starting'
        ? { ...NEWLY, kind: 'running', name: state.name, port: report.port, code: report.code }
        : state
    case 'failed':
      if (state.kind === 'starting')
        return { kind: 'ended', end: { reason: report.reason, port: report.port } }
      // One that runs could not be opened to the network.
      return state.kind === 'running' ? { ...state, openFailure: report.reason } : state
    case 'state': {
      if (state.kind !== 'running') return state
      const { type: _, isLeading: __, hasStandby = false, ...now } = report
      const openFailure = now.isOpen ? null : state.openFailure
      return { ...state, ...now, openFailure, hasStandby }
    }
    case 'took_over':
      return {
        ...NEWLY,
        kind: 'running',
        name: report.name,
        isInherited: true,
        port: Number(new URL(report.origin).port || 80),
        code: report.code,
        isOpen: true,
      }
    case 'parties':
    case 'found':
    case 'checked':
      return state
  }
}

const NEWLY = {
  isOpen: false,
  openFailure: null,
  isInherited: false,
  isFrozen: false,
  standsByFor: null,
  hasStandby: false,
  allowsStandbys: true,
  addresses: [],
  players: 0,
  rooms: 0,
}
