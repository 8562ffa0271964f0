import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
  calls = roomCalls(cloud)
})
afterAll(() => cloud.stop())

const invite = (code: string | undefined, ip?: string) =>
  cloud.call('GET', `/api/rooms/invite/${code}`, { headers: ip ? { 'x-forwarded-for': ip } : {} })

describe('GET /rooms/invite/{code}', () => {
  it('[ROOM-40, API-23] says without a login who invites to what, and names no id of a member', async () => {
    const host = await cloud.register('inviting')
    const room = await calls.create(host, { name: 'Quiz night', password: 'secret', language: 'italian' })
    const { status, body, text } = await invite(room.inviteCode?.toLowerCase())
    expect(status).toBe(200)
    expect(body.data).toEqual({
      invite: {
        roomId: room.id,
        name: 'Quiz night',
        host: 'inviting',
        players: 1,
        maxPlayers: room.maxPlayers,
        language: 'italian',
        rounds: room.rounds,
        timePerRound: room.timePerRound,
        difficulty: room.difficulty,
        needsPassword: true,
        guests: true,
        status: 'waiting',
        joinInProgress: true,
        allowSpectators: false,
        presenter: false,
      },
    })
    expect(text).not.toContain(host.user.id)
  })

  it('[ROOM-40, GUEST-6] says whether guests are welcome', async () => {
    const room = await calls.create(await cloud.register(), { guests: false })
    expect((await invite(room.inviteCode)).body.data.invite.guests).toBe(false)
  })

  it('[ROOM-40] answers 404 for an unknown code, and for what is none', async () => {
    expect((await invite('ABC234')).body.code).toBe('NO_ROOM_FOUND_WITH_CODE')
    for (const code of ['A', 'ABCDEFGH', '%20'])
      expect([code, (await invite(code)).status]).toEqual([code, 404])
  })

  it('[ROOM-40] answers an address 20 times a minute', async () => {
    const ip = '198.51.100.40'
    for (let i = 0; i < 20; i++) expect((await invite('ABC234', ip)).status).toBe(404)
    expect((await invite('ABC234', ip)).status).toBe(429)
    expect((await invite('ABC234', '198.51.100.41')).status).toBe(404)
  })
})
