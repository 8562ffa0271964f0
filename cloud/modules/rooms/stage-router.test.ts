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

const byCode = (code: unknown, ip?: string) =>
  cloud.call('POST', '/api/rooms/stage', { body: { code }, headers: ip ? { 'x-forwarded-for': ip } : {} })

describe('POST /rooms/stage', () => {
  it('[STAGE-1] answers room and token without a login', async () => {
    const room = await calls.create(await cloud.register())
    const { status, body } = await byCode(room.inviteCode?.toLowerCase())
    expect(status).toBe(200)
    expect(body.data).toEqual({ roomId: room.id, stageToken: expect.stringMatching(/^[\w-]{24}$/) })
  })

  it('[STAGE-1] refuses a room with a password, an unknown code, and what is none', async () => {
    const room = await calls.create(await cloud.register(), { password: 'secret' })
    const [locked, unknown, none] = [await byCode(room.inviteCode), await byCode('ABC234'), await byCode('A')]
    expect([locked.status, locked.body.code]).toEqual([403, 'ROOM_REQUIRES_PASSWORD'])
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NO_ROOM_FOUND_WITH_CODE'])
    expect([none.status, none.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('[STAGE-1] answers an address 20 times a minute', async () => {
    const ip = '198.51.100.60'
    for (let i = 0; i < 20; i++) expect((await byCode('ABC234', ip)).status).toBe(404)
    expect((await byCode('ABC234', ip)).status).toBe(429)
    expect((await byCode('ABC234', '198.51.100.61')).status).toBe(404)
  })
})

describe('POST /rooms/{id}/stage', () => {
  it('[STAGE-1] answers the host, also of a room with a password, and nobody else', async () => {
    const [host, other] = [await cloud.register(), await cloud.register()]
    const room = await calls.create(host, { password: 'secret' })
    const ask = (player: typeof host | null, id = room.id) => calls.as(player, 'POST', `/rooms/${id}/stage`)
    const { status, body } = await ask(host)
    expect([status, body.data.roomId]).toEqual([200, room.id])
    const refused = await ask(other)
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_THE_HOST'])
    expect((await ask(null)).status).toBe(401)
    expect((await ask(host, 'nowhere')).status).toBe(404)
  })
})
