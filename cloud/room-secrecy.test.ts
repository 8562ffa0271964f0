import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEventSchemas, roomEventSchemas } from '#shared/protocol/client-events.ts'
import { economyEventSchemas } from '#shared/protocol/economy-events.ts'
import { friendEventSchemas } from '#shared/protocol/friend-events.ts'
import { accountServerEventSchemas, roomServerEventSchemas } from '#shared/protocol/server-events.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { AccountClient } from '../tests/support/account-client.ts'
import type { Player } from '../tests/support/api.ts'
import type { Recorder } from '../tests/support/recorder.ts'
import { joinAsStage } from '../tests/support/room-play-client.ts'
import {
  cloudCalls,
  EVENTS,
  holdsRoom,
  KNOWING,
  leaks,
  MATCHMAKING,
  type NamedRoom,
  namesRoom,
  OUTSIDE,
  type Role,
  UNASKED,
} from '../tests/support/room-secrecy.ts'
import { createTable, type Table } from '../tests/support/table.ts'
import type { Route } from './http/route.ts'
import { signInConfirmedAdmin } from './modules/admin/testing/sign-in-admin.ts'
import { roomCalls } from './testing/room-calls.ts'
import { startTestCloud, type TestCloud } from './testing/test-cloud.ts'

const QUIZZES = [
  { prompt: 'What lights the way?', answers: ['lantern'] },
  { prompt: 'What points north?', answers: ['compass'] },
]

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let people: Record<Role, Player>
let friend: Player
/** A room that does not exist, of an account that no call has named yet. */
let nowhere: () => Promise<NamedRoom>
/** Account that has not been reported yet. */
let others = 0

beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  const register = (name: string) => cloud.register(name)
  friend = await register('friend')
  people = {
    host: await register('hosting'),
    member: await register('member'),
    spectator: await register('spectator'),
    invited: await register('invited'),
    stranger: await register('stranger'),
    guest: await cloud.guest('Visitor'),
    admin: await signInConfirmedAdmin(cloud),
  }
  // Only players who are connected can be called.
  for (const player of [friend, people.invited]) await table.connect(player)
  const befriend = async (one: Player, other: Player) => {
    await calls.as(one, 'POST', '/friends', { username: other.user.username })
    await calls.as(other, 'POST', '/friends', { username: one.user.username })
  }
  await befriend(people.host, people.invited)
  for (const [role, player] of Object.entries(people)) if (role !== 'guest') await befriend(friend, player)
  nowhere = async () => ({
    id: 'nowhere00',
    code: 'ZZZZZZ',
    host: (await register(`other_${++others}`)).user.id,
  })
})
afterAll(async () => {
  table.leave()
  await cloud.stop()
})

