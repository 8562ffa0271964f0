import { expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { withRefused } from './refused-guesses.ts'

it('[QUIZ-12] the result names what the judge did not take, word for word: a number, a near miss, talk', () => {
  const room = driveRoom({ rounds: 2 })
  room.play('ada', 'bob')
  for (const guess of ['42', 'Lanturrn!', 'is it a thing that one carries through the night?']) {
    expect(room.guess('bob', guess), guess).toMatchObject({ ok: true })
    room.pass(2_000)
  }
  room.guess('bob', 'lantern')
  room.guess('ada', 'lantern')
  const { phase } = room.state
  expect(phase.kind === 'playing' && phase.game.refused).toEqual([
    { userId: 'bob', round: 1, guess: '42' },
    { userId: 'bob', round: 1, guess: 'Lanturrn!' },
    { userId: 'bob', round: 1, guess: 'is it a thing that one carries through the night?' },
  ])
})

it('[QUIZ-12] keeps the last twenty of each player and round', () => {
  const typed = (userId: string, round: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ userId, round, guess: `guess ${index}` }))
  const all = [...typed('ada', 1, 30), ...typed('ada', 2, 3), ...typed('bob', 1, 3)].reduce<
    ReturnType<typeof withRefused>
  >(withRefused, [])
  expect(all.filter(({ userId, round }) => userId === 'ada' && round === 1)).toEqual(
    typed('ada', 1, 30).slice(10),
  )
  expect(all).toHaveLength(26)
  expect(withRefused(all, { userId: 'bob', round: 1, guess: 'x'.repeat(81) })).toBe(all)
})
