import { expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { STAGE } from '../room-state.ts'
import { viewFor } from '../view.ts'

/** Ada solves the first round; Bob and Cem guess, and Dan looks on. */
function guessed() {
  const room = driveRoom({ rounds: 2 })
  room.enter('ada', 'bob', 'cem')
  room.join('dan', { spectate: true })
  room.perform({ type: 'connect', userId: 'dan' })
  room.perform({ type: 'count_stages', open: 1 })
  room.perform({ type: 'start_game', userId: 'ada' })
  room.deal()
  room.pass(3_000)
  room.guess('ada', 'umbrella')
  room.guess('bob', 'lanternfish or so')
  room.pass(2_000)
  room.guess('ada', 'lantern')
  room.guess('bob', 'umbrella')
  room.guess('cem', 'umbrella')
  return room
}
const NEAR = { guess: 'lanternfish or so', reason: 'frame' }

it('[QUIZ-8] each who missed learns with the answer why the best of their guesses was refused', () => {
  const room = guessed()
  room.pass(20_000)
  const told = (by: string) => room.heard('round_ended', by).map(({ refused }) => refused)
  expect(told('bob')).toEqual([NEAR])
  expect(told('cem')).toEqual([{ guess: 'umbrella', reason: 'none' }])
  for (const other of ['ada', 'dan', 'stages']) expect(told(other), other).toEqual([undefined])
})

it('[QUIZ-8] nothing tells it before the round is over', () => {
  const room = guessed()
  expect(JSON.stringify(room.events)).not.toContain('reason":"frame')
  for (const viewer of ['ada', 'bob', STAGE])
    expect(JSON.stringify(viewFor(room.state, viewer, room.now))).not.toContain('refused')
})

it('[QUIZ-8] it is in the view of one who comes back to the answer, until the next question', () => {
  const room = guessed()
  room.pass(18_000)
  expect(viewFor(room.state, 'bob', room.now).lastRound?.refused).toEqual(NEAR)
  for (const viewer of ['ada', 'dan', STAGE])
    expect(viewFor(room.state, viewer, room.now).lastRound).not.toHaveProperty('refused')
  room.pass(5_000)
  room.pass(20_000)
  expect(room.heard('round_ended', 'bob').at(-1)).not.toHaveProperty('refused')
})

it('[QUIZ-8, GAME-48] a round that tells no answer tells no reason', () => {
  const room = guessed()
  room.perform({ type: 'end_round', userId: 'ada' })
  expect(room.heard('round_ended')).toMatchObject([{ answer: null }])
  expect(JSON.stringify(room.events)).not.toContain('reason":"frame')
})
