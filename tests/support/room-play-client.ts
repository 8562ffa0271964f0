import { Client, type Room } from 'colyseus.js'
import type { Ack } from '#shared/protocol/server-events.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import type { Player } from './api.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { seeDoor } from './seen-doors.ts'

export interface RoomPlayClient extends Recorder {
  readonly room: Room
  /** The code with which the connection ended, once it has. */
  readonly closed: Promise<number>
  say(name: string, payload?: object): Promise<Ack>
  send(name: string, payload?: unknown): void
  /** Cuts the socket, as a network would. */
  cut(): void
}

let refs = 0

function follow(room: Room, who: string): RoomPlayClient {
  const recorder = createRecorder(who)
  const acks = new Map<string, (ack: Ack) => void>()
  room.onMessage('*', (name, payload) => {
    seeDoor('out', String(name))
    recorder.note(String(name), payload)
    if (name === 'ack') acks.get(payload.ref)?.(payload)
  })
  const closed = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)))
  return {
    ...recorder,
    room,
    closed,
    async say(name, payload = {}) {
      const ref = `ref-${++refs}`
      const answered = new Promise<Ack>((resolve) => acks.set(ref, resolve))
      room.send(name, { ...payload, ref })
      const ack = await answered
      if (ack.success) seeDoor('room', name)
      return ack
    },
    send: (name, payload) => room.send(name, payload),
    cut: () => room.connection.transport.close(),
  }
}

/** A client that knows only the game server's own protocol. */
export async function joinRoomPlay(
  url: string,
  player: Player,
  roomId: string,
  options: object = {},
): Promise<RoomPlayClient> {
  const room = await new Client(url).joinById(roomId, { token: player.token, ...options })
  const client = follow(room, player.user.username)
  await client.until('room_view')
  return client
}

/** A big screen, which has no login. */
export async function joinAsStage(url: string, { roomId, stageToken }: StagePass): Promise<RoomPlayClient> {
  const client = follow(await new Client(url).joinById(roomId, { stageToken }), 'a stage')
  await client.until('room_view')
  return client
}

export async function reconnectRoomPlay(url: string, player: Player, token: string): Promise<RoomPlayClient> {
  const client = new Client(url)
  client.auth.token = player.token
  const followed = follow(await client.reconnect(token), player.user.username)
  await followed.until('room_view')
  return followed
}
