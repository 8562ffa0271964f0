import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { createFakeSpeech } from '#host-engine/testing/fake-speech.ts'
import { QUIZZES } from '../../../tests/support/api.ts'
import type { Recorder } from '../../../tests/support/recorder.ts'
import { joinAsStage, joinRoomPlay } from '../../../tests/support/room-play-client.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

const fake = createFakeSpeech()
let cloud: TestCloud
let table: Table
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' }, { speech: fake.speech })
  table = createTable(cloud.url)
})
afterEach(() => {
  fake.recover()
  table.leave()
})
afterAll(() => cloud.stop())

const select = (player: TestPlayer, voiceId = 'vera') =>
  cloud.call('POST', '/api/voice/select', { token: player.token, body: { voiceId } })
const tokens = async ({ token }: TestPlayer): Promise<number> =>
  (await cloud.call('GET', '/api/voice/status', { token })).body.data.tokens
const listen = async (audioUrl = ''): Promise<string> => (await cloud.call('GET', audioUrl)).text

/** Players with a voice, in a running game of two rounds. */
async function playing(count: number) {
  const players: TestPlayer[] = []
  for (let made = 0; made < count; made++) players.push(await cloud.register())
  for (const player of players) await select(player)
  const { room, gameSessionId, clients } = await table.play(players, { rounds: 2 })
  const speak = (who: number, message: string, more: object = { useTts: true }) =>
    clients[who]?.say('chat_message', { roomId: room.id, message, ...more })
  return { players, room, gameSessionId, clients, speak }
}
const texts = async (heard: Recorder): Promise<string[]> =>
  Promise.all(heard.all('chat_audio').map(({ audioUrl }) => listen(audioUrl)))

describe('a spoken line', () => {
  it('[VOICE-14, VOICE-22, RT-12, RT-29] is sent at once, and heard on both doors in its author’s voice, for one token', async () => {
    const { players, room, clients, speak } = await playing(2)
    const [ada, bob] = players as [TestPlayer, TestPlayer]
    const byRoomPlay = await joinRoomPlay(cloud.url, bob, room.id)
    const made = Promise.withResolvers<void>()
    fake.whileSpeaking(() => made.promise)
    await speak(0, 'an umbrella')
    const line = await byRoomPlay.until('chat_message')
    expect(line).toMatchObject({ message: 'an umbrella', useTts: true })
    expect(line).not.toHaveProperty('audioUrl')
    expect(await tokens(ada)).toBe(10)
    made.resolve()
    const heard = await byRoomPlay.until('chat_audio')
    expect(heard).toEqual({
      messageId: line.id,
      audioUrl: expect.stringMatching(/^\/api\/voice\/audio\/[\w-]{22}$/),
    })
    expect(await clients[0]?.until('chat_audio')).toEqual(heard)
    expect(await listen(heard.audioUrl)).toBe('vera: an umbrella')
    expect([await tokens(ada), await tokens(bob)]).toEqual([9, 10])
    await byRoomPlay.say('get_chat_history', { roomId: room.id })
    expect(await byRoomPlay.until('chat_history')).toMatchObject({
      messages: [{ id: line.id, audioUrl: heard.audioUrl }],
    })
    const { body } = await cloud.call('GET', '/api/auth/export', { token: ada.token })
    expect(body.data.wallet.entries).toContainEqual(
      expect.objectContaining({ currency: 'voice', amount: -1, reason: 'line_spoken', balance: 9 }),
    )
  })

  it('[VOICE-22] sends and costs nothing when it cannot be made, and the chat goes on', async () => {
    const { players, clients, speak } = await playing(2)
    const [ada, bob] = players as [TestPlayer, TestPlayer]
    const failed = fake.fail()
    expect(await speak(0, 'an umbrella')).toMatchObject({ success: true })
    await clients[1]?.until('chat_message')
    await failed
    fake.recover()
    await speak(1, 'a pencil')
    await clients[0]?.until('chat_audio')
    expect(await texts(clients[0] as Recorder)).toEqual(['vera: a pencil'])
    expect([await tokens(ada), await tokens(bob)]).toEqual([10, 9])
  })

  it('[VOICE-22] costs nothing when the room is closed before it is made', async () => {
    const { players, room, speak } = await playing(2)
    const [ada] = players as [TestPlayer]
    const asked = Promise.withResolvers<void>()
    const made = Promise.withResolvers<void>()
    fake.whileSpeaking(() => {
      asked.resolve()
      return made.promise
    })
    await speak(0, 'an umbrella')
    await asked.promise
    // The last of them closes it.
    for (const { token } of players) await cloud.call('POST', `/api/rooms/${room.id}/leave`, { token })
    expect((await cloud.call('GET', `/api/rooms/${room.id}`, { token: ada.token })).status).toBe(404)
    made.resolve()
    // What is paid for after it: by then the line would have been.
    const body = { voiceId: 'vera', text: 'something else' }
    await cloud.call('POST', '/api/voice/generate', { token: ada.token, body })
    expect(await cloud.db('voice_audio').where({ user_id: ada.user.id })).toHaveLength(1)
    expect(await tokens(ada)).toBe(9)
  })

  it('[VOICE-14, GUEST-3] needs a voice, a token, a subscription for a premium voice, and an account', async () => {
    const [speaker, voiceless, broke, lapsed] = [
      await cloud.register(),
      await cloud.register(),
      await cloud.register(),
      await cloud.register(),
    ]
    const gus = await cloud.guest('Gus')
    for (const player of [speaker, broke]) await select(player)
    const choice = { voice_id: 'pia', chosen_at: 1 }
    await cloud.db('voice_choices').insert({ user_id: lapsed.user.id, ...choice })
    for (let spent = 0; spent < 10; spent++)
      await cloud.call('POST', '/api/voice/generate', {
        token: broke.token,
        body: { voiceId: 'vera', text: 'all that I have' },
      })
    const { room, clients } = await table.play([speaker, voiceless, broke, lapsed, gus], { guests: true })
    const asked = fake.asked.length
    for (const [index, client] of clients.toReversed().entries())
      await client.say('chat_message', { roomId: room.id, message: `umbrella ${index}`, useTts: true })
    await clients[1]?.until('chat_audio')
    expect(await clients[1]?.until('chat_message', 5)).toMatchObject({ useTts: true })
    expect(await texts(clients[1] as Recorder)).toEqual(['vera: umbrella 4'])
    expect(fake.asked.length - asked).toBe(1)
    expect(await tokens(broke)).toBe(0)
  })

  it('[CHAT-12] is audio that came along, where the server made it for this user and this text', async () => {
    const { players, clients, speak } = await playing(3)
    const [ada, bob] = players as [TestPlayer, TestPlayer]
    const audioFor = async ({ token }: TestPlayer, text: string): Promise<string> => {
      const body = { voiceId: 'cora', text }
      const made = await cloud.call('POST', '/api/voice/generate', { token, body })
      return `data:audio/ogg; codecs=opus;base64,${Buffer.from(made.text).toString('base64')}`
    }
    await speak(0, 'an umbrella', { audioData: await audioFor(ada, 'an umbrella') })
    const { audioUrl } = (await clients[2]?.until('chat_audio')) ?? {}
    expect(await listen(audioUrl)).toBe('cora: an umbrella')
    expect(await tokens(ada)).toBe(9)
    // Somebody else's, and one's own that says another thing than the line does.
    expect(await speak(1, 'a pencil', { audioData: await audioFor(ada, 'a pencil') })).toMatchObject({
      success: true,
    })
    await speak(2, 'a mirror', { audioData: await audioFor(players[2] as TestPlayer, 'a lantern') })
    await clients[0]?.until('chat_message', 3)
    expect(await tokens(bob)).toBe(10)
    expect(await texts(clients[0] as Recorder)).toEqual(['cora: an umbrella'])
  })

  it('[VOICE-14, STAGE-2] is heard on no big screen, and not made before the game', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    await select(ada)
    const room = await table.createRoom(ada)
    const [one, two] = [await table.sit(ada, room.id), await table.sit(bob, room.id)]
    const pass = await cloud.call('POST', '/api/rooms/stage', { body: { code: room.inviteCode } })
    const stage = await joinAsStage(cloud.url, pass.body.data)
    const asked = fake.asked.length
    await one.say('chat_message', { roomId: room.id, message: 'hello', useTts: true })
    await two.until('chat_message')
    await cloud.call('POST', '/api/game/start', { token: ada.token, body: { roomId: room.id } })
    await two.until('round_started')
    await one.say('chat_message', { roomId: room.id, message: 'an umbrella', useTts: true })
    await two.until('chat_audio')
    await two.say('chat_message', { roomId: room.id, message: 'lantern' })
    await stage.until('correct_answer')
    expect(fake.asked.slice(asked).map(({ text }) => text)).toEqual(['an umbrella'])
    expect(stage.all('chat_audio')).toEqual([])
  })
})

