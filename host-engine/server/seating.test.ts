import { expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { createGameServer } from './create-game-server.ts'

it('[ROOM-9] does not announce a new room that closed while its host was seated', async () => {
  const ports = inMemoryPorts()
  const games = createGameServer(ports)
  await games.start()
  const { takeSeat } = ports.directory
  vi.spyOn(ports.directory, 'takeSeat').mockImplementationOnce(async (userId, roomId, from) => {
    await games.closeRoom(roomId, 'room_closed')
    return takeSeat(userId, roomId, from)
  })
  const announced = vi.spyOn(ports.directory, 'announce')
  const host = { userId: 'ada', username: 'ada', avatar: 'thumbs-01', loginId: 'ada' }
  expect(await games.createRoom(host, SETTINGS)).toMatchObject({ ok: false, code: 'ROOM_IS_CLOSED' })
  expect(announced).not.toHaveBeenCalled()
  await games.stop()
})
