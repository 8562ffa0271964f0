import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Party } from '#shared/schemas/party.ts'
import { createFollower, type Follower } from './follower.ts'
import type { Lead } from './following.ts'
import { party } from './testing/party-fixtures.ts'

const A = 'http://192.168.1.5:8790'
const B = 'http://192.168.1.6:8790'

let answers: Record<string, Party | null>
let asked: string[]
let votes: [string, number][]
let moves: string[]
let lead: Lead
let follower: Follower

beforeEach(async () => {
  vi.useFakeTimers()
  answers = { [A]: party({ origins: [A, B] }), [B]: party({ origins: [A, B], isLeading: false }) }
  asked = []
  votes = []
  moves = []
  follower = createFollower({
    home: A,
    ask: async (origin) => {
      asked.push(origin)
      return answers[origin] ?? null
    },
    vote: (origin, epoch) => votes.push([origin, epoch]),
    changed: (_, now) => {
      lead = now
    },
    moved: (origin) => moves.push(origin),
  })
  await follower.start()
  asked = []
})
afterEach(() => {
  follower.stop()
  vi.useRealTimers()
})
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('asks the leader every five seconds while it answers, and nobody else', async () => {
  await wait(15_000)
  expect(asked).toEqual([A, A, A])
  expect(votes).toEqual([])
})

it('[LAN-9] votes each second once the leader is silent, and follows who takes over', async () => {
  answers[A] = null
  await follower.look()
  await wait(5_000)
  expect(lead).toBe('looking')
  expect(votes).toEqual(Array.from({ length: 4 }, () => [B, 1]))
  expect(moves).toEqual([])
  answers[B] = party({ epoch: 2, origins: [B] })
  await wait(1_000)
  expect(lead).toBe('led')
  expect(moves).toEqual([B])
  asked = []
  await wait(10_000)
  expect(asked).toEqual([B, B])
})

it('[LAN-10] waits for a host that nobody succeeds, for as long as it takes, and goes on where it was', async () => {
  answers = { [A]: null, [B]: null }
  await follower.look()
  await wait(3_600_000)
  expect(lead).toBe('gone')
  expect(votes).toEqual([])
  answers[A] = party()
  await wait(1_000)
  expect(lead).toBe('led')
  expect(moves).toEqual([])
})

it('[LAN-10] a cut cable, which closes nothing, shows at the next question', async () => {
  answers[A] = null
  await wait(8_000)
  expect(lead).toBe('looking')
})

it('lets a room be joined only where the party is led', async () => {
  await expect(follower.led()).resolves.toBeUndefined()
  answers[A] = party({ isLeading: false })
  await expect(follower.led()).rejects.toThrow()
  answers[B] = party({ epoch: 2 })
  await wait(1_000)
  await expect(follower.led()).resolves.toBeUndefined()
})

it('asks an origin that has not answered yet no second time', async () => {
  const late = Promise.withResolvers<Party | null>()
  const questions = vi.fn(() => late.promise)
  const slow = createFollower({ home: A, ask: questions, vote: vi.fn(), changed: vi.fn(), moved: vi.fn() })
  void slow.start()
  await wait(20_000)
  expect(questions).toHaveBeenCalledTimes(1)
  late.resolve(party())
  slow.stop()
})
