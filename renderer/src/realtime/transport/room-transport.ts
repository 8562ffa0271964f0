import type { Client } from 'colyseus.js'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { reloadWhenPolicyIsStale } from '#renderer/realtime/transport/stale-policy.ts'
import type { StagePass } from '#shared/schemas/stage.ts'

/** The part of a Colyseus room that is used. Only this file knows Colyseus. */
export interface RoomSocket {
  readonly roomId: string
  /** `roomId:secret`; another one after every connection. */
  readonly reconnectToken: string
  send: (name: string, payload: unknown) => void
  /** A consented close gives up the seat; any other keeps it for a while. */
  close: (consented: boolean) => void
  onEvent: (listener: (name: unknown, payload: unknown) => void) => void
  onClose: (listener: (code: number, reason: string) => void) => void
}

export interface JoinOptions {
  token: string
  password?: string
  spectate?: boolean
}

export interface RoomTransport {
  join: (roomId: string, options: JoinOptions) => Promise<RoomSocket>
  reconnect: (reconnectToken: string, token: string) => Promise<RoomSocket>
}

type ColyseusRoom = Awaited<ReturnType<Client['joinById']>>

function socketOf(room: ColyseusRoom): RoomSocket {
  return {
    roomId: room.roomId,
    reconnectToken: room.reconnectionToken,
    send: (name, payload) => room.send(name, payload),
    close: (consented) => {
      // It resolves when the close frame arrives, which on a dead connection is never: do not wait.
      room.leave(consented).catch(() => undefined)
    },
    onEvent: (listener) => {
      room.onMessage('*', listener)
    },
    onClose: (listener) => {
      room.onLeave((code, reason) => listener(code, reason ?? ''))
    },
  }
}

let isPolicyWatched = false

/**
 * The token goes as a header, and on a join also among the options. Never by `client.auth.token`: the library would put
 * it into the websocket's address, where proxies log it.
 */
async function clientFor(token: string | null): Promise<Client> {
  // Fetched with the first room: the lobby needs none of it.
  const { Client } = await import('colyseus.js')
  if (!isPolicyWatched) reloadWhenPolicyIsStale()
  isPolicyWatched = true
  const client = new Client(endpoint.origin.replace(/^http/, 'ws'), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  })
  // The library asks for cookies to be sent along, and a browser then refuses the answer of a server of another origin: of the
  // cloud in the desktop app, and of a LAN host.
  const { http } = client as unknown as { http: { getOptions(options: object): object } }
  const getOptions = http.getOptions.bind(http)
  http.getOptions = (options) => ({ ...getOptions(options), withCredentials: false })
  return client
}

/** For a big screen, which has no login. */
export const openStageSocket = async ({ roomId, stageToken }: StagePass): Promise<RoomSocket> =>
  socketOf(await (await clientFor(null)).joinById(roomId, { stageToken }))

export const colyseusTransport: RoomTransport = {
  join: async (roomId, options) => socketOf(await (await clientFor(options.token)).joinById(roomId, options)),
  reconnect: async (reconnectToken, token) =>
    socketOf(await (await clientFor(token)).reconnect(reconnectToken)),
}
