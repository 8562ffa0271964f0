import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SendRing } from '#renderer/components/play/send-ring.tsx'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'

it('[CHAT-2] is gone once the next line may go out, also when something else is drawn just before its own tick', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  useRoomStore.setState({ sentAt: performance.now() })
  const { container, rerender } = render(<SendRing />)
  expect(container.querySelector('svg')).not.toBeNull()
  const begun = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(begun + CHAT_GAP_MS)
  rerender(<SendRing />)
  expect(container.querySelector('svg')).toBeNull()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
