import { expect, it, vi } from 'vitest'
import { reloadWhenPolicyIsStale } from './stale-policy.ts'

/** What a browser tells of something that the policy blocked. */
function block(effectiveDirective: string, blockedURI: string): void {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
  )
}

it('[OPS-6] a page whose policy does not know a room’s process yet is loaded again, but not for ever', () => {
  const now = vi.spyOn(performance, 'now')
  const reload = vi.fn()
  reloadWhenPolicyIsStale(reload)
  now.mockReturnValue(29_000)
  block('connect-src', 'wss://play-3.riddles.example')
  now.mockReturnValue(31_000)
  block('connect-src', 'https://elsewhere.example')
  block('script-src', 'eval')
  expect(reload).not.toHaveBeenCalled()
  block('connect-src', 'wss://play-3.riddles.example')
  expect(reload).toHaveBeenCalledOnce()
  now.mockRestore()
})
