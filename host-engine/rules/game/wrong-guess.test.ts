import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { funniestMiss } from './wrong-guess.ts'

const miss = (userId: string, guess: string, isClose = false) => ({
  userId,
  username: userId,
  guess,
  isClose,
})

describe('the funniest wrong guess', () => {
  it('[RT-26] is what several typed, then the nearest miss, then the longest, the earliest of equals', () => {
    const far = [miss('ada', 'cat'), miss('bob', 'hippopotamus'), miss('cem', 'rhinoceroses')]
    expect(funniestMiss(far, 'lantern')).toMatchObject({ userId: 'bob', guess: 'hippopotamus', people: 1 })
    const near = [...far, miss('ada', 'lanthrem', true), miss('bob', 'lantren', true)]
    expect(funniestMiss(near, 'lantern')).toMatchObject({ guess: 'lantren', distance: 1 })
    const shared = [...near, miss('ada', 'Lamp'), miss('bob', 'lamp')]
    expect(funniestMiss(shared, 'lantern')).toMatchObject({ userId: 'ada', guess: 'Lamp', people: 2 })
    expect(funniestMiss([miss('ada', 'lamp'), miss('ada', 'lamp')], 'lantern')).toMatchObject({ people: 1 })
    expect(funniestMiss([], 'lantern')).toBeNull()
  })

  it('[RT-26] comes with the answer, by the one who typed it', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.guess('bob', 'umbrella')
    room.pass(20_000)
    expect(room.heard('round_ended')[0]?.wrongGuess).toEqual({
      userId: 'bob',
      username: 'bob',
      guess: 'umbrella',
    })
  })

  it.each([
    'who knows what this may be',
    'is it a lamp?',
    '12345',
    'see https://example.org',
    'a long line about everything under the sun and more',
    'the lantern of course',
  ])('[RT-26] is no talk, and nothing that holds the answer: %s', (line) => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.say('bob', line)
    room.pass(20_000)
    expect(room.heard('round_ended')[0]).not.toHaveProperty('wrongGuess')
  })

  it('[RT-26] is no line of those who had the answer, nor one typed in a pause', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cem')
    room.guess('bob', 'lantern')
    room.pass(3_000)
    room.say('bob', 'umbrella')
    room.perform({ type: 'pause_game', userId: 'ada' })
    room.say('cem', 'candelabra')
    room.perform({ type: 'resume_game', userId: 'ada' })
    room.pass(20_000)
    expect(room.heard('round_ended')).toHaveLength(1)
    expect(room.heard('round_ended')[0]).not.toHaveProperty('wrongGuess')
  })

  it('[GAME-48] is not told of a round that tells no answer, nor at the end', () => {
    const room = driveRoom({ rounds: 1 })
    room.play('ada', 'bob')
    room.guess('bob', 'umbrella')
    room.perform({ type: 'end_round', userId: 'ada' })
    room.perform({ type: 'settled', rewards: [] })
    expect(room.heard('round_ended')[0]).toMatchObject({ answer: null })
    expect(room.heard('round_ended')[0]).not.toHaveProperty('wrongGuess')
    expect(room.heard('game_finished')[0]).not.toHaveProperty('wrongGuess')
  })

  it('[RT-27] of the evening is the best of its rounds, by somebody who is still here', () => {
    const end = (leaves: boolean) => {
      const room = driveRoom({ rounds: 2 })
      room.play('ada', 'bob', 'cem')
      room.guess('bob', 'umbrella')
      room.guess('cem', 'umbrella')
      room.pass(25_000)
      room.guess('ada', 'compasses of steel')
      room.guess('cem', 'bicycle')
      if (leaves) room.perform({ type: 'leave', userId: 'bob' })
      room.pass(20_000)
      room.perform({ type: 'settled', rewards: [] })
      return room.heard('game_finished')[0]?.wrongGuess
    }
    expect(end(false)).toEqual({ userId: 'bob', username: 'bob', guess: 'umbrella' })
    expect(end(true)).toEqual({ userId: 'cem', username: 'cem', guess: 'bicycle' })
  })
})
