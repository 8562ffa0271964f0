import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkVersion, gatePassed, recheckVersion, useVersionGate } from '#renderer/platform/version-gate.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'

const gate = () => useVersionGate.getState().gate
const serverWants = (minVersion: unknown) => stubServer({ 'GET /version': () => ok({ minVersion }) })
const unreachable = () => stubServer({ 'GET /version': () => failed(502, 'SERVER_ERROR', 'Bad gateway') })

beforeEach(() => useVersionGate.setState({ gate: { kind: 'checking' } }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['1.40.0', '1.40.0', 'passed'],
  ['1.41.0', '1.40.0', 'passed'],
  ['1.40.0', '1.40.1', 'outdated'],
  ['1.9.0', '1.40.0', 'outdated'],
])('[STATUS-10, STATUS-14] version %s at a server that wants %s: %s', async (version, minVersion, kind) => {
  serverWants(minVersion)
  await checkVersion(version)
  expect(gate().kind).toBe(kind)
})

it.each([[undefined], ['soon'], ['']])(
  '[STATUS-13] takes 1.40.0 where the server says %j',
  async (minVersion) => {
    serverWants(minVersion)
    await checkVersion('1.39.9')
    expect(gate()).toEqual({ kind: 'outdated', minVersion: '1.40.0' })
    await checkVersion('1.40.0')
    expect(gate().kind).toBe('passed')
  },
)

it('[STATUS-9] says that the server cannot be reached, and lets in once it can', async () => {
  unreachable()
  const passed = gatePassed()
  await checkVersion('1.40.0')
  expect(gate().kind).toBe('unreachable')
  serverWants('1.40.0')
  await checkVersion('1.40.0')
  await passed
})

it('[STATUS-11] checks again after a sleep, and lets play on meanwhile', async () => {
  serverWants('1.40.0')
  await checkVersion('1.40.0')
  serverWants('1.41.0')
  const again = recheckVersion('1.40.0')
  expect(gate().kind).toBe('passed')
  await again
  expect(gate()).toEqual({ kind: 'outdated', minVersion: '1.41.0' })
})

it('[STATUS-11] gives a network that wakes up late a few seconds', async () => {
  vi.useFakeTimers()
  useVersionGate.setState({ gate: { kind: 'passed' } })
  unreachable()
  const again = recheckVersion('1.40.0')
  await vi.advanceTimersByTimeAsync(3_000)
  serverWants('1.40.0')
  await vi.advanceTimersByTimeAsync(6_000)
  await again
  expect(gate().kind).toBe('passed')
})

it('[STATUS-9] shows the retry screen when the network stays away after a sleep', async () => {
  vi.useFakeTimers()
  useVersionGate.setState({ gate: { kind: 'passed' } })
  const { sent } = unreachable()
  const both = [recheckVersion('1.40.0'), recheckVersion('1.40.0')]
  await vi.advanceTimersByTimeAsync(9_000)
  await Promise.all(both)
  expect(gate().kind).toBe('unreachable')
  expect(sent('GET /version')).toHaveLength(3)
})
