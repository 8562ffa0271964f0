import { CLOSE } from '#shared/protocol/close-codes.ts'
import type { Ack } from '#shared/protocol/server-events.ts'
import { type AccountClient, connectAccount } from '../support/account-client.ts'
import { createApi, type Player } from '../support/api.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'
import { type Tallies, timed } from './tally.ts'

const REWARD = 40
/** The room takes a guess or a line from each in two seconds. */
const TALK_EVERY_MS = 2_500

let names = 0

interface Table {
  /** The process of the room, and the other one. */
  readonly home: string
  readonly away: string
  readonly rounds: number
}

/** A running game with a reward: three players in the room's own process, and a spectator who comes by way of the other one. */
export async function seatParty(tallies: Tallies, { home, away, rounds }: Table) {
  const api = createApi(home)
  const register = () => api.register(`player_${++names}`)
  const players: Player[] = [await register(), await register(), await register()]
  const guest = await createApi(away).register(`player_${++names}`)
  const [host] = players as [Player, Player, Player]
  const room = await api.createRoom(host, {
    rounds,
    timePerRound: 120,
    tokenReward: REWARD,
    allowSpectators: true,
    customQuizzes: undefined,
  })
  const clients: RoomPlayClient[] = []
  for (const player of players) clients.push(await joinRoomPlay(home, player, room.id))
  const visitor = await connectAccount(away, guest)
  await visitor.say('join_room', { roomId: room.id, spectate: true })
  await api.call('POST', '/game/start', host.token, { roomId: room.id })
  await Promise.all([...clients, visitor].map((client) => client.until('round_started')))
  return createParty(tallies, { players: [...players, guest], clients, visitor, roomId: room.id })
}
export type Party = Awaited<ReturnType<typeof seatParty>>

interface Seated {
  readonly players: readonly Player[]
  readonly clients: readonly RoomPlayClient[]
  readonly visitor: AccountClient
  readonly roomId: string
}

async function createParty({ acks, otherProcess }: Tallies, { players, clients, visitor, roomId }: Seated) {
  const [first] = clients as [RoomPlayClient]
  const { gameSessionId } = await first.until('round_started')
  const timers: NodeJS.Timeout[] = []
  /** What each player says next instead of a wrong guess or a line. */
  const rightGuesses = new Map<RoomPlayClient, string>()
  let disconnects = 0
  let said = 0
  let unanswered = 0
  for (const client of clients)
    void client.closed.then((code) => {
      // A room ends by itself some time after its game.
      if (code !== CLOSE.consented) disconnects++
    })
  const outcome = (ack: Ack) => (ack.success ? 'ok' : ack.code)

  const hasEnded = () => first.all('game_finished').length > 0
  /** Until the game is over. */
  function every(ms: number, work: () => void): void {
    timers.push(setInterval(() => hasEnded() || work(), ms))
  }
  function say(client: RoomPlayClient, name: string, payload: object): void {
    unanswered++
    void timed(acks, () => client.say(name, payload), outcome).then(() => {
      unanswered--
    })
  }
  return {
    roomId,
    players,
    gameSessionId,
    /** Wrong guesses and chat lines in turn by all players; the spectator reads the chat again and again. */
    talk(): void {
      for (const client of clients) {
        every(TALK_EVERY_MS, () => {
          const guess = rightGuesses.get(client)
          rightGuesses.delete(client)
          said++
          if (guess !== undefined) say(client, 'submit_guess', { gameSessionId, guess })
          else if (said % 2 === 0) say(client, 'submit_guess', { gameSessionId, guess: 'no idea' })
          else say(client, 'chat_message', { roomId, message: `Line ${said}` })
        })
      }
      every(TALK_EVERY_MS, () => {
        void timed(otherProcess, () => visitor.say('get_chat_history', { roomId }), outcome)
      })
    },
    /** Everybody in the room's process finds the answer. */
    async answerRound(number: number): Promise<void> {
      const { quiz } = await first.until('round_started', number)
      for (const client of clients) rightGuesses.set(client, bankAnswer(quiz.prompt))
    },
    hasEnded,
    roundsBegun: () => first.all('round_started').length,
    disconnects: () => disconnects,
    unanswered: () => unanswered,
    /** The lines that did not reach everybody in the room's process. */
    unheard(): number {
      const heard = clients.map((client) => client.all('chat_message').length)
      return Math.max(...heard) - Math.min(...heard)
    },
    leave(): void {
      for (const timer of timers) clearInterval(timer)
      visitor.close()
      // Not awaited: one whose connection has ended would never have left.
      for (const { room } of clients) void room.leave()
    },
  }
}
