import { copyFileSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Account, AccountStore } from './accounts.ts'
import type { Seated } from './bench-client.ts'
import { startCloudOn } from './cloud-process.ts'
import { type PinnedProcess, startPinned } from './pinned-process.ts'
import { post } from './post.ts'

export const CONTENDERS = ['ours', 'colyseus', 'ws'] as const
export type ContenderName = (typeof CONTENDERS)[number]

/** One of the servers that are compared, started, and the way into it. */
export interface Contender {
  readonly name: ContenderName
  readonly process: PinnedProcess
  readonly seated: Seated
  openRoom(host: Account): Promise<string>
  /** The address of the websocket of one who was let in. */
  enter(roomId: string, account: Account, spectate: boolean): Promise<string>
}

interface Seat {
  readonly sessionId: string
  readonly room: { readonly processId: string; readonly roomId: string }
}

/** Colyseus's matchmaking call, as its client makes it. */
async function takeSeat(
  { url }: PinnedProcess,
  roomId: string,
  { token, headers }: Account,
  spectate: boolean,
): Promise<string> {
  const options = spectate ? { token, spectate } : { token }
  const seat = await post<Seat>(`${url}/matchmake/joinById/${roomId}`, options, headers)
  if (seat.room === undefined) throw new Error(`no seat: ${JSON.stringify(seat)}`)
  return `${url.replace('http', 'ws')}/${seat.room.processId}/${roomId}?sessionId=${seat.sessionId}`
}

/** Quizzes of its own, so that the driver knows what is right and what is wrong. */
const ROOM = {
  name: 'Bench',
  maxPlayers: 50,
  rounds: 1,
  timePerRound: 180,
  difficulty: 'easy',
  language: 'english',
  allowSpectators: true,
  customQuizzes: [
    { prompt: 'I burn without a body and lead through the dark. What am I?', answers: ['lantern', 'lamp'] },
  ],
}

export async function startContender(
  name: ContenderName,
  store: AccountStore,
  directory: string,
): Promise<Contender> {
  const bare = (file: string) =>
    startPinned({ file: `tests/bench/servers/${file}`, env: {}, logFile: join(directory, `${name}.log`) })
  switch (name) {
    case 'ours': {
      const databaseFile = join(mkdtempSync(join(directory, 'run-')), 'copy.sqlite')
      copyFileSync(store.databaseFile, databaseFile)
      const process = await startCloudOn(databaseFile, store.secret, directory)
      return {
        name,
        process,
        seated: 'room_view',
        async openRoom({ token, headers }) {
          const bearer = { ...headers, authorization: `Bearer ${token}` }
          const { data } = await post<{ data: { room: { id: string } } }>(
            `${process.url}/api/rooms`,
            ROOM,
            bearer,
          )
          return data.room.id
        },
        enter: (roomId, account, spectate) => takeSeat(process, roomId, account, spectate),
      }
    }
    case 'colyseus': {
      const process = await bare('bare-colyseus-server.ts')
      return {
        name,
        process,
        seated: 'join',
        openRoom: async () => (await post<{ roomId: string }>(`${process.url}/rooms`, {})).roomId,
        enter: (roomId, account) => takeSeat(process, roomId, account, false),
      }
    }
    case 'ws': {
      const process = await bare('bare-ws-server.ts')
      let rooms = 0
      return {
        name,
        process,
        seated: 'open',
        openRoom: async () => `room-${++rooms}`,
        enter: async (roomId) => `${process.url.replace('http', 'ws')}/${roomId}`,
      }
    }
  }
}
