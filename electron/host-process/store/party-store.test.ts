import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createMemoryBudget,
  createQuizAuthor,
  createQuizMaker,
  type GameResult,
  loadBank,
  type QuizMaker,
} from '#host-engine/index.ts'
import { GOOD_QUIZZES, solutionOf } from '#host-engine/testing/model-quizzes.ts'
import { startModelVendor } from '#host-engine/testing/model-vendor.ts'
import { GUEST_KEPT_MS } from '#shared/constants/timings.ts'
import { createPartyGames } from '../evening/kept-games.ts'
import { partyStats } from '../evening/party-stats.ts'
import { createGuests } from '../guests/guests.ts'
import { createGuestsStore } from '../guests/guests-store.ts'
import { createPartyQuizzes } from '../quizzes/party-quizzes.ts'
import { openStore, type Store, StoreError } from './open-store.ts'
import { readParty } from './party-record.ts'

let folder: string
let store: Store
let time = Date.now()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-store-'))
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const guestsOf = (at: Store, ended: string[] = []) =>
  createGuests({
    store: createGuestsStore(at),
    passwordDigest: () => null,
    onLoginEnded: (loginId) => void ended.push(loginId),
    now: () => time,
  })
const HERE = { isOwnComputer: true }
const makesNothing: QuizMaker = {
  source: 'built_in',
  make: async () => ({ source: 'built_in', quizzes: [], held: [], dropped: {}, topicFound: true }),
}

describe('the party’s file', () => {
  it('is one process’s alone, and free again when that is gone', () => {
    const fault = () => {
      try {
        openStore(folder).close()
        return null
      } catch (error) {
        return error instanceof StoreError ? [error.fault, error.message] : error
      }
    }
    expect(fault()).toEqual([
      'data_in_use',
      `The folder ${folder} is in use by another party on this computer.`,
    ])
    store.close()
    expect(fault()).toBeNull()
    store = openStore(folder)
  })

  it('says when it cannot be written', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(() => openStore(join(file, 'below'))).toThrow('cannot be written to')
  })

  it('keeps the party’s id and code; its name may change', () => {
    const { partyId, code } = readParty(store, 'Kitchen table')
    expect(readParty(store, 'Garden')).toEqual({ partyId, code, name: 'Garden', epoch: 1 })
  })
})

describe('the guests of a party', () => {
  it('[CHAT-15] have no name that nobody should have to read', () => {
    const guests = guestsOf(store)
    const enter = (nickname: string) => guests.enter({ nickname, language: undefined }, HERE)
    expect(() => enter('porco_dio')).toThrow('offensive language')
    const { id } = enter('Ada').user
    expect(() => guests.changeProfile(id, { username: 'MarioCazzo' })).toThrow('offensive language')
    expect(guests.changeProfile(id, { username: 'Scunthorpe' }).nickname).toBe('Scunthorpe')
  })

  it('[GUEST-8, LAN-6] get the first free number after a taken name, and keep it', () => {
    const guests = guestsOf(store)
    const enter = (nickname: string, deviceToken?: string) =>
      guests.enter({ nickname, language: undefined, deviceToken }, HERE)
    expect(enter('Ninuccia').user.username).toBe('Ninuccia')
    const second = enter('ninuccia')
    expect(second.user.username).toBe('ninuccia 2')
    expect(enter('ninuccia', second.deviceToken).user.username).toBe('ninuccia 2')
    expect(guests.changeProfile(second.user.id, { username: 'Zoë' }).nickname).toBe('Zoë')
    expect(() => guests.changeProfile(second.user.id, { username: 'nìnuccia' })).toThrow('already taken')
  })

  it('[GUEST-8] refuse a name that only looks like another member’s', () => {
    const guests = guestsOf(store)
    const enter = (nickname: string) => guests.enter({ nickname, language: undefined }, HERE)
    enter('Coca')
    expect(() => enter('Соса')).toThrow('already taken')
    const { id } = enter('Ada').user
    expect(() => guests.changeProfile(id, { username: 'C0ca' })).toThrow('already taken')
    expect(guests.changeProfile(id, { username: 'Ada' }).nickname).toBe('Ada')
  })

  it('[LAN-6] come back by their device for thirty days, with one login at a time', () => {
    const ended: string[] = []
    const first = guestsOf(store, ended).enter({ nickname: 'Ada', language: undefined }, HERE)
    time += GUEST_KEPT_MS - 1_000
    const guests = guestsOf(store, ended)
    const again = guests.enter({ nickname: 'Ada', language: undefined, deviceToken: first.deviceToken }, HERE)
    expect(again.user.id).toBe(first.user.id)
    expect(ended).toHaveLength(1)
    expect(guests.authenticate(first.token)).toBeNull()
    expect(guests.authenticate(again.token)).toMatchObject({ username: 'Ada', isGuest: true })
    // What the file holds logs nobody in.
    const row = store.prepare('select * from guests').get() as Record<string, unknown>
    expect(Object.values(row)).not.toContain(again.token)
    expect(guests.authenticate(String(row.token_hash))).toBeNull()

    time += GUEST_KEPT_MS + 1_000
    const later = guestsOf(store)
    expect(later.authenticate(again.token)).toBeNull()
    const stranger = later.enter(
      { nickname: 'Ada', language: undefined, deviceToken: first.deviceToken },
      HERE,
    )
    expect(stranger.user.id).not.toBe(first.user.id)
  })
})

