import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roomServerEventSchemas } from '#shared/protocol/server-events.ts'
import { emptyBoard } from './board.ts'
import { reduce } from './room-board.ts'
import { parseRoomEvent } from './room-event.ts'
import { view } from './testing/board-fixtures.ts'

it('[RT-41][RT-42] reads every event of the protocol', () => {
  expect(parseRoomEvent('room_view', view(), 5)).toMatchObject({ name: 'room_view', at: 5 })
  expect(parseRoomEvent('rate_limit_exceeded', { retryAfter: 3, extra: 1 }, 0)?.payload).toEqual({
    retryAfter: 3,
  })
})

it('[RT-41] takes no harm from a null, an unknown or a malformed event', () => {
  const names = [...Object.keys(roomServerEventSchemas), 'toString', '__proto__', '', 'nope']
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...names), fc.anything()), fc.anything(), (name, payload) => {
      const event = parseRoomEvent(name, payload, 1)
      if (event) reduce(emptyBoard('ada'), event)
    }),
  )
  for (const name of names) expect(parseRoomEvent(name, null, 1)).toBeNull()
})
