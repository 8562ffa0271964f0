import { notifications } from '@mantine/notifications'
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, vi } from 'vitest'

/**
 * Gives each test file a fresh page, as a reload does. The files of a worker share one window and the packages, which are
 * expensive to load. The app's own modules are evaluated again: their state and their mocks end with the file.
 */
vi.resetModules()

// The app does not export its roots.
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

// Both add their document listeners only once, so these must survive the file.
createRoot(document.createElement('div'))
userEvent.setup()

function removeListenersLater(target: EventTarget): () => void {
  const add = target.addEventListener
  const added: Parameters<typeof add>[] = []
  target.addEventListener = (...listener) => {
    added.push(listener)
    add.apply(target, listener)
  }
  return () => {
    target.addEventListener = add
    for (const listener of added) target.removeEventListener(...listener)
  }
}

/** Clears the file's timers, so that its modules do not act during the next file. */
function clearTimersLater(): () => void {
  const { setTimeout, setInterval } = globalThis
  const started: NodeJS.Timeout[] = []
  const keep = <Start extends (...args: never[]) => NodeJS.Timeout>(start: Start): Start =>
    Object.assign((...args: Parameters<Start>) => {
      const timer = start(...args)
      started.push(timer)
      return timer
    }, start) as Start
  Object.assign(globalThis, { setTimeout: keep(setTimeout), setInterval: keep(setInterval) })
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval })
    for (const timer of started) clearTimeout(timer)
  }
}

/** Removes properties that the file defined over those of the prototype. */
function removePropertiesLater(target: object): () => void {
  const before = new Set(Reflect.ownKeys(target))
  return () => {
    for (const key of Reflect.ownKeys(target)) if (!before.has(key)) Reflect.deleteProperty(target, key)
  }
}

function clearDocument(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
}

const undo = [
  clearTimersLater(),
  ...[window, document].map(removeListenersLater),
  ...[navigator, document].map(removePropertiesLater),
]

afterAll(() => {
  act(() => {
    for (const root of roots) root.unmount()
  })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const undoOne of undo) undoOne()
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
  clearDocument()
})
