import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { STAGE } from '../room-state.ts'
import { viewFor } from '../view.ts'
import { longestStreak } from './own-game.ts'

const answered = (...userIds: string[]) => ({
  quizId: 'q',
  prompt: 'Q?',
  answer: 'a' as string | null,
  answers: userIds.map((userId) => ({ userId, points: 100, elapsedMs: 1_000 })),
})

describe('the longest row of right answers', () => {
  it('[GAME-44] ends with a missed round, and not with one that told no answer', () => {
    const rounds = [answered('ada'), answered('ada', 'bob'), answered('bob'), answered('ada')]
    expect(longestStreak(rounds, 'ada')).toBe(2)
    const cutShort = { ...answered(), answer: null }
    expect(longestStreak([answered('ada'), cutShort, answered('ada')], 'ada')).toBe(2)
    expect(longestStreak([answered('ada'), answered(), answered('ada')], 'ada')).toBe(1)
    expect(longestStreak([], 'ada')).toBe(0)
  })
})

const level = { before: 1, after: 2, xp: { before: 90, after: 110 } }

/** Ada is right at once and after 4 s, Bob after a wrong guess; Cem watches, and a big screen is open. */
function finished() {
  const room = driveRoom({ rounds: 2, allowSpectators: true })
  room.enter('ada', 'bob')
  room.join('cem', { spectate: true })
  room.perform({ type: 'connect', userId: 'cem' })
  room.perform({ type: 'count_stages', open: 1 })
  room.perform({ type: 'start_game', userId: 'ada' })
  room.deal()
  room.pass(3_000)
  room.guess('ada', 'lantern')
  room.guess('bob', 'umbrella')
  room.pass(2_000)
  room.guess('bob', 'lantern')
  room.pass(5_000 + 4_000)
  room.guess('ada', 'compass')
  room.pass(20_000)
  return room
}

describe('what a game was for a player', () => {
  it('[GAME-44] comes with the result: place, accuracy, fastest answer, streak, and what the settlement knows', () => {
    const room = finished()
    room.perform({ type: 'settled', rewards: [], progress: { ada: { level, rank: null } } })
    expect(room.heard('game_finished', 'ada')).toMatchObject([
      { yours: { place: 1, accuracy: 1, fastestMs: 0, streak: 2, level, rank: null } },
    ])
    expect(room.heard('game_finished', 'bob')).toMatchObject([
      { yours: { place: 2, accuracy: 0.5, fastestMs: 2_000, streak: 1, level: null, rank: null } },
    ])
  })

  it('[GAME-44] says so of one who never guessed, and of nothing when the settlement took too long', () => {
    const room = driveRoom({ rounds: 1 })
    room.play('ada', 'bob')
    room.guess('ada', 'lantern')
    room.pass(20_000)
    room.pass(5_000)
    room.perform({ type: 'settled', rewards: [], progress: { ada: { level, rank: null } } })
    expect(room.heard('game_finished', 'ada')).toMatchObject([{ rewards: null, yours: { level: null } }])
    expect(room.heard('game_finished', 'bob')[0]?.yours).toMatchObject({
      place: 2,
      accuracy: null,
      fastestMs: null,
      streak: 0,
    })
  })

  it('[GAME-44] is nobody else’s: spectators and big screens get the result without', () => {
    const room = finished()
    room.perform({ type: 'settled', rewards: [] })
    const told = room.events.filter(({ name }) => name === 'game_finished')
    const toOthers = told.filter(({ to }) => to === 'stages' || (to !== 'all' && to.includes('cem')))
    expect(toOthers).toHaveLength(2)
    for (const { payload } of toOthers) expect(payload).not.toHaveProperty('yours')
    expect(room.heard('game_finished', 'ada')).toHaveLength(1)
  })

  it('[GAME-44] is in the view of one who comes back to the podium', () => {
    const room = finished()
    room.perform({ type: 'settled', rewards: [], progress: { bob: { level, rank: null } } })
    room.forget()
    room.perform({ type: 'disconnect', userId: 'bob' })
    room.perform({ type: 'connect', userId: 'bob' })
    expect(viewFor(room.state, 'bob', room.now).result?.yours).toMatchObject({ place: 2, level })
    expect(viewFor(room.state, 'cem', room.now).result).not.toHaveProperty('yours')
    expect(viewFor(room.state, STAGE, room.now).result).not.toHaveProperty('yours')
  })
})

it('[GAME-44] two who scored nothing share their place, as they do on the podium', () => {
  const room = driveRoom({ rounds: 1 })
  room.play('ada', 'bob')
  room.pass(20_000)
  room.pass(5_000)
  room.perform({ type: 'settled', rewards: [] })
  for (const userId of ['ada', 'bob'])
    expect(room.heard('game_finished', userId)).toMatchObject([{ yours: { place: 1 } }])
})
