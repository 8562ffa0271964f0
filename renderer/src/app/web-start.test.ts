import { act } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterAll, expect, it, vi } from 'vitest'
import { notify } from '#renderer/realtime/notices.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { view } from '#renderer/realtime/testing/room-fixtures.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'

// The page keeps its root for itself. One that outlives the test still draws when jsdom is gone.
const roots = vi.hoisted((): Root[] => [])
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof import('react-dom/client')>()
  const createRoot: typeof client.createRoot = (...given) => {
    const root = client.createRoot(...given)
    roots.push(root)
    return root
  }
  return { ...client, createRoot }
})

afterAll(() => {
  act(() => {
    for (const root of roots) root.unmount()
  })
  vi.unstubAllGlobals()
})

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
  expect(roots).toHaveLength(1)
  expect(sent('GET /version')).toEqual([])
  expect(vibrate).not.toHaveBeenCalled()
  expect(Notification).not.toHaveBeenCalled()
})
