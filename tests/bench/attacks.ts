import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { encodeFrame, isJoin, JOIN_ACKNOWLEDGED } from './frames.ts'

/** One account that does its worst. */
export interface Attacker {
  readonly url: string
  readonly token: string
  readonly address: string
  /** A room that it sits in, with a full chat of long lines. */
  readonly roomId: string
}

/** Counts what came of it. */
export interface Toll {
  asked: number
  refused: number
  bytes: number
}

type Attack = (attacker: Attacker, toll: Toll, isOver: () => boolean) => Promise<void>

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const AT_ONCE = 16
/** After a refusal: an attacker that waits at all loses nothing by it. */
const BREATH_MS = 5

interface Call {
  readonly path: string
  readonly method?: string
  readonly body?: string
}

/** The status of the answer, read to its end. */
function ask(
  { url, token, address }: Attacker,
  { path, method = 'GET', body }: Call,
  toll: Toll,
): Promise<number> {
  toll.asked++
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'accept-encoding': 'gzip',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const call = request(url + path, { agent, method, headers })
    call.on('error', () => resolve(0))
    call.on('response', (response) => {
      response.on('data', (chunk: Buffer) => {
        toll.bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 429) toll.refused++
        resolve(response.statusCode ?? 0)
      })
    })
    call.end(body)
  })
}

