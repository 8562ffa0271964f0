import type { IpcMain } from 'electron'
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { type CallName, DESKTOP_CALLS } from '#shared/desktop/ipc.ts'
import { type CallHandlers, registerCalls } from './register-calls.ts'

type Handle = Parameters<IpcMain['handle']>[1]

const NAMES = Object.keys(DESKTOP_CALLS) as CallName[]
const handled = vi.fn()
const doors = new Map<string, Handle>()
beforeEach(() => {
  handled.mockReset()
  doors.clear()
  const handlers = Object.fromEntries(
    NAMES.map((name) => [name, (...args: unknown[]) => handled(name, ...args)]),
  )
  registerCalls(
    { handle: (name, listener) => void doors.set(name, listener) },
    (sender) => (sender as unknown) === MAIN,
    handlers as unknown as CallHandlers,
  )
})

const MAIN = { id: 1 }
const from = (url: string, parent: object | null = null, sender = MAIN) => ({
  sender,
  senderFrame: { url, parent },
})
const call = (event: object | null, name: string, ...args: unknown[]): Promise<unknown> =>
  doors.get(name)?.(event as never, ...args) ?? Promise.reject(new Error('no such call'))

const PAGE = from('app://riddle-rooms/lobby')

it('hands a call of the page on', async () => {
  await call(PAGE, 'language:set', 'italian')
  expect(handled).toHaveBeenCalledExactlyOnceWith('language:set', 'italian')
})

it('answers nothing that is not in the contract', async () => {
  handled.mockResolvedValue({ token: null, keeping: 'system', password: 'x' })
  expect(await call(PAGE, 'token:read')).toEqual({ token: null, keeping: 'system' })
  handled.mockResolvedValue('something else')
  await expect(call(PAGE, 'token:read')).rejects.toThrow()
})

it.each([
  ['another site', from('https://evil.example/')],
  ['a frame within the page', from('app://riddle-rooms/lobby', {})],
  ['a host with a similar name', from('app://riddle-rooms.evil.example/')],
  ['a file', from('file:///tmp/riddle-rooms/index.html')],
  ['a frame that is gone', { sender: MAIN, senderFrame: null }],
  ['another window, such as the big screen', from('app://riddle-rooms/stage/ABC234', null, { id: 2 })],
])('refuses %s', async (_, event) => {
  for (const name of NAMES) await expect(call(event, name), name).rejects.toThrow('not for this page')
  expect(handled).not.toHaveBeenCalled()
})

it('refuses whatever is not as agreed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES),
      fc.array(fc.anything(), { maxLength: 3 }),
      async (name, args) => {
        handled.mockReset()
        await call(PAGE, name, ...args).catch(() => undefined)
        if (handled.mock.calls.length > 0) expect(DESKTOP_CALLS[name].args.safeParse(args).success).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
