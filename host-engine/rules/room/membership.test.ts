import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { next } from '../next.ts'
import type { PlayerCommand } from '../room-command.ts'

const seated = (room: ReturnType<typeof driveRoom>) => room.state.members.map((member) => member.userId)

describe('coming in', () => {
  it('[ROOM-10] refuses a full, a started, a closed-by-password and a banned-from room, each with its reason', () => {
    const room = driveRoom({ maxPlayers: 2, hasPassword: true })
    expect(room.join('ada', { password: 'none' })).toMatchObject({
      ok: false,
      code: 'ROOM_REQUIRES_PASSWORD',
    })
    expect(room.join('ada', { password: 'wrong' })).toMatchObject({ ok: false, code: 'INCORRECT_PASSWORD' })
    room.play('ada', 'bob')
    expect(room.join('cam')).toMatchObject({ ok: false, code: 'ROOM_ALREADY_STARTED' })
    const full = driveRoom({ maxPlayers: 2 })
    full.enter('ada', 'bob')
    expect(full.join('cam')).toMatchObject({ ok: false, code: 'ROOM_IS_FULL' })
    full.perform({ type: 'kick_player', userId: 'ada', target: 'bob', ban: true })
    expect(full.join('bob')).toMatchObject({ ok: false, code: 'BANNED_FROM_ROOM' })
  })

  it('[ROOM-24] gives nobody a second seat', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    expect(room.join('bob')).toMatchObject({ ok: true })
    expect(seated(room)).toEqual(['ada', 'bob'])
  })

  it('[ROOM-25] lets seat holders and spectators into a running game, and nobody else', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    expect(room.join('bob')).toMatchObject({ ok: true })
    expect(room.join('cam', { spectate: true })).toMatchObject({ ok: true })
    expect(room.join('dan')).toMatchObject({ code: 'ROOM_ALREADY_STARTED' })
  })

  it('[ROOM-29] takes spectators only where they are allowed', () => {
    const room = driveRoom({ allowSpectators: false })
    expect(room.join('ada', { spectate: true })).toMatchObject({ code: 'SPECTATORS_NOT_ALLOWED' })
  })

  it('[GUEST-6] takes guests unless the host shuts them out; one who is in stays', () => {
    const room = driveRoom()
    room.enter('ada')
    expect(room.join('gus', { isGuest: true })).toMatchObject({ ok: true })
    room.perform({ type: 'change_settings', userId: 'ada', changes: { guests: false } })
    expect(room.join('gil', { isGuest: true })).toMatchObject({ code: 'GUESTS_NOT_ALLOWED' })
    expect(room.join('gil', { isGuest: true, spectate: true })).toMatchObject({ code: 'GUESTS_NOT_ALLOWED' })
    expect(room.join('gus', { isGuest: true })).toMatchObject({ ok: true })
    expect(room.join('bob')).toMatchObject({ ok: true })
  })

  it('[GUEST-8] numbers a guest whose name is taken, and keeps the names of accounts', () => {
    const room = driveRoom()
    room.join('nina', { username: 'Ninuccia' })
    for (const userId of ['gus', 'gil']) room.join(userId, { username: 'Ninuccia', isGuest: true })
    room.join('zoe', { username: 'Zoë', isGuest: true })
    room.join('zoa', { username: 'zoe', isGuest: true })
    room.join('cam', { username: 'ninuccia' })
    expect(room.state.members.map(({ username }) => username)).toEqual([
      'Ninuccia',
      'Ninuccia 2',
      'Ninuccia 3',
      'Zoë',
      'zoe 2',
      'ninuccia',
    ])
    room.join('gus', { username: 'Ninuccia', isGuest: true })
    expect(room.state.members[1]?.username).toBe('Ninuccia 2')
  })

  it('[GUEST-8] refuses a guest whose name only looks like a member’s', () => {
    const room = driveRoom()
    room.enter('ada')
    room.join('coca', { username: 'Coca' })
    const twin = { username: 'Соса', isGuest: true }
    expect(room.join('gus', twin)).toMatchObject({ code: 'USERNAME_ALREADY_TAKEN' })
    expect(room.join('gus', { ...twin, spectate: true })).toMatchObject({ code: 'USERNAME_ALREADY_TAKEN' })
    room.perform({ type: 'leave', userId: 'coca' })
    expect(room.join('gus', twin)).toMatchObject({ ok: true })
  })

  it('[ROOM-30] takes 50 spectators and not one more', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    for (let seat = 1; seat <= 50; seat++)
      expect(room.join(`eve-${seat}`, { spectate: true })).toMatchObject({ ok: true })
    expect(room.join('zoe', { spectate: true })).toEqual({ ok: false, code: 'ROOM_IS_FULL' })
    expect(room.join('cam')).toMatchObject({ ok: true })
    room.perform({ type: 'leave', userId: 'eve-1' })
    expect(room.join('zoe', { spectate: true })).toMatchObject({ ok: true })
  })

  it('[ROOM-30] takes as many spectators as the host wants', () => {
    const room = driveRoom({ spectatorLimit: 1 })
    room.enter('ada')
    expect(room.join('eve', { spectate: true })).toMatchObject({ ok: true })
    expect(room.join('fay', { spectate: true })).toMatchObject({ code: 'ROOM_IS_FULL' })
    expect(room.heard('room_state_updated').at(-1)?.room).toMatchObject({
      spectatorLimit: 1,
      audience: [{ userId: 'eve', username: 'eve', avatar: 'thumbs-01' }],
    })
  })

  it('[ROOM-30] lets a spectator neither get ready, guess nor take hints', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.join('eve', { spectate: true })
    expect(room.perform({ type: 'set_ready', userId: 'eve', isReady: true })).toMatchObject({
      code: 'FORBIDDEN',
    })
    room.perform({ type: 'connect', userId: 'eve' })
    room.play()
    expect(room.guess('eve', 'lantern')).toMatchObject({ code: 'FORBIDDEN' })
    expect(room.perform({ type: 'take_hint', userId: 'eve' })).toMatchObject({ code: 'FORBIDDEN' })
    expect(room.heard('room_state_updated').at(-1)?.room).toMatchObject({ spectators: 1 })
    expect(room.heard('room_state_updated').at(-1)?.room.players).toHaveLength(2)
  })

  it('[RT-19] reports who comes, comes back, drops and leaves', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.perform({ type: 'disconnect', userId: 'bob' })
    room.perform({ type: 'connect', userId: 'bob' })
    room.perform({ type: 'leave', userId: 'bob' })
    const names = (list: { username: string }[]) => list.map((one) => one.username)
    expect(names(room.heard('user_connected'))).toEqual(['ada', 'bob', 'bob'])
    expect(names(room.heard('user_disconnected'))).toEqual(['bob', 'bob'])
  })
})

