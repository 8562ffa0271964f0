import { describe, expect, it } from 'vitest'
import { driveRoom, type RoomDriver, SETTINGS } from '../../testing/room-driver.ts'
import type { Settings } from '../room-state.ts'
import { gameBefore } from './rematch.ts'

const mute = (room: RoomDriver, target: string, muted = true) =>
  room.perform({ type: 'mute_player', userId: 'ada', target, muted })
const MUTED = { ok: false, code: 'MUTED' }
const speakUp = (room: RoomDriver, message: string) =>
  room.perform({ type: 'say', userId: 'bob', message, useTts: true })

function playing() {
  const room = driveRoom()
  room.play('ada', 'bob', 'cam')
  mute(room, 'bob')
  room.forget()
  return room
}
/** Nobody but Bob has read, heard or seen anything of his. */
function expectSilence(room: RoomDriver) {
  for (const name of ['chat_message', 'reaction', 'chat_audio'] as const) expect(room.heard(name)).toEqual([])
  expect(room.effects.filter(({ type }) => type === 'speak')).toEqual([])
  expect(room.state.chat).toEqual([])
}

describe('a muted player', () => {
  it('[ROOM-43] is refused every line and reaction, while the room waits and between rounds', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    mute(room, 'bob')
    room.forget()
    expect(speakUp(room, 'hello')).toEqual(MUTED)
    expect(room.perform({ type: 'react', userId: 'bob', emote: 'clap' })).toEqual(MUTED)
    room.pass(2_000)
    expect(room.guess('bob', 'hello')).toEqual(MUTED)
    expectSilence(room)
    const round = playing()
    round.pass(20_000)
    expect(speakUp(round, 'that was hard')).toEqual(MUTED)
    expectSilence(round)
  })

  it('[ROOM-43] guesses on: a right one counts, a wrong one is judged, and not shown, spoken or told as the funniest', () => {
    const room = playing()
    expect(speakUp(room, 'umbrella')).toEqual({ ok: true, data: { result: 'wrong', points: 0 } })
    room.pass(2_000)
    expectSilence(room)
    expect(room.guess('bob', 'lantern')).toMatchObject({ data: { result: 'correct' } })
    room.pass(2_000)
    expect(speakUp(room, 'easy')).toEqual(MUTED)
    expectSilence(room)
    room.pass(20_000)
    expect(room.heard('round_ended')).toHaveLength(1)
    expect(room.heard('round_ended')[0]).not.toHaveProperty('wrongGuess')
  })

  it('[ROOM-43] is not heard later either: in a pause, and when it is over', () => {
    const room = playing()
    room.perform({ type: 'pause_game', userId: 'ada' })
    expect(speakUp(room, 'wait for me')).toEqual(MUTED)
    room.perform({ type: 'resume_game', userId: 'ada' })
    room.pass(20_000)
    expectSilence(room)
  })

  it('[ROOM-43] is not heard with what was said in a pause before', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    room.forget()
    room.perform({ type: 'pause_game', userId: 'ada' })
    expect(speakUp(room, 'wait for me')).toEqual({ ok: true })
    mute(room, 'bob')
    room.perform({ type: 'resume_game', userId: 'ada' })
    room.pass(20_000)
    expect(room.heard('chat_message', 'cam')).toEqual([])
    expect(room.effects.filter(({ type }) => type === 'speak')).toEqual([])
    expect(room.state.chat).toEqual([])
  })

  it('[ROOM-43] stays so after leaving and coming back, and in the next game', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    mute(room, 'bob')
    room.perform({ type: 'leave', userId: 'bob' })
    room.enter('bob')
    expect(room.say('bob', 'hello again')).toEqual(MUTED)
    expect(gameBefore(room.state).muted).toEqual(['bob'])
  })

  it('[ROOM-43] looks on in silence, too', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.join('eve', { spectate: true })
    room.perform({ type: 'connect', userId: 'eve' })
    expect(mute(room, 'eve')).toEqual({ ok: true })
    expect(room.say('eve', 'hello')).toEqual(MUTED)
  })

  it('[ROOM-43] is seen to be one, until the host lets them talk again', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    mute(room, 'bob')
    const shown = () =>
      room
        .heard('room_state_updated')
        .at(-1)
        ?.room.players.map(({ muted }) => muted)
    expect(shown()).toEqual([undefined, true])
    mute(room, 'bob', false)
    expect(shown()).toEqual([undefined, undefined])
    expect(room.say('bob', 'thank you')).toEqual({ ok: true })
  })
})

it('[ROOM-43] is for the host alone, and for somebody else who is there', () => {
  const room = driveRoom()
  room.enter('ada', 'bob', 'cam')
  const by = (userId: string, target: string) =>
    room.perform({ type: 'mute_player', userId, target, muted: true })
  expect(by('bob', 'cam')).toMatchObject({ code: 'NOT_THE_HOST' })
  expect(by('zoe', 'cam')).toMatchObject({ code: 'NOT_A_MEMBER' })
  expect(by('ada', 'zoe')).toMatchObject({ code: 'USER_NOT_FOUND' })
  expect(by('ada', 'ada')).toMatchObject({ code: 'CONFLICT' })
  expect(room.state.muted).toEqual([])
})

it('[ROOM-43] takes what a player typed before out of the running for the funniest', () => {
  const room = driveRoom()
  room.play('ada', 'bob')
  room.guess('bob', 'umbrella')
  mute(room, 'bob')
  room.pass(20_000)
  expect(room.heard('round_ended')[0]).not.toHaveProperty('wrongGuess')
})

it('[ADMIN-10] of the team keeps a host from talking by the name of the room and by quizzes of their own', () => {
  const room = driveRoom()
  room.enter('ada', 'bob')
  const change = (changes: Partial<Settings>) =>
    room.perform({ type: 'change_settings', userId: 'ada', changes })
  const own = Array.from({ length: 3 }, () => ({ prompt: 'Bob is what?', answers: ['a fool'] }))
  room.muteEverywhere('ada', 60_000)
  const refused = {
    ok: false,
    code: 'MUTED_UNTIL',
    details: { until: new Date(60_000).toISOString() },
  }
  expect(change({ name: 'Bob is a fool' })).toEqual(refused)
  expect(change({ customQuizzes: own })).toEqual(refused)
  expect(room.state.settings).toMatchObject({ name: SETTINGS.name, customQuizzes: null })
  // Says nothing: a form may send what it does not change.
  expect(change({ name: SETTINGS.name, customQuizzes: null, rounds: 2 })).toMatchObject({ ok: true })
  room.muteEverywhere('ada', null)
  expect(change({ name: 'Bob is a friend', customQuizzes: own })).toMatchObject({ ok: true })
})
