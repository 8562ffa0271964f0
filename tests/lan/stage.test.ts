import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StagePass } from '#shared/schemas/stage.ts'
import { startParty, type TestParty } from '../support/party.ts'
import { joinAsStage } from '../support/room-play-client.ts'

let party: TestParty
beforeAll(async () => {
  party = await startParty()
})
afterAll(() => party.stop())

it('[STAGE-1] opens with the party’s code, and with a password for the room’s host alone', async () => {
  const { api } = party
  const ada = await party.enter('Ada')
  const open = await api.createRoom(ada)
  const pass = await api.call<StagePass>('POST', '/rooms/stage', undefined, { code: open.inviteCode })
  const stage = await joinAsStage(party.url, pass)
  expect(stage.all('room_view')[0]?.you.role).toBe('spectator')
  stage.cut()

  const bob = await party.enter('Bob')
  const { id, inviteCode } = await api.createRoom(bob, { password: 'hunter2' })
  await expect(api.call('POST', '/rooms/stage', undefined, { code: inviteCode })).rejects.toThrow(
    /ROOM_REQUIRES_PASSWORD/,
  )
  await expect(api.call('POST', `/rooms/${id}/stage`, ada.token)).rejects.toThrow(/NOT_THE_HOST/)
  expect(await api.call('POST', `/rooms/${id}/stage`, bob.token)).toMatchObject({ roomId: id })
})
