import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { inAppBrowser, inAppBrowserOf } from '#renderer/platform/in-app-browser.ts'
import { phoneSystemOf } from '#renderer/platform/phone-system.ts'
import { platform } from '#renderer/platform/platform.ts'
import { IN_APP_AGENTS, ORDINARY_AGENTS } from '#renderer/testing/user-agents.ts'

afterEach(() => {
  platform.isNative = false
  vi.restoreAllMocks()
})

it.each(IN_APP_AGENTS)('[INAPP-1] detects the browser of %s on %s', (app, system, agent) => {
  expect(inAppBrowserOf(agent)).toBe(app)
  expect(phoneSystemOf(agent)).toBe(system)
})

it.each(ORDINARY_AGENTS)('[INAPP-1] takes %s for an ordinary browser', (_, agent) => {
  expect(inAppBrowserOf(agent)).toBeUndefined()
})

it('[INAPP-1] finds an app’s mark wherever it stands in the user agent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...IN_APP_AGENTS),
      fc.stringMatching(/^[a-z0-9. ]{0,20}$/),
      ([app, , agent], noise) => inAppBrowserOf(`${noise} ${agent} ${noise}`) === app,
    ),
  )
})

it('[INAPP-5] takes the native app for nobody’s browser', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IN_APP_AGENTS[0][2])
  expect(inAppBrowser()).toBe(IN_APP_AGENTS[0][0])
  platform.isNative = true
  expect(inAppBrowser()).toBeUndefined()
})
