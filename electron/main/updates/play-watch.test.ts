import { expect, it, vi } from 'vitest'
import { createPlayWatch } from './play-watch.ts'

it('counts a party on this computer as play, like a room on the page', () => {
  const setPlaying = vi.fn(async () => undefined)
  const watch = createPlayWatch({ setPlaying })
  watch('party', true)
  watch('page', true)
  watch('page', false)
  expect(setPlaying.mock.calls).toEqual([[true], [true], [true]])
  watch('party', false)
  expect(setPlaying).toHaveBeenLastCalledWith(false)
})
