import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import {
  createGameServer,
  createGameService,
  createMemoryBudget,
  createQuizAuthor,
  createQuizMaker,
  digestOf,
  type GameServer,
  responseGuard,
  type Speech,
} from '#host-engine/index.ts'
import type { HostReport } from '#shared/desktop/host-process.ts'
import type { AiSettings } from '#shared/schemas/ai-settings.ts'
import type { Party as PublicParty } from '#shared/schemas/party.ts'
import { announcementOf } from './discovery/announcement.ts'
import { createAnnouncer } from './discovery/announcer.ts'
import { enginePorts } from './engine-ports.ts'
import { eveningGame } from './evening/evening-view.ts'
import { createPartyGames } from './evening/kept-games.ts'
import { lastEvening } from './evening/last-evening.ts'
import { createGuests } from './guests/guests.ts'
import { createGuestsStore } from './guests/guests-store.ts'
import { createConnections } from './handover/connections.ts'
import { momentNow } from './handover/moment.ts'
import { notedSeats } from './handover/noted-seats.ts'
import { partySuccession } from './handover/party-succession.ts'
import type { StandByAt } from './handover/standby-half.ts'
import { createCalls } from './http/calls.ts'
import { gameRoutes, quizRoutes } from './http/game-routes.ts'
import { guestRoutes } from './http/guest-routes.ts'
import { handoverRoutes } from './http/handover-routes.ts'
import { createLimits } from './http/limits.ts'
import { matchmakeRoute } from './http/matchmake-route.ts'
import { createHostCheck, localNames, ownNames } from './http/own-hosts.ts'
import { partyApp } from './http/party-app.ts'
import { partyRoutes, statusRoutes } from './http/party-routes.ts'
import { roomRoutes } from './http/room-routes.ts'
import { voiceRoutes } from './http/voice-routes.ts'
import type { Logger } from './logger.ts'
import { createPartyNetwork } from './network/party-network.ts'
import { createPartyQuizzes } from './quizzes/party-quizzes.ts'
import { partyRooms } from './rooms/party-rooms.ts'
import { createRoomDirectory } from './rooms/room-directory.ts'
import { createRoomSnapshots } from './rooms/room-snapshots.ts'
import { openStore } from './store/open-store.ts'
import { readParty } from './store/party-record.ts'
import { createPartyVoices } from './voice/party-voices.ts'
import { createVoiceChoices } from './voice/voice-choices.ts'

export interface PartyParts {
  /** Null: as it is called already. */
  readonly name: string | null
  /** What newcomers must know; null: nothing. */
  readonly password: string | null
  /** 0 for any free one. */
  readonly port: number
  /** `127.0.0.1` until the party is opened to the network, or where it listens from the start. */
  readonly host: string
  readonly dataDir: string
  /** Where this computer stands by for another that leads; null where it leads itself. */
  readonly standBy: StandByAt | null
  readonly webRoot: string
  /** A model that writes quizzes; null: the built-in generator makes them all. */
  readonly ai: AiSettings | null
  /** Null: nothing is spoken. */
  readonly speech: Speech | null
  readonly version: string
  readonly logger: Logger
}

export type PartyState = Omit<Extract<HostReport, { type: 'state' }>, 'type'>

export type Party = ReturnType<typeof createParty>

/** What another host leads is not mixed up with this computer's own party. */
export const standbyDir = (dataDir: string): string => join(dataDir, 'standby')

const SAVE_EVERY_MS = 500
/** A player who is gone must be known to be gone soon, for somebody may have to take over (LAN-9). */
const PING_EVERY_MS = 1_000

