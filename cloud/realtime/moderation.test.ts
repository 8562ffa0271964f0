import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { AccountClient } from '../../tests/support/account-client.ts'
import { joinRoomPlay, reconnectRoomPlay } from '../../tests/support/room-play-client.ts'
import { createTable, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let ada: TestPlayer
let bob: TestPlayer
let cem: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
})
beforeEach(async () => {
  ada = await cloud.register()
  bob = await cloud.register()
  cem = await cloud.register()
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const STOPPED = {
  success: false,
  code: 'OFFENSIVE_LANGUAGE',
  error: 'That contains offensive language. Put it another way.',
}
const MUTED = { success: false, code: 'MUTED' }
const linesFor = async (client: AccountClient, roomId: string): Promise<string[]> => {
  const ack = await client.say('get_chat_history', { roomId })
  return (ack as unknown as { data: { messages: { message: string }[] } }).data.messages.map(
    ({ message }) => message,
  )
}

it('[CHAT-13] a stopped line is answered to its author alone, by the account channel, room play and HTTP alike', async () => {
  const { gameSessionId, clients, room } = await table.play([ada, bob])
  const [host, guest] = clients as [AccountClient, AccountClient]
  expect(await host.say('chat_message', { roomId: room.id, message: 'porco dio', useTts: true })).toEqual(
    STOPPED,
  )
  const answer = { method: 'POST', path: `/game/${gameSessionId}/answer`, body: { answer: 'p0rc0 d10' } }
  expect(await calls.as(bob, answer.method, answer.path, answer.body)).toMatchObject({
    status: 400,
    body: { code: 'OFFENSIVE_LANGUAGE', error: STOPPED.error },
  })
  const { id } = await calls.create(cem)
  const roomPlay = await joinRoomPlay(cloud.url, cem, id)
  roomPlay.send('chat_message', { roomId: id, message: 'what the fuck' })
  expect(await roomPlay.until('error')).toEqual({ code: 'OFFENSIVE_LANGUAGE', message: STOPPED.error })
  await roomPlay.room.leave()
  expect(await linesFor(guest, room.id)).toEqual([])
  expect(await linesFor(host, room.id)).toEqual([])
  expect(guest.heard.map(({ name }) => name)).not.toContain('chat_message')
})

it('[ROOM-43] a muted player is neither read nor seen to react, by either door, nor after coming back', async () => {
  const { id } = await calls.create(ada)
  const host = await table.sit(ada, id)
  const guest = await table.sit(bob, id)
  const mute = (muted: boolean) => host.say('mute_player', { roomId: id, userId: bob.user.id, muted })
  expect(await guest.say('mute_player', { roomId: id, userId: ada.user.id, muted: true })).toMatchObject({
    code: 'NOT_THE_HOST',
  })
  expect(await mute(true)).toEqual({ success: true })
  expect(await guest.say('chat_message', { roomId: id, message: 'hello' })).toMatchObject(MUTED)
  expect(await guest.say('react', { roomId: id, emote: 'clap' })).toMatchObject(MUTED)
  await calls.leave(bob, id)
  const roomPlay = await joinRoomPlay(cloud.url, bob, id)
  roomPlay.send('react', { roomId: id, emote: 'clap', ref: 'one' })
  expect(await roomPlay.until('ack')).toMatchObject({ ref: 'one', ...MUTED })
  expect((await calls.as(ada, 'GET', `/rooms/${id}`)).body.data.room.players[1]).toMatchObject({
    userId: bob.user.id,
    muted: true,
  })
  expect(await linesFor(host, id)).toEqual([])
  expect(host.heard.map(({ name }) => name)).not.toContain('reaction')
  await mute(false)
  roomPlay.send('react', { roomId: id, emote: 'clap', ref: 'two' })
  expect(await host.until('reaction')).toEqual({ userId: bob.user.id, emote: 'clap' })
  await roomPlay.room.leave()
})

it('[ROOM-32] who was kicked and kept out does not come back by the old token, nor by any other door', async () => {
  const { id } = await calls.create(ada)
  const host = await table.sit(ada, id)
  const guest = await joinRoomPlay(cloud.url, cem, id)
  const token = guest.room.reconnectionToken
  await host.say('kick_player', { roomId: id, userId: cem.user.id, ban: true })
  expect(await guest.until('return_to_lobby')).toEqual({ roomId: id, reason: 'kicked' })
  expect(await guest.closed).toBe(4000)
  await expect(reconnectRoomPlay(cloud.url, cem, token)).rejects.toThrow()
  await expect(joinRoomPlay(cloud.url, cem, id)).rejects.toMatchObject({ code: 403 })
  expect(await calls.join(cem, id, { spectate: true })).toMatchObject({
    status: 403,
    body: { code: 'BANNED_FROM_ROOM' },
  })
})
