import type { GameSession } from '#shared/schemas/game.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import type { User } from '#shared/schemas/user.ts'

export const PASSWORD = 'Passw0rd'

export interface Player {
  readonly token: string
  readonly user: User
}

/** One with an account. */
export interface RegisteredPlayer extends Player {
  readonly user: User & { readonly email: string }
}

/** The HTTP API as a script calls it: the data of a success, or an error that shows the whole answer. */
export function createApi(url: string) {
  async function call<Data>(method: string, path: string, token?: string, body?: unknown): Promise<Data> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        // A call on an idle connection could fail, because the server closes it after some seconds.
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { success: boolean; data: Data }
    if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer.data
  }

  return {
    call,
    register(username: string): Promise<RegisteredPlayer> {
      const email = `${username}@example.org`
      return call('POST', '/auth/register', undefined, {
        username,
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      })
    },
    async createRoom({ token }: Player, settings: Partial<CreateRoomBody> = {}): Promise<Room> {
      const { room } = await call<{ room: Room }>('POST', '/rooms', token, { ...ROOM, ...settings })
      return room
    },
    async game({ token }: Player, id: string): Promise<GameSession> {
      const { gameSession } = await call<{ gameSession: GameSession }>('GET', `/game/${id}`, token)
      return gameSession
    },
  }
}
export type Api = ReturnType<typeof createApi>

/** Three rounds whose answers a test knows. */
export const QUIZZES = [
  { prompt: 'I burn without a body and lead through the dark. What am I?', answers: ['lantern', 'lamp'] },
  { prompt: 'I always point the same way, wherever you turn me. What am I?', answers: ['compass'] },
  {
    prompt: 'Lighter than a breath, I once flew. What am I?',
    answers: ['feather'],
    explanation: 'Birds lose them.',
  },
]

export const ROOM: CreateRoomBody = {
  name: 'Journey',
  maxPlayers: 8,
  rounds: 3,
  timePerRound: 20,
  difficulty: 'easy',
  language: 'english',
  allowSpectators: true,
  customQuizzes: QUIZZES,
}
