import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'colyseus.js'
import type { StagePass } from '#shared/schemas/stage.ts'
import { createApi } from '../support/api.ts'
import { enterParty } from '../support/party.ts'
import { joinAsStage, joinRoomPlay } from '../support/room-play-client.ts'
import { freePort } from './cloud-process.ts'
import { pace } from './pace.ts'
import { type PinnedProcess, startPinned } from './pinned-process.ts'
import { post } from './post.ts'
import { residentOf } from './process-usage.ts'

const PLAYERS = 20
const TALK_MS = 20_000

/** Bytes of a process before anybody is there, and while everybody plays. */
export interface Memory {
  readonly idle: number
  readonly playing: number
}

async function measure(process: PinnedProcess, play: () => Promise<() => Promise<unknown>>): Promise<Memory> {
  await sleep(1_000)
  const idle = residentOf(process.pid)
  const stop = await play()
  await sleep(TALK_MS)
  const playing = residentOf(process.pid)
  await stop()
  return { idle, playing }
}

/** A party of twenty in one room, a round of it running, with a big screen. */
export async function memoryOfHost(directory: string): Promise<Memory> {
  const dataDir = join(directory, 'party')
  mkdirSync(dataDir, { recursive: true })
  const env = { HOST: '127.0.0.1', PORT: await freePort(), DATA_DIR: dataDir }
  const file = 'electron/host-process/lan-host.ts'
  const process = await startPinned({ file, env, logFile: join(directory, 'party.log') })
  const { url } = process
  const api = createApi(url)
  const memory = await measure(process, async () => {
    const guests = await Promise.all(
      Array.from({ length: PLAYERS }, (_, index) => enterParty(api, `Player_${index + 1}`)),
    )
    const [first] = guests
    if (!first) throw new Error('nobody came')
    const { id: roomId, inviteCode } = await api.createRoom(first, {
      maxPlayers: PLAYERS,
      rounds: 1,
      timePerRound: 180,
    })
    const players = await Promise.all(guests.map((guest) => joinRoomPlay(url, guest, roomId)))
    const pass = await api.call<StagePass>('POST', '/rooms/stage', undefined, { code: inviteCode })
    const stage = await joinAsStage(url, pass)
    await api.call('POST', '/game/start', first.token, { roomId })
    const { gameSessionId } = await stage.until('round_started')
    const stop = pace(players, (player) =>
      player.send('submit_guess', { gameSessionId, guess: 'a wrong guess' }),
    )
    return () => {
      stop()
      return Promise.all([...players, stage].map(({ room }) => room.leave()))
    }
  })
  await process.stop()
  return memory
}

/** The same number of connections to a Colyseus server that only passes lines on. */
export async function memoryOfBareColyseus(directory: string): Promise<Memory> {
  const file = 'tests/bench/servers/bare-colyseus-server.ts'
  const process = await startPinned({ file, env: {}, logFile: join(directory, 'colyseus.log') })
  const memory = await measure(process, async () => {
    const { roomId } = await post<{ roomId: string }>(`${process.url}/rooms`, {})
    const everyone = await Promise.all(
      Array.from({ length: PLAYERS + 1 }, () => new Client(process.url).joinById(roomId)),
    )
    for (const client of everyone) client.onMessage('*', () => undefined)
    const stop = pace(everyone.slice(1), (client) =>
      client.send('chat_message', { message: 'a wrong guess' }),
    )
    return () => {
      stop()
      return Promise.all(everyone.map((client) => client.leave()))
    }
  })
  await process.stop()
  return memory
}
