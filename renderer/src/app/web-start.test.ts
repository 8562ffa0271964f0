import { expect, it, vi } from 'vitest'
import { notify } from '#renderer/realtime/notices.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { view } from '#renderer/realtime/testing/room-fixtures.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'

it('[STATUS-12, NATIVE-8] starts on the web without a version check, and calls neither haptics nor the system’s notifications', async () => {
  const vibrate = vi.fn(() => true)
  const Notification = vi.fn()
  vi.stubGlobal('navigator', Object.assign(navigator, { vibrate }))
  vi.stubGlobal('Notification', Notification)
  const { sent } = stubServer({ 'GET /version': () => ok({ minVersion: '99.0.0' }) })
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  history.replaceState(null, '', '/verify-email')
  await import('#renderer/app/main.ts')
  await vi.waitFor(() => expect(root.querySelector('h1')).not.toBeNull(), 15_000)
  notify('match_found', { roomId: 'r1' })
  notify('connection_lost', null)
  const { tell } = inRoom()
  tell('room_view', view())
  tell('guess_result', { result: 'correct', points: 80 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent('GET /version')).toEqual([])
  expect(vibrate).not.toHaveBeenCalled()
  expect(Notification).not.toHaveBeenCalled()
})