describe('the riddles of a party', () => {
  it('[GAME-14] are those that the fewest of the players have seen', async () => {
    const easy = loadBank().filter(
      ({ language, difficulty }) => language === 'english' && difficulty === 'easy',
    )
    const quizzes = createPartyQuizzes(store, makesNothing)
    const { user } = guestsOf(store).enter({ nickname: 'Ada', language: undefined }, HERE)
    const unseen = easy[7]?.id
    for (const { id } of easy) if (id !== unseen) await quizzes.markSeen(id, [user.id, 'long-gone'])
    const asked = { language: 'english', difficulty: 'easy', category: 'any', practice: false } as const
    const [first] = await quizzes.pick({ ...asked, count: 1, players: [user.id] })
    expect(first?.id).toBe(unseen)
    const all = await quizzes.pick({ ...asked, count: easy.length + 1, players: [user.id] })
    expect(new Set(all.map(({ id }) => id)).size).toBe(easy.length + 1)
    expect(all.at(-1)?.difficulty).toBe('medium')
  })

  it('[QUIZ-10] are written by a model once all of a difficulty have been seen, and then seen like the others', async () => {
    const vendor = await startModelVendor()
    vendor.plays(({ isSolving, user }) => ({
      content: JSON.stringify(
        isSolving ? { answer: solutionOf(JSON.parse(user).question) } : { quizzes: GOOD_QUIZZES },
      ),
    }))
    const author = createQuizAuthor(
      {
        baseUrl: vendor.baseUrl,
        apiKey: null,
        model: 'local',
        dailyBudgetMicros: 1,
        prices: { input: 0, output: 0 },
      },
      createMemoryBudget(1, Date.now),
    )
    const logger = { info() {}, warn() {}, error() {} }
    const quizzes = createPartyQuizzes(store, createQuizMaker({ author, logger }))
    const { user } = guestsOf(store).enter({ nickname: 'Bea', language: undefined }, HERE)
    const asked = { language: 'english', difficulty: 'easy', category: 'any', practice: false } as const
    const request = { ...asked, count: GOOD_QUIZZES.length, players: [user.id] }

    const isNew = ({ prompt }: { prompt: string }) => GOOD_QUIZZES.some((quiz) => quiz.prompt === prompt)
    expect((await quizzes.pick(request)).some(isNew)).toBe(false)
    expect(vendor.asked).toEqual([])
    for (const { id, language, difficulty } of loadBank())
      if (language === 'english' && difficulty === 'easy') await quizzes.markSeen(id, [user.id])
    const written = await quizzes.pick(request)
    // Not the third: the bank has its answer.
    expect(written.filter(isNew)).toHaveLength(2)
    expect(vendor.asked.every(({ key }) => key === undefined)).toBe(true)

    for (const { id } of written) await quizzes.markSeen(id, [user.id])
    vendor.plays(() => ({ status: 401, content: 'no' }))
    expect(await quizzes.pick({ ...request, count: 1 })).toHaveLength(1)
    await vendor.stop()
  })
})

describe('the games of a party', () => {
  const result = (number: number, changes: Partial<GameResult> = {}): GameResult => ({
    sessionId: `game-${number}`,
    roomId: `${number}`,
    outcome: { kind: 'finished', winner: 'ada' },
    mode: 'quick',
    matched: false,
    ownQuizzes: false,
    roundsPlanned: 1,
    startedAt: number,
    finishedAt: number + 1,
    players: [],
    leavers: [],
    scores: [{ userId: 'ada', username: 'Ada', score: 100, correct: 1 }],
    rounds: [],
    wrongGuesses: [],
    refused: [],
    ...changes,
  })

  it('[LAN-4] are kept once each, the last hundred of them, and bring nothing', async () => {
    const games = createPartyGames(store)
    for (let number = 1; number <= 101; number++)
      expect(await games.results.settle(result(number))).toBeNull()
    await games.results.settle(result(101, { outcome: { kind: 'unfinished', reason: 'later' } }))
    const kept = games.latest()
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([100, 'game-101', 'game-2'])
    expect(kept[0]?.outcome.kind).toBe('finished')
    expect(await games.kept.find('game-1')).toBeNull()
    expect((await games.kept.names('game-101')).get('ada')).toBe('Ada')
    expect(partyStats(kept, 'ada')).toMatchObject({ games: 100, wins: 100, winRate: 1, globalRank: null })
    expect(partyStats(kept, 'bob')).toMatchObject({ games: 0, wins: 0, winRate: 0 })
  })
})
