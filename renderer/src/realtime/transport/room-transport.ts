import type { Client } from 'colyseus.js'

/** A room-play connection, as much of it as is used: everything that knows Colyseus is in this file. */
export interface RoomWire {
  readonly roomId: string
  /** `roomId:secret`; another one after every connection. */
  readonly reconnectToken: string
  send: (name: string, payload: unknown) => void
  /** A consented close gives the seat up; any other keeps it for a while. */
  close: (consented: boolean) => void
  onEvent: (listener: (name: unknown, payload: unknown) => void) => void
  onClose: (listener: (code: number, reason: string) => void) => void
}

export interface JoinOptions {
  token: string
  password?: string
  spectate?: boolean
}

export interface RoomDoor {
  join: (roomId: string, options: JoinOptions) => Promise<RoomWire>
  reconnect: (reconnectToken: string, token: string) => Promise<RoomWire>
}

type ColyseusRoom = Awaited<ReturnType<Client['joinById']>>

function wireOf(room: ColyseusRoom): RoomWire {
  return {
    roomId: room.roomId,
    reconnectToken: room.reconnectionToken,
    send: (name, payload) => room.send(name, payload),
    close: (consented) => {
      // It resolves when the close arrives, which on a dead line is never: nobody waits for it.
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

/**
 * The token goes as a header, and on a join also among the options. Never by `client.auth.token`: the library would put
 * it into the websocket's address, where proxies log it.
 */
async function clientFor(token: string): Promise<Client> {
  // Fetched with the first room: the lobby needs none of it.
  const { Client } = await import('colyseus.js')
  return new Client(location.origin.replace(/^http/, 'ws'), { headers: { Authorization: `Bearer ${token}` } })
}

export const roomDoor: RoomDoor = {
  join: async (roomId, options) => wireOf(await (await clientFor(options.token)).joinById(roomId, options)),
  reconnect: async (reconnectToken, token) =>
    wireOf(await (await clientFor(token)).reconnect(reconnectToken)),
}
