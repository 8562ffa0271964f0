import { expect, it, vi } from 'vitest'
import { holdQuit } from './hold-quit.ts'

function setUp(isNeeded = true) {
  const answer = Promise.withResolvers<boolean>()
  const ended = Promise.withResolvers<void>()
  const deeds: string[] = []
  const ask = vi.fn(() => answer.promise)
  const hold = holdQuit({
    isNeeded: () => isNeeded,
    ask,
    async end() {
      deeds.push('end')
      await ended.promise
      isNeeded = false
    },
    quit: () => void deeds.push('quit'),
  })
  const attempt = () => {
    const preventDefault = vi.fn()
    hold({ preventDefault })
    return preventDefault.mock.calls.length > 0 ? 'held' : 'free'
  }
  return { answer, ended, ask, deeds, attempt }
}

it('lets an app without a party end', () => {
  const { attempt, ask } = setUp(false)
  expect(attempt()).toBe('free')
  expect(ask).not.toHaveBeenCalled()
})

it('asks once while a party runs, and ends it before the app ends', async () => {
  const { attempt, ask, answer, ended, deeds } = setUp()
  expect([attempt(), attempt()]).toEqual(['held', 'held'])
  expect(ask).toHaveBeenCalledTimes(1)
  answer.resolve(true)
  await vi.waitFor(() => expect(deeds).toEqual(['end']), 20_000)
  // Others are told just now.
  expect(attempt()).toBe('held')
  ended.resolve()
  await vi.waitFor(() => expect(deeds).toEqual(['end', 'quit']), 20_000)
  expect(attempt()).toBe('free')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('goes on when the player lets the party run, and asks again the next time', async () => {
  const { attempt, ask, answer, deeds } = setUp()
  attempt()
  answer.resolve(false)
  await answer.promise
  await vi.waitFor(() => {
    attempt()
    expect(ask).toHaveBeenCalledTimes(2)
  }, 20_000)
  expect(deeds).toEqual([])
})
