import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, dayStart } from '#cloud/day.ts'
import type { SettledGame } from '#cloud/settlement-part.ts'
import { member, resultOf, roundsOf } from '#cloud/testing/game-result.ts'
import type { GameResult } from '#host-engine/index.ts'
import { QUEST_AMOUNTS } from '#shared/constants/amount-tables.ts'
import { QUEST_TYPES, type QuestType } from '#shared/constants/game.ts'
import { afterSteps, questId, questKey, stepsOf, targetOf, toQuest, unbegun } from './quests-rules.ts'

const TARGETS: Record<QuestType, number[]> = {
  quick_matches: [3, 5, 10],
  private_matches: [1, 3],
  ranked_wins: [1, 3],
  correct_answers: [5, 10, 20],
  total_games: [5, 10, 15],
}
const days = fc.integer({ min: 20_000, max: 30_000 })
const types = fc.constantFrom(...QUEST_TYPES)

describe('a target', () => {
  it('[QUEST-2, QUEST-3] is one of its type’s, and the same whenever it is asked for', () => {
    fc.assert(
      fc.property(fc.string(), days, types, (userId, day, type) => {
        const target = targetOf(userId, { day, type })
        expect(TARGETS[type]).toContain(target)
        expect(targetOf(userId, { day, type })).toBe(target)
        expect(questKey(questId({ day, type }))).toEqual({ day, type })
      }),
    )
  })

  it.each(QUEST_TYPES)('[QUEST-2] of %s is each of them about equally often', (type) => {
    const drawn = Array.from({ length: 3_000 }, (_, day) => targetOf('somebody', { day, type }))
    const share = 3_000 / TARGETS[type].length
    for (const target of TARGETS[type]) {
      const times = drawn.filter((one) => one === target).length
      expect(Math.abs(times - share)).toBeLessThan(share / 5)
    }
  })

  it.each(['', '20000', '20000-', 'x-total_games', '20000-toString', '-1-total_games', '1e3-total_games'])(
    'has no id like %j',
    (id) => {
      expect(questKey(id)).toBeNull()
    },
  )
})

const settled = (more: Partial<GameResult>, guests: readonly string[] = []): SettledGame => {
  const result = resultOf({
    rounds: roundsOf(3),
    players: [member('ada', { correct: 2 }), member('bob')],
    ...more,
  })
  const people = [...result.players, ...result.leavers].map(({ userId }) => userId)
  const members = new Set(people.filter((one) => !guests.includes(one) && !one.startsWith('bot')))
  return { result, accounts: new Set(people), members }
}
const stepsFor = (userId: string, game: SettledGame): Partial<Record<QuestType, number>> =>
  Object.fromEntries(
    stepsOf(game)
      .filter((step) => step.userId === userId)
      .map(({ type, by }) => [type, by]),
  )

describe('a finished game', () => {
  it('[QUEST-4] counts as a game, with its right answers', () => {
    const game = settled({})
    expect(stepsFor('ada', game)).toEqual({ correct_answers: 2, total_games: 1 })
    expect(stepsFor('bob', game)).toEqual({ total_games: 1 })
  })

  it('[QUEST-4] is a quick match when the server put it together, and a private one in a private lobby', () => {
    expect(stepsFor('bob', settled({ matched: true }))).toEqual({ quick_matches: 1, total_games: 1 })
    expect(stepsFor('bob', settled({ mode: 'private' }))).toEqual({ private_matches: 1, total_games: 1 })
  })

  it('[QUEST-4] is a ranked win for its winner alone, and only when it was matched', () => {
    const ranked = { mode: 'ranked', outcome: { kind: 'finished', winner: 'bob' } } as const
    expect(stepsFor('bob', settled({ ...ranked, matched: true }))).toEqual({ ranked_wins: 1, total_games: 1 })
    expect(stepsFor('ada', settled({ ...ranked, matched: true }))).toMatchObject({ total_games: 1 })
    expect(stepsFor('ada', settled({ ...ranked, matched: true }))).not.toHaveProperty('ranked_wins')
    expect(stepsFor('bob', settled(ranked))).toEqual({ total_games: 1 })
  })

  it.each<[string, Partial<GameResult>, string[]]>([
    ['with quizzes of the host’s own', { ownQuizzes: true }, []],
    ['of two rounds', { rounds: roundsOf(2) }, []],
    [
      'of three rounds of which one was cut short',
      { rounds: roundsOf(3).map((round, index) => (index === 2 ? { ...round, answer: null } : round)) },
      [],
    ],
    ['with a guest', {}, ['bob']],
    ['with a bot', { players: [member('ada', { correct: 2 }), member('bot-1', { isBot: true })] }, []],
    ['alone', { players: [member('ada', { correct: 2 })] }, []],
    ['that did not finish', { outcome: { kind: 'unfinished', reason: 'empty' } }, []],
  ])('[QUEST-4] counts for nobody %s', (_, more, guests) => {
    expect(stepsOf(settled(more, guests))).toEqual([])
  })

  it('[QUEST-4] counts for who stayed, not for who left', () => {
    const leavers = [{ userId: 'bob', username: 'bob', leftAt: 0, score: 0, correct: 2 }]
    const game = settled({ matched: true, players: [member('ada')], leavers })
    expect(stepsFor('ada', game)).toEqual({ quick_matches: 1, total_games: 1 })
    expect(stepsFor('bob', game)).toEqual({})
  })

  it('[QUEST-3] belongs to the day on which it ended, in UTC', () => {
    const midnight = dayStart(20_500)
    const dayAt = (finishedAt: number) => stepsOf(settled({ finishedAt }))[0]?.day
    expect([dayAt(midnight - 1), dayAt(midnight)]).toEqual([20_499, 20_500])
    expect(dayOf(Date.UTC(2026, 0, 1)) * 86_400_000).toBe(Date.UTC(2026, 0, 1))
  })
})

it('[QUEST-4] progress never goes back nor beyond the target, and only what moved is told', () => {
  fc.assert(
    fc.property(types, days, fc.array(fc.nat({ max: 12 })), (type, day, steps) => {
      let progress = unbegun('ada', { day, type })
      const target = targetOf('ada', { day, type })
      for (const by of steps) {
        const [next] = afterSteps([{ userId: 'ada', day, type, by }], [progress])
        expect(next !== undefined).toBe(by > 0 && progress.progress < target)
        progress = next ?? progress
      }
      const sum = steps.reduce((all, by) => all + by, 0)
      expect(toQuest(progress, QUEST_AMOUNTS)).toMatchObject({ target, progress: Math.min(target, sum) })
    }),
  )
})
