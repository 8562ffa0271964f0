import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { googleWayOf } from '#renderer/components/in-app/google-ways.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { phoneSystemOf } from '#renderer/platform/phone-system.ts'
import { sampleVersion } from '#renderer/testing/samples.ts'
import { ok } from '#renderer/testing/server.ts'
import { IN_APP_AGENTS } from '#renderer/testing/user-agents.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { en, it as italian } from '#shared/i18n/resources.ts'

const { google, names } = en.inApp

function open(path: string, agent: string, googleClientId: string | null = '12-web.apps.example') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  return visit(path, { server: { 'GET /version': () => ok(sampleVersion({ googleClientId })) } })
}
const note = async () => within(await screen.findByTestId('no-google'))

beforeEach(() => setLanguage('english'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('signing in within the browser of a social app', () => {
  it.each(IN_APP_AGENTS)(
    '[INAPP-6] [INAPP-7] says in %s on %s how to get to Google',
    async (app, system, agent) => {
      expect(phoneSystemOf(agent)).toBe(system)
      open('/login', agent)
      const { menu, entry } = googleWayOf(app, system)
      const part = await note()
      expect(part.getByRole('heading')).toHaveTextContent(`Google sign-in does not work in ${names[app]}`)
      expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        google.menu[menu],
        google.entry[entry],
        google.last,
      ])
      expect(document.querySelector('script[src*="accounts.google.com"]')).toBeNull()
    },
  )

  it('[INAPP-8] leads to the registration by e-mail, which works', async () => {
    open('/login', IN_APP_AGENTS[0][2])
    await userEvent.click((await note()).getByRole('link', { name: google.toRegister }))
    expect(await screen.findByLabelText('E-mail')).toBeVisible()
    expect((await note()).getByText(google.formAbove)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible()
    setLanguage('italian')
    await waitFor(async () => expect((await note()).getByText(italian.inApp.google.formAbove)).toBeVisible())
  })

  it('says nothing of Google where the server has none', async () => {
    const { server } = open('/login', IN_APP_AGENTS[0][2], null)
    await screen.findByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(server.sent('GET /version').length).toBeGreaterThan(0))
    expect(screen.queryByTestId('no-google')).toBeNull()
  })
})
