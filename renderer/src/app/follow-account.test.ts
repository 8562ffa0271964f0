import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followAccount } from '#renderer/app/follow-account.ts'
import { platform } from '#renderer/platform/platform.ts'

vi.mock('#renderer/app/maintenance/watch-status.ts', () => ({ watchStatus: () => undefined }))

const register = vi.fn(() => Promise.reject(new Error('none in this browser')))

beforeEach(() => {
  register.mockClear()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: { register } }))
})
afterEach(() => {
  platform.isNative = false
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('the service worker', () => {
  it('[META-15] is kept by the built client on the web', () => {
    vi.stubEnv('PROD', true)
    followAccount()
    expect(register).toHaveBeenCalledWith('/sw.js')
  })

  it('[META-15] is kept neither in development nor in the desktop app', () => {
    followAccount()
    vi.stubEnv('PROD', true)
    platform.isNative = true
    followAccount()
    expect(register).not.toHaveBeenCalled()
  })
})