describe('staying away', () => {
  it('[ROOM-27] hands the room on after 15 s without its host, to who has been there longest', () => {
    const room = driveRoom()
    room.enter('ada', 'bob', 'cam')
    room.perform({ type: 'disconnect', userId: 'ada' })
    room.pass(14_999)
    expect(room.state.host.userId).toBe('ada')
    room.pass(1)
    expect(room.state.host.userId).toBe('bob')
    expect(room.heard('room_state_updated').at(-1)?.room.host).toEqual({ id: 'bob', username: 'bob' })
  })

  it('[ROOM-27] hands the room to a connected player before one who has been there longer and is away', () => {
    const room = driveRoom()
    room.enter('ada', 'bob', 'cam', 'dan')
    room.perform({ type: 'disconnect', userId: 'bob' })
    room.perform({ type: 'leave', userId: 'ada' })
    expect(room.state.host.userId).toBe('cam')
    room.perform({ type: 'disconnect', userId: 'dan' })
    room.perform({ type: 'leave', userId: 'cam' })
    expect(room.state.host.userId).toBe('bob')
  })

  it('[ROOM-27] keeps the host who comes back in time, and hands on at once when the host leaves on purpose', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.perform({ type: 'disconnect', userId: 'ada' })
    room.pass(10_000)
    room.perform({ type: 'connect', userId: 'ada' })
    room.pass(60_000)
    expect(room.state.host.userId).toBe('ada')
    room.perform({ type: 'leave', userId: 'ada' })
    expect(room.state.host.userId).toBe('bob')
  })

  it('[ROOM-34] takes the seat of one who never connects after 30 s', () => {
    const room = driveRoom()
    room.enter('ada')
    room.join('bob')
    room.pass(29_999)
    expect(seated(room)).toEqual(['ada', 'bob'])
    room.pass(1)
    expect(seated(room)).toEqual(['ada'])
    expect(room.heard('return_to_lobby', 'bob')).toEqual([{ roomId: 'room1', reason: 'seat_lost' }])
  })

  it('[ROOM-28] closes a waiting room at once when the last one leaves, and after 10 minutes when they are lost', () => {
    const left = driveRoom()
    left.enter('ada')
    left.perform({ type: 'leave', userId: 'ada' })
    expect(left.state.phase.kind).toBe('closed')
    const lost = driveRoom()
    lost.join('ada')
    lost.pass(30_000 + 599_999)
    expect(lost.state.phase.kind).toBe('waiting')
    lost.pass(1)
    expect(lost.state.phase.kind).toBe('closed')
  })

  it('[ROOM-26] goes from waiting to in progress to finished, and never back', () => {
    const room = driveRoom({ rounds: 1 })
    room.play('ada', 'bob')
    room.guess('ada', 'lantern')
    room.guess('bob', 'lantern')
    room.perform({ type: 'settled', rewards: [] })
    const order = ['waiting', 'in_progress', 'finished']
    const seen = room.heard('room_state_updated').map((update) => order.indexOf(update.room.status))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBe(3)
  })
})

