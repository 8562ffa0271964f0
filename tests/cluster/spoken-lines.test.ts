import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Voice } from '#shared/schemas/voice.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { createTable, type Table } from '../support/table.ts'

let cluster: Cluster
let here: Table
let there: Table
beforeAll(async () => {
  cluster = await startCluster()
  here = createTable(cluster.a.url)
  there = createTable(cluster.b.url)
})
afterAll(async () => {
  here.leave()
  there.leave()
  await cluster.stop()
})

it('[VOICE-14, VOICE-22] what is said in one process is heard in the other, and its audio is in both', async () => {
  const [ada, bob] = [await here.register('ada'), await there.register('bob')]
  const { voices } = await there.call<{ voices: { default: Voice[] } }>(
    'GET',
    '/voice/public-voices',
    bob.token,
  )
  await there.call('POST', '/voice/select', bob.token, { voiceId: voices.default[0]?.id })
  const room = await here.createRoom(ada, { rounds: 1 })
  const one = await here.sit(ada, room.id)
  const two = await there.sit(bob, room.id)
  await here.call('POST', '/game/start', ada.token, { roomId: room.id })
  await two.until('round_started')
  await two.say('chat_message', { roomId: room.id, message: 'an umbrella', useTts: true })
  const heard = await one.until('chat_audio')
  expect(await two.until('chat_audio')).toEqual(heard)
  for (const { url } of [cluster.a, cluster.b]) {
    const audio = await fetch(url + heard.audioUrl)
    expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/ogg; codecs=opus'])
    expect((await audio.text()).startsWith('OggS')).toBe(true)
  }
  const { tokens } = await here.call<{ tokens: number }>('GET', '/voice/status', bob.token)
  expect(tokens).toBe(9)
})