describe('speech', () => {
  it('is prepared for a game of somebody with a voice, and for no other', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const before = fake.prepared()
    await table.play([ada, bob])
    expect(fake.prepared()).toBe(before)
    table.leave()
    await playing(2)
    expect(fake.prepared()).toBe(before + 1)
  })
})

describe('through a whole game', () => {
  it('[VOICE-15] no spoken line carries an answer to those still guessing, on either door', async () => {
    const { players, room, gameSessionId, clients, speak } = await playing(6)
    const listeners: Recorder[] = [...clients]
    const byRoomPlay = await joinRoomPlay(cloud.url, players[4] as TestPlayer, room.id)
    listeners[4] = byRoomPlay
    const rounds = [
      { solver: 1, teller: 2, guesser: 4, silent: 5 },
      { solver: 3, teller: 0, guesser: 5, silent: 1 },
    ]
    for (const [index, { solver, teller, guesser, silent }] of rounds.entries()) {
      const answer = QUIZZES[index]?.answers[0] ?? ''
      await clients[5]?.until('round_started', index + 1)
      const before = await Promise.all(listeners.map(async (one) => (await texts(one)).length))
      const newTo = async (who: number) => (await texts(listeners[who] as Recorder)).slice(before[who])
      // A right guess is no line.
      expect(await speak(solver, answer)).toMatchObject({ data: { result: 'correct' } })
      await speak(teller, `is it the ${answer} perhaps`)
      await listeners[solver]?.until('chat_audio', (before[solver] ?? 0) + 1)
      if (guesser === 4)
        await byRoomPlay.say('chat_message', { roomId: room.id, message: 'an umbrella', useTts: true })
      else await speak(guesser, 'an umbrella')
      await listeners[silent]?.until('chat_audio', (before[silent] ?? 0) + 1)
      await listeners[solver]?.until('chat_audio', (before[solver] ?? 0) + 2)
      const [told, wrong] = [`vera: is it the ${answer} perhaps`, 'vera: an umbrella']
      expect((await newTo(solver)).toSorted()).toEqual([wrong, told])
      for (const who of [silent, guesser]) expect(await newTo(who)).toEqual([wrong])
      await clients[0]?.say('end_round', { gameSessionId })
      if (index === 0) await clients[0]?.say('start_next_round', { gameSessionId })
    }
  })
})
