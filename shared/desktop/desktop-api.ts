import type { Language } from '../constants/game.ts'
import type { Finding, FoundParty } from './host-process.ts'
import type {
  DesktopEvents,
  EventName,
  GoogleGrant,
  Keeping,
  KeptToken,
  Launch,
  Notice,
  UpdateState,
} from './ipc.ts'
import type { BigScreen, PartyState, StandBy } from './party.ts'
import type { PartyWish } from './party-wish.ts'

/** `window.desktop`: all that a page of the desktop app can ask of the system. */
export interface DesktopApi {
  readonly launch: Launch
  /** To be called once the page listens; what was opened before is told then. */
  ready(): Promise<void>
  /** The cloud's token, which no other server gets. */
  readonly token: {
    read(): Promise<KeptToken>
    /** Null forgets it. */
    write(token: string | null): Promise<Keeping>
  }
  setLanguage(language: Language): Promise<void>
  setPlaying(playing: boolean): Promise<void>
  /** Shows it a second later, by the system. */
  notify(notice: Notice): Promise<void>
  /** Asks Google by the system browser. */
  authorizeWithGoogle(clientId: string): Promise<GoogleGrant | null>
  readonly updates: { read(): Promise<UpdateState>; install(): Promise<void> }
  /** Hosting on this computer, and what is hosted on its network. */
  readonly party: {
    read(): Promise<PartyState>
    /** Settles when it runs, or cannot. */
    start(wish: PartyWish): Promise<PartyState>
    stop(): Promise<void>
    open(): Promise<void>
    close(): Promise<void>
    allowStandbys(allowed: boolean): Promise<void>
    goOnAlone(): Promise<void>
    check(): Promise<Finding[] | null>
    /** While `true`, the event `parties` tells what is found. */
    browse(wanted: boolean): Promise<void>
    find(code: string): Promise<FoundParty | null>
    /** Offers this computer as the next host of another's party; null takes it back. */
    standBy(place: StandBy | null): Promise<void>
  }
  /** A window of its own, on the second display where there is one. */
  openBigScreen(what: BigScreen): Promise<void>
  on<Name extends EventName>(name: Name, listener: (data: DesktopEvents[Name]) => void): () => void
}