/** A whole party out of its arguments: both programs and the tests use it as it is. Throws StoreError. */
export function createParty(parts: PartyParts) {
  const { ai, logger, version } = parts
  const now = Date.now
  const store = openStore(parts.dataDir)
  let record = readParty(store, parts.name)
  let passwordDigest = parts.password === null ? null : digestOf(parts.password)
  const listeners = new Set<() => void>()
  const takeoverListeners = new Set<() => void>()
  const changed = () => {
    announcer.update()
    for (const listener of listeners) listener()
  }

  const author = ai && createQuizAuthor(ai, createMemoryBudget(ai.dailyBudgetMicros, now))
  const quizzes = createPartyQuizzes(store, createQuizMaker({ author, logger }))
  const limits = createLimits()
  const directory = createRoomDirectory(() => record.code, changed)
  const kept = createPartyGames(store)
  const guests = createGuests({
    store: createGuestsStore(store),
    passwordDigest: () => passwordDigest,
    onLoginEnded: (loginId) => games.endLogin(loginId),
    now,
  })
  const voices = createPartyVoices({ speech: parts.speech, choices: createVoiceChoices(store), logger, now })
  const games: GameServer = createGameServer(
    enginePorts({
      guests,
      limits,
      quizzes,
      results: kept.results,
      directory,
      spokenLines: voices.spokenLines,
      logger,
    }),
    undefined,
    { pingEveryMs: PING_EVERY_MS },
  )
  const snapshots = createRoomSnapshots({ store, games, ids: directory.ids, logger, now })
  const rooms = partyRooms({ games, quizzes, directory, code: () => record.code })
  const game = createGameService({ kept: kept.kept, games, rooms, directory })

  const connections = createConnections(momentNow)
  const succession = partySuccession({
    store,
    connections,
    games,
    snapshots,
    directory,
    record: () => record,
    ownOrigins: () => network.origins(),
    namedOrigins: () => localNames().map((name) => `http://${name}:${network.port()}`),
    passwordDigest: () => passwordDigest,
    onInherited(digest) {
      record = readParty(store, null)
      passwordDigest = digest
    },
    onTookOver() {
      for (const listener of takeoverListeners) listener()
    },
    onChange: () => changed(),
    logger,
  })

  function publicParty(): PublicParty {
    const foreign = succession.foreignParty()
    const { partyId, name, code } = foreign?.copy.party ?? record
    return {
      partyId,
      name,
      code,
      version,
      epoch: foreign?.epoch ?? record.epoch,
      isLeading: succession.isLeading(),
      players: directory.counts().players,
      needsPassword: (foreign?.copy.party ?? { passwordDigest }).passwordDigest !== null,
      origins: [...new Set([...(foreign?.origins ?? network.origins()), ...succession.peers()])],
    }
  }

  const evening = () => ({
    party: { name: record.name },
    games: lastEvening(kept.latest(), now()).map(eveningGame),
  })

  let isPeerSeen = false
  const hostCheck = createHostCheck({
    names: ownNames,
    port: () => network.port(),
    partyOrigins: succession.peers,
    now,
  })
  const guard = responseGuard(logger, false)
  const calls = createCalls({ guests, limits, guard, allowances: games.allowances, now })
  const ownParts = { version, ai: ai !== null, party: publicParty, evening, now }
  const app = partyApp({
    logger,
    limits,
    hostCheck,
    api: [
      ['/', statusRoutes(calls, ownParts)],
      ['/', partyRoutes(calls, ownParts)],
      ['/party', handoverRoutes(calls, { succession, guests, limits })],
      ['/auth', guestRoutes(calls, { guests, games: kept, limits })],
      ['/rooms', roomRoutes(calls, rooms)],
      ['/game', gameRoutes(calls, game)],
      ['/quizzes', quizRoutes(calls)],
      ['/voice', voiceRoutes(calls, voices)],
    ],
    matchmake: matchmakeRoute(calls, { matchmake: notedSeats(games.matchmake, guests, connections) }),
    webRoot: parts.webRoot,
    isLeading: succession.isLeading,
    onVisit(ip) {
      const own = network.addresses().some(({ address }) => address === ip)
      isPeerSeen ||= !own && !hostCheck.isOwnHost(`${ip}:${network.port()}`)
    },
  })

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { host, origin } = request.headers
    const isAllowed = hostCheck.isOwnHost(host) && hostCheck.isAllowedOrigin(origin)
    if (isAllowed && succession.isLeading() && games.upgrade(request, socket, head))
      connections.add(request.url ?? '', request.socket)
    else socket.destroy()
  }
  const network = createPartyNetwork({
    host: parts.host,
    port: parts.port,
    interfaces: networkInterfaces,
    // Who comes back before the rooms are open again is told to come back once more, and not that their room is unknown.
    handle: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    upgrade,
    logger,
    onChange: changed,
  })
  const announcer = createAnnouncer({
    describe: () => ({
      addresses: succession.isLeading() ? network.reachableAt() : [],
      port: network.port(),
      txt: announcementOf(publicParty()),
    }),
    logger,
  })

  let saving: NodeJS.Timeout | undefined
  let ending: Promise<void> | undefined

  /** Where there is a standby, it goes on with the games. */
  async function end(leaveRooms: () => Promise<unknown>): Promise<void> {
    clearInterval(saving)
    try {
      await announcer.stop()
      const isHandedOver = await succession.stop()
      if (!isHandedOver) await leaveRooms()
      await network.stop()
      await voices.close()
    } finally {
      store.close()
    }
  }
  const stop = (): Promise<void> => {
    ending ??= end(async () => {
      await games.stop()
      snapshots.save()
    })
    return ending
  }

  return {
    games,
    publicParty,
    state: (): PartyState => ({
      isOpen: network.isOpen(),
      port: network.port(),
      addresses: [...network.addresses()],
      ...directory.counts(),
      isLeading: succession.isLeading(),
      isFrozen: succession.isFrozen(),
      standsByFor: succession.standsByFor(),
      hasStandby: succession.hasStandby(),
    }),
    /** What the LAN check looks at. */
    checked: () => ({
      partyId: record.partyId,
      port: network.port(),
      isOpen: network.isOpen(),
      isPeerSeen,
    }),
    /** Calls the listener when something of `state` may have changed. */
    onChange: (listener: () => void): void => void listeners.add(listener),
    /** Calls the listener when this computer, which stood by, leads the party. */
    onTookOver: (listener: () => void): void => void takeoverListeners.add(listener),
    standsByFor: succession.standsByFor,
    allowStandbys: succession.allowStandbys,
    goOnAlone: succession.goOnAlone,
    /** Throw PortError where it cannot be. */
    openToLan: network.openToLan,
    closeToLan: network.closeToLan,

    /** Answers the port. Rejects with PortError; the party is stopped then. */
    async start(): Promise<number> {
      try {
        await games.start()
        const port = await network.start()
        await succession.start(parts.standBy)
        saving = setInterval(snapshots.save, SAVE_EVERY_MS)
        announcer.update()
        return port
      } catch (error) {
        await stop()
        throw error
      }
    },

    /** Games end with a message. */
    stop,
    /** Games are put aside, and go on when the same folder is hosted again within hours. */
    suspend(): Promise<void> {
      // The rooms are not closed: nobody is told that their game is over, and nothing is settled. The process ends now.
      ending ??= end(async () => snapshots.save())
      return ending
    },
  }
}