describe('host tools', () => {
  it('[ROOM-32] kicks: the seat is gone, the player is notified, and may come back unless banned', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.perform({ type: 'kick_player', userId: 'ada', target: 'bob', ban: false })
    expect(seated(room)).toEqual(['ada'])
    expect(room.heard('return_to_lobby', 'bob')).toEqual([{ roomId: 'room1', reason: 'kicked' }])
    expect(room.effects).toContainEqual({ type: 'dismiss', userId: 'bob' })
    expect(room.join('bob')).toMatchObject({ ok: true })
  })

  it('[ROOM-33] makes another the host, and locks the room for newcomers until it is unlocked', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.perform({ type: 'lock_room', userId: 'ada', locked: true })
    expect(room.join('cam')).toMatchObject({ code: 'ROOM_IS_LOCKED' })
    expect(room.join('eve', { spectate: true })).toMatchObject({ code: 'ROOM_IS_LOCKED' })
    expect(room.join('bob')).toMatchObject({ ok: true })
    room.perform({ type: 'lock_room', userId: 'ada', locked: false })
    expect(room.join('cam')).toMatchObject({ ok: true })
    room.perform({ type: 'make_host', userId: 'ada', target: 'bob' })
    expect(room.state.host.userId).toBe('bob')
  })

  it.each(['kick_player', 'make_host'] as const)('[ROOM-7] lets nobody but the host use %s', (type) => {
    const room = driveRoom()
    room.enter('ada', 'bob', 'cam')
    expect(room.perform({ type, userId: 'bob', target: 'cam', ban: false })).toMatchObject({
      code: 'NOT_THE_HOST',
    })
    expect(room.perform({ type, userId: 'zoe', target: 'cam', ban: false })).toMatchObject({
      code: 'NOT_A_MEMBER',
    })
  })
})

describe('a ranked room', () => {
  it('[ROOM-7] has a host without any right of one', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    const ranked = { ...room.state, settings: { ...room.state.settings, mode: 'ranked' as const } }
    const commands: PlayerCommand[] = [
      { userId: 'ada', type: 'change_settings', changes: { rounds: 1 } },
      { userId: 'ada', type: 'close_room' },
      { userId: 'ada', type: 'start_game' },
      { userId: 'ada', type: 'end_round' },
      { userId: 'ada', type: 'start_next_round' },
      { userId: 'ada', type: 'end_game' },
      { userId: 'ada', type: 'pause_game' },
      { userId: 'ada', type: 'resume_game' },
      { userId: 'ada', type: 'kick_player', target: 'bob', ban: true },
      { userId: 'ada', type: 'make_host', target: 'bob' },
      { userId: 'ada', type: 'lock_room', locked: true },
    ]
    for (const command of commands)
      expect(next(ranked, command, room.now).reply, command.type).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a spectator', () => {
  it('[ROOM-10] takes a seat by joining without spectate while the room waits, if one is free', () => {
    const room = driveRoom({ maxPlayers: 2 })
    room.enter('ada')
    room.join('eve', { spectate: true })
    expect(room.join('eve')).toMatchObject({ ok: true, data: { room: { spectators: 0 } } })
    expect(room.state.members.find(({ userId }) => userId === 'eve')?.role).toBe('player')
    room.join('zoe', { spectate: true })
    expect(room.join('zoe')).toMatchObject({ code: 'ROOM_IS_FULL' })
    expect(room.join('zoe', { spectate: true })).toMatchObject({ ok: true })
  })

  it('[ROOM-27] becomes the host when taking a seat in a room whose players have all gone', () => {
    const room = driveRoom()
    room.enter('ada')
    room.join('eve', { spectate: true })
    room.perform({ type: 'connect', userId: 'eve' })
    room.perform({ type: 'leave', userId: 'ada' })
    room.join('eve')
    expect(room.state.host.userId).toBe('eve')
  })
})
