import { newId } from '#cloud/ids.ts'
import { member, resultOf, roundsOf } from '#cloud/testing/game-result.ts'
import { roomCalls, type Somebody } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import type { TestCloud, TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { QuizMaker } from '#host-engine/index.ts'
import { createTable } from './table.ts'

/** What everybody is told. */
const ANNOUNCEMENT = {
  id: 'tournament',
  texts: { english: 'A tournament!', italian: 'Un torneo!' },
  from: '2026-01-01T00:00:00.000Z',
  until: '2126-01-01T00:00:00.000Z',
}

/** Words that stand in what belongs to somebody, and nowhere else. */
const SECRETS = {
  setName: 'Quockerwodger set',
  setAnswer: 'zanzibarite',
  topic: 'snollygosters',
  madePrompt: 'What does a snollygoster want?',
  password: 'Open-feldspar-7',
  gameAnswer: 'glimmerquist',
  refusedGuess: 'a pettifogger',
  reason: 'Told me to absquatulate',
  keptPrompt: 'Who wove the gossamer kept last year?',
} as const

/** Makes one quiz, and works on until it is cancelled. */
export const lastingMaker: QuizMaker = {
  source: 'ai',
  make: ({ signal }, onQuiz = () => undefined) => {
    onQuiz({
      language: 'english',
      difficulty: 'easy',
      kind: 'question',
      category: 'Politics',
      broadCategory: 'places',
      template: 'snollygoster',
      prompt: SECRETS.madePrompt,
      answers: ['office'],
    })
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  },
}

export interface Belongings {
  /** Whose most of them are. */
  readonly owner: TestPlayer
  /** By the part of the path that names them and its parameter, such as `rooms/{id}`: what a caller puts there. */
  readonly ids: Readonly<Record<string, string>>
  /** By its name, the body of a call that names them there. */
  readonly bodies: Readonly<Record<string, object>>
  /** What nobody but their owners and admins may read. */
  readonly secrets: readonly string[]
  /** All of it as its owners see it, without what time changes. */
  look(): Promise<unknown>
  leave(): void
}

/** One of everything that players own or take part in. The cloud makes quizzes by `lastingMaker` and has a voice `vera`. */
export async function createBelongings(cloud: TestCloud): Promise<Belongings> {
  const calls = roomCalls(cloud)
  const table = createTable(cloud.url)
  const quizzes = [{ prompt: 'What is it?', answers: [SECRETS.gameAnswer] }]
  const have = async (owner: Somebody, method: string, path: string, body?: unknown) => {
    const { status, body: answer, text } = await calls.as(owner, method, path, body)
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return answer?.data
  }

  const [ada, friend] = [await cloud.register('ada_owns'), await cloud.register('befriended')]
  await have(ada, 'POST', '/friends', { username: friend.user.username })
  await have(friend, 'POST', '/friends', { username: ada.user.username })
  const { set } = await have(ada, 'POST', '/quizzes/sets', {
    name: SECRETS.setName,
    language: 'english',
    quizzes: [{ prompt: 'Which stone?', answers: [SECRETS.setAnswer] }],
  })
  const wish = { topic: SECRETS.topic, language: 'english', difficulty: 'easy', count: 2 }
  const { job } = await have(ada, 'POST', '/quizzes/generate', wish)
  const { checkoutId } = await have(ada, 'POST', '/store/checkout', { packId: 'r3-700' })
  const { ad } = await have(ada, 'POST', '/voice/ad')
  const [onSale, item] = (await have(ada, 'GET', '/library/daily')).items.toSorted(byPrice)
  await have(ada, 'POST', `/library/${item.id}/purchase`)
  const { quests } = await have(ada, 'GET', '/quests/daily')
  const line = await calls.as(ada, 'POST', '/voice/generate', { text: 'Good evening', voiceId: 'vera' })
  if (line.status >= 300) throw new Error(`nothing was said: ${line.text}`)
  const { id: audioId } = await cloud.db('voice_audio').first('id')

  const host = await cloud.register('waiting_host')
  const room = await calls.create(host, { password: SECRETS.password, customQuizzes: quizzes })
  // Who is not connected loses their seat after a while.
  await table.sit(host, room.id, { password: SECRETS.password })
  const players = [await cloud.register('plays_one'), await cloud.register('plays_two')]
  const { room: gameRoom, gameSessionId } = await table.play(players, {
    customQuizzes: quizzes,
    timePerRound: 180,
  })
  const queued = await cloud.register('queued_up')
  const { queueId } = await have(queued, 'POST', '/gamemode/matchmaking/start', { gameModeId: 'quick_match' })
  const kept = await keepGame(cloud, [ada, friend])
  const appeal = { gameSessionId: kept, guess: SECRETS.refusedGuess }
  await have(ada, 'POST', `/quizzes/${kept}-1/appeal`, appeal)
  const { id: appealId } = await cloud.db('quiz_appeals').first('id')
  await have(friend, 'POST', `/users/${host.user.id}/report`, { reason: SECRETS.reason })
  const { id: reportId } = await cloud.db('player_reports').first('id')
  const warningId = newId()
  await cloud.db('sanctions').insert({
    id: warningId,
    user_id: ada.user.id,
    kind: 'warning',
    reason: SECRETS.reason,
    admin_id: 'an-admin',
    made_at: cloud.clock.now(),
  })
  const digest = 'd'.repeat(64)
  await cloud.db('banned_addresses').insert({ digest, reason: SECRETS.reason, expires_at: null })
  await cloud.app.services.liveSettings.change({ announcements: [ANNOUNCEMENT] })
  const { id: bankQuiz } = await cloud.db('quizzes').first('id')

  async function look() {
    const { room: waiting } = await have(host, 'GET', `/rooms/${room.id}`)
    const { gameSession } = await have(players[0] as TestPlayer, 'GET', `/game/${gameSessionId}`)
    const { friends } = await have(ada, 'GET', '/friends')
    const { job: now } = await have(ada, 'GET', `/quizzes/generate/${job.id}`)
    return {
      room: [waiting.name, waiting.status, waiting.inviteCode, waiting.players.map(nameOf)],
      game: [gameSession.status, gameSession.currentRound, gameSession.scores],
      friends: friends.map(nameOf),
      job: [now.state, now.done],
      sets: await have(ada, 'GET', '/quizzes/sets'),
      receipts: await have(ada, 'GET', '/store/receipts'),
      inventory: await have(ada, 'GET', '/inventory'),
      balance: (await have(ada, 'GET', '/wallet')).balance,
      quests: (await have(ada, 'GET', '/quests/daily')).quests,
      pass: await have(ada, 'GET', '/game-pass'),
      queue: (await have(queued, 'GET', '/gamemode/matchmaking/status')).isInQueue,
      games: await have(ada, 'GET', `/users/${ada.user.id}/games`),
    }
  }

  return {
    owner: ada,
    ids: {
      'users/{id}': ada.user.id,
      'ranks/{userId}': ada.user.id,
      'friends/{userId}': ada.user.id,
      'sets/{id}': set.id,
      'generate/{id}': job.id,
      'quizzes/{id}': `${kept}-1`,
      'rooms/{id}': room.id,
      'invite/{code}': room.inviteCode ?? '',
      'game/{id}': gameSessionId,
      'stakes/{id}': gameRoom.id,
      'status/{id}': queueId,
      'matchmaking/{id}': queueId,
      'library/{itemId}': onSale.id,
      'inventory/{itemId}': item.id,
      'quests/{id}': quests[0].id,
      'audio/{id}': audioId,
      'payments/{id}': checkoutId,
      'sanctions/{id}': warningId,
      'banned-addresses/{digest}': digest,
      // What everybody finds alike, and what admins alone name.
      'announcements/{id}': ANNOUNCEMENT.id,
      'switches/{name}': 'store',
      'items/{itemId}': item.id,
      'rotation/{date}': '2026-11-24',
      'tables/{date}': '2026-11-24',
      'tables/{season}': '1',
      'levels/{n}': '1',
      'preview/{voiceId}': 'vera',
      'modes/{id}': 'quick_match',
      'webhook/{provider}': 'sandbox',
      'admin/quizzes/{id}': bankQuiz,
      'appeals/{id}': appealId,
      'reports/{id}': reportId,
    },
    bodies: {
      'POST /game/start': { roomId: room.id },
      'POST /quizzes/custom': { setId: set.id, text: 'Which river? | Po' },
      'POST /quizzes/{id}/appeal': appeal,
      'POST /voice/watch-ad': { adId: ad.id },
    },
    secrets: [
      ...Object.values(SECRETS),
      ...[ada, friend, host, queued, ...players].flatMap(({ user, token }) => [user.email, token]),
      ...[set.id, set.code, job.id, checkoutId, queueId, audioId, room.inviteCode ?? ''],
    ],
    look,
    leave: table.leave,
  }
}

const nameOf = ({ username }: { username: string }): string => username
const byPrice = (one: { price: number }, other: { price: number }): number => one.price - other.price

/** A game that is over; answers its id. */
async function keepGame(cloud: TestCloud, players: readonly TestPlayer[]): Promise<string> {
  const sessionId = 'game-of-others'
  const { id: quizId } = await cloud.db('quizzes').first('id')
  const rounds = roundsOf(1).map((round) => ({ ...round, quizId, prompt: SECRETS.keptPrompt }))
  const given = { users: cloud.app.services.users }
  await testResults({ db: cloud.db, now: cloud.clock.now }, given).settle(
    resultOf({
      sessionId,
      finishedAt: cloud.clock.now(),
      players: players.map(({ user }) => member(user.id)),
      rounds,
      refused: [{ userId: players[0]?.user.id ?? '', round: 1, guess: SECRETS.refusedGuess }],
    }),
  )
  return sessionId
}