/** These calls in turn, many at once, as fast as they are answered. */
const callAll =
  (...calls: readonly (Call | ((attacker: Attacker) => Call))[]): Attack =>
  async (attacker, toll, isOver) => {
    let turn = 0
    const worker = async () => {
      while (!isOver()) {
        const next = calls[turn++ % calls.length]
        if (next === undefined) return
        const status = await ask(attacker, typeof next === 'function' ? next(attacker) : next, toll)
        if (status === 429 || status === 0) await sleep(BREATH_MS)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

async function takeSeat({ url, token, address, roomId }: Attacker, toll: Toll): Promise<WebSocket | null> {
  toll.asked++
  const response = await fetch(`${url}/matchmake/joinById/${roomId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ token }),
  })
  const seat = (await response.json()) as { room?: { processId: string }; sessionId?: string }
  if (seat.room === undefined) {
    toll.refused++
    return null
  }
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/${seat.room.processId}/${roomId}?sessionId=${seat.sessionId}`,
    { headers: { 'x-forwarded-for': address }, perMessageDeflate: false },
  )
  return new Promise((resolve) => {
    socket.on('error', () => resolve(null))
    socket.on('message', (frame: Buffer) => {
      toll.bytes += frame.length
      if (!isJoin(frame)) return
      socket.send(JOIN_ACKNOWLEDGED)
      resolve(socket)
    })
    socket.once('close', () => resolve(null))
  })
}

/** So many connections to the room, each of which does this every `everyMs` and comes again when it is closed. */
const inRoom =
  (connections: number, everyMs: number, act: (socket: WebSocket, roomId: string) => void): Attack =>
  async (attacker, toll, isOver) => {
    const worker = async () => {
      while (!isOver()) {
        const socket = await takeSeat(attacker, toll)
        if (socket === null) await sleep(100)
        while (socket?.readyState === WebSocket.OPEN && !isOver()) {
          act(socket, attacker.roomId)
          toll.asked++
          await sleep(everyMs)
        }
        socket?.terminate()
      }
    }
    await Promise.all(Array.from({ length: connections }, worker))
  }

const history = (roomId: string) => encodeFrame('get_chat_history', { roomId, ref: `${Math.random()}` })
const NOISE = Buffer.concat([encodeFrame('submit_guess', { guess: 'x' }), Buffer.alloc(60_000, 0xc1)])

const overAccount: Attack = async ({ url, token, address, roomId }, toll, isOver) => {
  const sockets = Array.from({ length: 10 }, () =>
    io(url, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 10,
      extraHeaders: { 'x-forwarded-for': address },
    }),
  )
  for (const socket of sockets)
    socket.onAny((_name, payload) => {
      toll.bytes += JSON.stringify(payload ?? '').length
    })
  const events = [
    ['join_room', { roomId }],
    ['get_chat_history', { roomId, limit: 100 }],
    ['watch_lobby', { on: true }],
    ['no such event', { text: 'x'.repeat(40_000) }],
  ] as const
  for (let turn = 0; !isOver(); turn++) {
    for (const socket of sockets) {
      const [name, payload] = events[turn % events.length] ?? events[0]
      if (!socket.connected) socket.connect()
      else {
        toll.asked++
        socket.emit(name, payload)
      }
    }
    await sleep(4)
  }
  for (const socket of sockets) socket.disconnect()
}

const HEAVY_GUESS = JSON.stringify({
  language: 'english',
  answers: Array.from({ length: 20 }, (_, index) => `${'seven hundred and forty two '.repeat(2)}${index}`),
  guess: 'one thousand nine hundred and eighty four of the clocks and the watches'.repeat(5),
})
const room = (name: string) => ({
  name,
  maxPlayers: 50,
  rounds: 1,
  timePerRound: 180,
  difficulty: 'easy',
  language: 'english',
  customQuizzes: Array.from({ length: 100 }, () => ({
    prompt: 'p'.repeat(300),
    answers: ['an answer'],
    explanation: 'e'.repeat(500),
  })),
})

/** Every door of the product, by name. */
export const ATTACKS = {
  'history by room play': inRoom(30, 5, (socket, roomId) => socket.send(history(roomId))),
  'messages by room play': inRoom(5, 0, (socket) => {
    for (let nth = 0; nth < 100; nth++) socket.send(encodeFrame('player_ready', { isReady: 'yes' }))
  }),
  'frames of 60 kB': inRoom(5, 0, (socket) => {
    for (let nth = 0; nth < 10; nth++) socket.send(NOISE)
  }),
  'pings of a websocket': inRoom(5, 0, (socket) => {
    for (let nth = 0; nth < 200; nth++) socket.ping()
  }),
  'joins and leaves': inRoom(16, 20, (socket) => socket.terminate()),
  'the account channel': overAccount,
  'lists and profiles': callAll(
    { path: '/api/rooms?limit=100' },
    { path: '/api/leaderboard?limit=100' },
    { path: '/api/auth/profile' },
    { path: '/api/wallet/entries?limit=100' },
    ({ roomId }) => ({ path: `/api/rooms/${roomId}` }),
  ),
  'the export': callAll({ path: '/api/auth/export' }),
  'the judge': callAll({ path: '/api/quizzes/judge', method: 'POST', body: HEAVY_GUESS }),
  'rooms of 100 quizzes': callAll({
    path: '/api/rooms',
    method: 'POST',
    body: JSON.stringify(room('Worst')),
  }),
  'bodies of 250 kB': callAll({
    path: '/api/quizzes/judge',
    method: 'POST',
    body: JSON.stringify({ language: 'english', answers: ['x'.repeat(250_000)], guess: 'x' }),
  }),
  passwords: callAll(
    {
      path: '/api/auth/login',
      method: 'POST',
      body: JSON.stringify({ username: 'player_1', password: 'Passw0rds' }),
    },
    {
      path: '/api/auth/change-password',
      method: 'POST',
      body: JSON.stringify({
        currentPassword: 'Passw0rds',
        newPassword: 'Passw0rd2',
        confirmPassword: 'Passw0rd2',
      }),
    },
    () => {
      const username = `worst_${Math.random().toString(36).slice(2, 10)}`
      const body = {
        username,
        email: `${username}@example.org`,
        password: 'Passw0rd',
        confirmPassword: 'Passw0rd',
      }
      return { path: '/api/auth/register', method: 'POST', body: JSON.stringify(body) }
    },
  ),
  'the API’s pages': callAll(
    { path: '/api/docs/swagger-ui-bundle.js' },
    { path: '/api/openapi.json' },
    { path: '/api/status' },
  ),
  'pages of the client': callAll({ path: '/' }, { path: '/no/such/page' }),
} as const satisfies Record<string, Attack>

export type Door = keyof typeof ATTACKS
