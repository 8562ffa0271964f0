import { describe, expect, it } from 'vitest'
import { maskWords } from '#renderer/components/play/mask-words.ts'
import { scoreRows, standingOf } from '#renderer/components/play/score-rows.ts'
import { timeLeft } from '#renderer/components/play/use-countdown.ts'
import { placesText } from '#renderer/features/game/places-text.ts'
import { roomIdOfGame } from '#renderer/features/game/room-id-of-game.ts'
import { player, score } from '#renderer/realtime/testing/room-fixtures.ts'
import { placesOf } from '#shared/protocol/places.ts'

const rowsOf = (points: Record<string, number>, me = 'ada') =>
  scoreRows({
    scores: Object.entries(points).map(([name, value]) => score(name, value)),
    winnerId: null,
    players: [player('Ada'), player('Bo')],
    avatars: {},
    kinds: {},
    answered: ['bo'],
    me,
  })

describe('the parts of the table', () => {
  it('[RT-65] counts by what remains, and stands still in a pause', () => {
    expect(timeLeft({ kind: 'running', endsAt: 5000, durationMs: 10_000 }, 1200)).toEqual({
      ms: 3800,
      seconds: 4,
      share: 0.38,
    })
    expect(timeLeft({ kind: 'running', endsAt: 5000, durationMs: null }, 9000)).toEqual({
      ms: 0,
      seconds: 0,
      share: null,
    })
    expect(timeLeft({ kind: 'stopped', remainingMs: 700, durationMs: 1000 }, 9_999_999).ms).toBe(700)
  })

  it('[GAME-25] breaks a mask between words, and tells letters from signs', () => {
    const [first, second] = maskWords('_’A_ é_')
    expect(first?.map(({ char, isLetter }) => `${char}${isLetter ? '' : '!'}`)).toEqual(['_', '’!', 'A', '_'])
    expect(second).toHaveLength(2)
  })

  it('keeps the server’s order among equal points, as the podium does', () => {
    expect(
      rowsOf({ Bo: 30, Cy: 30, Ada: 10, Di: 0 }).map(({ username, place }) => `${username} ${place}`),
    ).toEqual(['Bo 1', 'Cy 2', 'Ada 3', 'Di 4'])
  })

  it('gives the same place to those who have no points, and nobody the winner’s', () => {
    expect(placesOf([score('Ada'), score('Bo'), score('Cy')], null)).toEqual([1, 1, 1])
    expect(placesOf([score('Ada', 9), score('Bo'), score('Cy')], 'ada')).toEqual([1, 2, 2])
    expect(placesOf([score('Ada'), score('Bo'), score('Cy')], 'ada')).toEqual([1, 2, 2])
    expect(placesOf([score('Ada'), score('Bo', 80)], 'ada')).toEqual([1, 2])
  })

  it('tells how far it is up, or how far the others are behind', () => {
    expect(standingOf(rowsOf({ Cy: 90, Bo: 30, Ada: 10 }))).toMatchObject({ gap: 20, leads: false })
    expect(standingOf(rowsOf({ Ada: 40, Bo: 30 }))).toMatchObject({ gap: 10, leads: true })
    expect(standingOf(rowsOf({ Bo: 40, Ada: 40 }))).toMatchObject({ gap: 0, leads: false })
    expect(standingOf(rowsOf({ Bo: 30 }))).toBeNull()
  })

  it('tells a reader who left and with what', () => {
    const result = {
      winner: { userId: 'ada', username: 'Ada' },
      scores: [score('Ada', 90, 1), { ...score('Bo', 1210, 2), left: true }],
      rewards: null,
    }
    expect(placesText(result, {})).toBe('1st Ada, 90 points; 2nd Bo, left with 1,210 points.')
  })

  it('takes a game by its own id or by its room’s', () => {
    expect([roomIdOfGame('game-r1'), roomIdOfGame('r1')]).toEqual(['r1', 'r1'])
  })
})
