import { describe, expect, it } from 'vitest'
import { driveMatch } from '../../testing/match-driver.ts'

describe('a ranked game that the others leave', () => {
  it('[GAME-35] finishes in its first round, with the one who stays as the winner', () => {
    const match = driveMatch(['ada', 'bob'])
    match.begin()
    match.leave('bob')
    expect(match.results()).toMatchObject([
      { outcome: { kind: 'finished', winner: 'ada' }, leavers: [{ userId: 'bob' }] },
    ])
    match.perform({ type: 'settled', rewards: [] })
    expect(match.heard('game_ended_and_cleaned')).toEqual([])
    expect(match.heard('game_finished', 'ada')[0]?.winner).toEqual({ userId: 'ada', username: 'ada' })
  })

  it('[RANK-18] is won without points by the only one present when it ends', () => {
    const match = driveMatch(['ada', 'bob'], { rounds: 1 })
    match.begin()
    match.drop('bob')
    match.pass(50_000)
    expect(match.results()).toMatchObject([
      { outcome: { kind: 'finished', winner: 'ada' }, leavers: [{ userId: 'bob' }] },
    ])
  })

  it('[SCORE-8] has no winner when two are present and neither scored', () => {
    const match = driveMatch(['ada', 'bob', 'cam'], { rounds: 1 })
    match.begin()
    match.leave('cam')
    match.pass(50_000)
    expect(match.results()).toMatchObject([{ outcome: { kind: 'finished', winner: null } }])
  })

  it('[GAME-35] ends unfinished before a round was played when it is not ranked', () => {
    const match = driveMatch(['ada', 'bob'], { mode: 'quick' })
    match.begin()
    match.leave('bob')
    expect(match.results()).toMatchObject([{ outcome: { kind: 'unfinished' } }])
  })

  it('[RANK-11, GAME-32] keeps name, last place and points of one who quits on the podium', () => {
    const match = driveMatch(['ada', 'bob', 'cam'])
    match.begin()
    match.guess('bob', 'lantern')
    match.leave('bob')
    match.pass(200_000)
    match.perform({ type: 'settled', rewards: [] })
    const [finished] = match.heard('game_finished')
    expect(finished?.scores.map(({ userId }) => userId)).toEqual(['ada', 'cam', 'bob'])
    expect(finished?.scores.at(-1)).toEqual({
      userId: 'bob',
      username: 'bob',
      score: 195,
      correct: 1,
      left: true,
    })
    expect(match.results()[0]?.players.map(({ userId }) => userId)).toEqual(['ada', 'cam'])
  })
})
