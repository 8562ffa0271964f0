import { expect, it } from 'vitest'
import { ANSWERS, driveRoom } from '../../testing/room-driver.ts'

/** The players who answer each round right; the others miss it. */
function playRounds(room: ReturnType<typeof driveRoom>, solvers: readonly (readonly string[])[]) {
  for (const [round, names] of solvers.entries()) {
    for (const name of names) room.guess(name, ANSWERS[round] ?? '')
    room.pass(25_000)
  }
}
const streaksOf = (room: ReturnType<typeof driveRoom>, name: string) =>
  room
    .heard('correct_answer')
    .filter(({ userId }) => userId === name)
    .map(({ streak }) => streak)

it('[SCORE-9] a missed round ends a streak, and the third right answer in a row pays a tenth more', () => {
  const room = driveRoom({ rounds: 5 })
  room.play('ada', 'bob', 'cleo')
  playRounds(room, [['ada', 'bob'], ['ada'], ['ada', 'bob'], ['bob'], ['bob']])
  expect(streaksOf(room, 'ada')).toEqual([1, 2, 3])
  expect(streaksOf(room, 'bob')).toEqual([1, 1, 2, 3])
  const [first, second, third] = room.heard('correct_answer').filter(({ userId }) => userId === 'ada')
  expect(second?.points).toBe(first?.points)
  expect(third?.points).toBe(Math.round(150 * 1.3 * 1.1))
})

it('[SCORE-9] a round that tells no answer neither adds to a streak nor ends it', () => {
  const room = driveRoom({ rounds: 3 })
  room.play('ada', 'bob')
  room.guess('bob', ANSWERS[0])
  room.pass(25_000)
  room.perform({ type: 'end_round', userId: 'ada' })
  room.pass(5_000)
  room.guess('bob', ANSWERS[2])
  expect(streaksOf(room, 'bob')).toEqual([1, 2])
})

it('[SCORE-3] counts the seats at the round’s start, also of one who leaves in it', () => {
  const room = driveRoom({ rounds: 3, difficulty: 'medium' })
  room.play('ada', 'bob', 'cleo')
  expect(room.heard('round_started').at(-1)?.seats).toBe(3)
  room.guess('ada', ANSWERS[0])
  room.perform({ type: 'leave', userId: 'cleo' })
  room.guess('bob', ANSWERS[0])
  expect(room.heard('correct_answer').map(({ points }) => points)).toEqual([195, 173])
})