async function have(player: Player, method: string, path: string, body?: object) {
  const answer = await calls.as(player, method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
  return answer.body?.data
}

/** A private room with host, member and spectator, and one invited player. */
async function openRoom({ isStarted = false } = {}): Promise<NamedRoom> {
  const { host, member, spectator, invited } = people
  const settings = { listed: false, allowSpectators: true, maxPlayers: 12, rounds: 2, customQuizzes: QUIZZES }
  const room: Room = await calls.create(host, settings)
  const code = room.inviteCode ?? ''
  await have(member, 'POST', '/rooms/join-by-code', { inviteCode: code })
  await have(spectator, 'POST', '/rooms/join-by-code', { inviteCode: code, spectate: true })
  await have(host, 'POST', `/friends/${invited.user.id}/challenge`, { roomId: room.id })
  if (isStarted) await have(host, 'POST', '/game/start', { roomId: room.id })
  return { id: room.id, code, host: host.user.id }
}

const close = (room: NamedRoom) =>
  calls.as(people.admin, 'DELETE', `/admin/rooms/${room.id}`, { reason: 'The test is over' })

/** Strangers first: once players who know of it have asked, the room may be another. */
const ROLES = [...OUTSIDE, 'invited', 'spectator', 'member', 'host'] as const satisfies readonly Role[]

const isAdmins = (name: string): boolean => name.includes(' /admin/')
const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`

const MEMBERS = ['host', 'member', 'spectator']
const ROOM = [...MEMBERS, 'screen']
/** Roles that may hear each server event that names a room, when it names an unlisted one. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  room_view: ROOM,
  room_joined: MEMBERS,
  room_state_updated: ROOM,
  user_connected: ROOM,
  user_disconnected: ROOM,
  all_players_ready: ROOM,
  game_starting: ROOM,
  game_start_cancelled: ROOM,
  quizzes_filled_up: ROOM,
  game_started: ROOM,
  round_started: ROOM,
  mask_updated: ROOM,
  round_ended: ROOM,
  chat_message: MEMBERS,
  chat_history: MEMBERS,
  rematch_wanted: ROOM,
  stages_updated: ROOM,
  stage_moved: ['screen'],
  return_to_lobby: ROOM,
  game_ended_and_cleaned: ROOM,
  matchmaking_room_ready: MEMBERS,
  friend_challenge: ['invited'],
  lobby_state_updated: [],
}
/** Nothing is filled up, abandoned or played again in it, and the lobby hears nothing of it. */
const NOT_IN_THIS_GAME = [
  'quizzes_filled_up',
  'game_ended_and_cleaned',
  'rematch_wanted',
  'stage_moved',
  'matchmaking_room_ready',
  'lobby_state_updated',
]

/** Actual and expected answers by role, one line each, so that a failure shows only the differences. */
function createComparison() {
  const found: string[] = []
  const expected: string[] = []
  return {
    note(what: string, role: Role, got: unknown, wanted: unknown): void {
      found.push(`${what} by ${role}: ${JSON.stringify(got)}`)
      expected.push(`${what} by ${role}: ${JSON.stringify(wanted)}`)
    },
    check: () => expect(found).toEqual(expected),
  }
}

describe('an unlisted room', () => {
  it('[ROOM-44] answers every call of users who know the room, and of no one else', async () => {
    const comparison = createComparison()
    for (const [name, { ask, status, isStarted, isByCode }] of Object.entries(cloudCalls(friend.user.id))) {
      const other = await nowhere()
      const room = await openRoom({ isStarted })
      const put = async (role: Role, { path, body }: ReturnType<typeof ask>) => {
        const answer = await calls.as(people[role], name.split(' ')[0] ?? '', path, body)
        return { status: answer.status, body: answer.body }
      }
      for (const role of ROLES) {
        const question = ask(room)
        const answer = await put(role, question)
        const wanted = status[role]
        if (wanted !== undefined) comparison.note(name, role, answer.status, wanted)
        else comparison.note(name, role, answer, await put(role, ask(other)))
        const mayTell =
          isByCode || KNOWING.some((one) => one === role) || (role === 'admin' && isAdmins(name))
        if (!mayTell) comparison.note(`${name} tells`, role, leaks(answer.body, question, room), false)
      }
      await close(room)
    }
    comparison.check()
  })

  it('[ROOM-44] answers every event of users who know the room, and of no one else', async () => {
    const comparison = createComparison()
    for (const [name, { say, code, isStarted }] of Object.entries(EVENTS)) {
      // Before the countdown begins. A connection may not ask for everything twice in a row, hence two.
      const connect = async (role: Role) => {
        const client = await table.connect(people[role])
        return { role, client, twin: await table.connect(people[role]) }
      }
      const asking = await Promise.all(ROLES.map(connect))
      const other = await nowhere()
      const room = await openRoom({ isStarted })
      for (const { role, client, twin } of asking) {
        const ack = await client.say(name, say(room))
        const wanted = code[role]
        if (wanted !== undefined) comparison.note(name, role, ack.success ? null : ack.code, wanted)
        else comparison.note(name, role, ack, await twin.say(name, say(other)))
      }
      table.leave()
      await close(room)
    }
    comparison.check()
  })

  it('[ROOM-44, RT-55] gives a Colyseus seat to users who know the room, and to no one else', async () => {
    const comparison = createComparison()
    for (const { method, options, code } of MATCHMAKING) {
      const room = await openRoom()
      const knock = async (role: Role, roomId: string) => {
        const body = { token: people[role].token, ...options }
        return (await cloud.call('POST', `/matchmake/${method}/${roomId}`, { body })).body
      }
      for (const role of ROLES) {
        const what = `${method} ${JSON.stringify(options)}`
        const answer = await knock(role, room.id)
        const wanted = code[role]
        if (wanted !== undefined) comparison.note(what, role, answer.code ?? null, wanted)
        else comparison.note(what, role, answer, await knock(role, 'nowhere00'))
      }
      await close(room)
    }
    comparison.check()
  })
})

describe('what else could tell of an unlisted room', () => {
  it('[ROOM-44, ERR-44] does not, where the asker plays elsewhere', { timeout: 30_000 }, async () => {
    const room = await openRoom()
    const [one, other] = [await cloud.register('busy_one'), await cloud.register('busy_two')]
    const busy = await table.play([one, other])
    for (const [player, code] of [
      [one, 'ROOM_NOT_FOUND'],
      [people.invited, undefined],
    ] as const)
      expect((await calls.join(player, room.id)).body.code).toBe(code)
    await calls.as(one, 'POST', `/game/${busy.gameSessionId}/end`)
    await close(room)
  })

  it('[ROOM-44, ROOM-45, ROOM-32] does not, where the asker is banned: who is in it is not shown', async () => {
    const room = await openRoom()
    const host = await table.sit(people.host, room.id)
    await host.say('kick_player', { roomId: room.id, userId: people.member.user.id, ban: true })
    for (const [method, path] of [
      ['GET', `/rooms/${room.id}`],
      ['POST', `/rooms/${room.id}/join`],
    ] as const)
      expect(await calls.as(people.member, method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 403,
        body: { code: 'BANNED_FROM_ROOM' },
      })
    await close(room)
  })

  it('[ROOM-44] lets in again who has left it', async () => {
    const room = await openRoom()
    await calls.leave(people.member, room.id)
    expect(
      (await calls.as(people.member, 'GET', `/rooms/${room.id}`)).body.data.room.inviteCode,
    ).toBeUndefined()
    expect((await calls.join(people.member, room.id)).status).toBe(200)
    await close(room)
  })
})

describe('events of an unlisted room', () => {
  it('[ROOM-46, STAGE-2] reach its members, its big screens and invited players, in a whole game', {
    timeout: 90_000,
  }, async () => {
    const room = await openRoom()
    const heard: Record<string, Recorder> = {}
    for (const role of OUTSIDE) {
      const client = await table.connect(people[role])
      heard[role] = client
      await client.say('watch_lobby', { on: true })
    }
    const invited = await table.connect(people.invited)
    heard.invited = invited
    const [host, member, spectator] = [
      await table.sit(people.host, room.id),
      await table.sit(people.member, room.id),
      await table.sit(people.spectator, room.id, { spectate: true }),
    ]
    const screen = await joinAsStage(cloud.url, await have(people.host, 'POST', `/rooms/${room.id}/stage`))
    Object.assign(heard, { host, member, spectator, screen })
    await have(people.host, 'POST', `/friends/${people.invited.user.id}/challenge`, { roomId: room.id })
    await invited.until('friend_challenge')

    const ready = (client: AccountClient, isReady: boolean) =>
      client.say('player_ready', { roomId: room.id, isReady })
    await ready(member, true)
    await ready(host, true)
    await ready(host, false)
    await member.until('game_start_cancelled')
    await ready(host, true)
    await member.until('round_started')
    const gameSessionId = `game-${room.id}`
    await spectator.say('get_chat_history', { roomId: room.id })
    await member.say('chat_message', { roomId: room.id, message: 'Good evening' })
    await member.say('request_hint', { sessionId: gameSessionId })
    for (const client of [host, member])
      await client.say('submit_guess', { gameSessionId, guess: 'a lantern' })
    await member.until('round_ended')
    await host.say('start_next_round', { gameSessionId })
    await member.until('round_started', 2)
    await host.say('end_round', { gameSessionId })
    await member.until('game_finished')
    await spectator.say('leave_room', { roomId: room.id })
    await member.until('user_disconnected')
    await close(room)
    await member.until('return_to_lobby')
    // The lobby hears of this one: after all that it could have heard of the other.
    const fence = await calls.create(people.host)
    const knowsOf = (update: { rooms: readonly Room[] }) => update.rooms.some(({ id }) => id === fence.id)
    for (const role of OUTSIDE)
      await expect.poll(() => heard[role]?.all('lobby_state_updated').some(knowsOf)).toBe(true)

    const told = new Set<string>()
    const faults: string[] = []
    for (const [who, recorder] of Object.entries(heard))
      for (const { name, payload } of recorder.heard) {
        if (!leaks(payload, null, room)) continue
        told.add(name)
        if (!TOLD[name]?.includes(who)) faults.push(`${who} heard ${name}`)
      }
    screen.cut()
    expect([...new Set(faults)]).toEqual([])
    const silent = Object.keys(TOLD).filter((name) => !told.has(name))
    expect(silent.toSorted()).toEqual([...NOT_IN_THIS_GAME].toSorted())
  })
})

describe('the table of calls and events', () => {
  it('[ROOM-44] has a row for every call that names a room or describes one', () => {
    const rows = [...Object.keys(cloudCalls('')), ...Object.keys(UNASKED)]
    const isAboutRooms = ({ path, body, query, response }: Route): boolean =>
      namesRoom(path) ||
      holdsRoom(body, 'input') ||
      holdsRoom(query, 'input') ||
      holdsRoom(response, 'output')
    const names = cloud.app.routes.filter(isAboutRooms).map(nameOf)
    expect(names.filter((name) => !rows.includes(name))).toEqual([])
    const mounted = cloud.app.routes.map(nameOf)
    expect(rows.filter((name) => !mounted.includes(name))).toEqual([])
  })

  it('[ROOM-44] has a row for every client event that names a room', () => {
    const events = Object.entries({ ...roomEventSchemas, ...accountEventSchemas })
    const names = events.filter(([, schema]) => holdsRoom(schema, 'input')).map(([name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(EVENTS).toSorted())
  })

  it('[ROOM-46] says of every server event that names a room who hears it', () => {
    const events = Object.entries({
      ...roomServerEventSchemas,
      ...accountServerEventSchemas,
      ...friendEventSchemas,
      ...economyEventSchemas,
    })
    const names = events.filter(([, schema]) => holdsRoom(schema, 'output')).map(([name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(TOLD).toSorted())
  })
})
