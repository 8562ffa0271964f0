import { afterEach, expect, it, vi } from 'vitest'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { message, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { forgetRooms, setDraft, setRoom } from './room-store.ts'

const stored = () => JSON.parse(sessionStorage.getItem(STORAGE_KEYS.drafts) ?? 'null')

afterEach(() => {
  vi.restoreAllMocks()
  forgetRooms()
})

it('writes drafts to the storage when they change, and not with every line of chat', () => {
  const { tell } = inRoom()
  tell('room_view', view())
  const write = vi.spyOn(Storage.prototype, 'setItem')
  setDraft('r1', 'Par')
  expect(write).toHaveBeenCalledOnce()
  for (let n = 1; n <= 20; n++) tell('chat_message', message(n, 'Bo', `guess ${n}`))
  expect(write).toHaveBeenCalledOnce()
  expect(JSON.stringify(stored())).toContain('Par')
})

it('stores the waiting message with its room’s draft, and nothing when all are empty', () => {
  inRoom()
  setDraft('r1', 'is it')
  setRoom({ waiting: 'Paris' })
  expect(JSON.stringify(stored())).toContain('Paris is it')
  setRoom({ waiting: null })
  setDraft('r1', '')
  expect(stored()).toBeNull()
})
