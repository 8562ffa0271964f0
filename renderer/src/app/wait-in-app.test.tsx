import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitInApp } from '#renderer/app/wait-in-app.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { stubServer } from '#renderer/testing/server.ts'
import { IN_APP_AGENTS } from '#renderer/testing/user-agents.ts'
import { en, it as italian } from '#shared/i18n/resources.ts'

const agentOf = (app: string, system: string) =>
  IN_APP_AGENTS.find(([name, on]) => name === app && on === system)?.[2] ?? ''
const beIn = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

function pageAt(path: string): HTMLElement {
  history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root"></div>'
  return document.querySelector<HTMLElement>('#root') as HTMLElement
}
/** Whether the visitor went on to the page. */
function watch(going: Promise<void>) {
  const state = { wentOn: false }
  void going.then(() => {
    state.wentOn = true
  })
  return state
}
const blocker = () => screen.findByTestId('in-app-blocker')
const stays = () => sessionStorage.getItem('stays_in_app') !== null

beforeEach(() => setLanguage('english'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the blocker in the browser of a social app', () => {
  it.each(Object.entries(en.inApp.names))('[INAPP-2] names %s', async (app, name) => {
    void waitInApp(pageAt('/'), app as keyof typeof en.inApp.names)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      `You are in the ${name} browser`,
    )
  })

  it.each(['ios', 'android', 'other'] as const)('[INAPP-3] gives three steps on %s', async (system) => {
    beIn(agentOf('facebook', system))
    void waitInApp(pageAt('/'), 'facebook')
    const steps = within(await blocker()).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(Object.values(en.inApp.steps[system]))
    act(() => setLanguage('italian'))
    expect(await screen.findByText(italian.inApp.steps[system].one)).toBeVisible()
  })

  it('[INAPP-4] copies the link, and says so by linkCopied', async () => {
    void waitInApp(pageAt('/join/ABC234?from=story'), 'instagram')
    const user = userEvent.setup()
    const link = await screen.findByLabelText('Link to this page')
    expect(link).toHaveValue(location.href)
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText(en.linkCopied)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(location.href)
  })

  it('[INAPP-4] tells how to copy by hand where the app forbids it', async () => {
    void waitInApp(pageAt('/'), 'tiktok')
    await blocker()
    vi.stubGlobal('navigator', { userAgent: agentOf('tiktok', 'ios') })
    document.execCommand = () => false
    await act(async () => screen.getByRole('button', { name: 'Copy the link' }).click())
    expect(await screen.findByText(en.inApp.copyFailed)).toBeVisible()
  })

  it('[INAPP-9] lets who wants to stay go on, and does not ask again in this tab', async () => {
    const page = pageAt('/')
    const first = watch(waitInApp(page, 'line'))
    await userEvent.click(await screen.findByRole('button', { name: 'Go on here anyway' }))
    await waitFor(() => expect(first.wentOn).toBe(true))
    expect(page.childElementCount).toBe(0)
    await waitInApp(page, 'line')
    expect(page.childElementCount).toBe(0)
  })

  it.each(['/login', '/register', '/reset-password'])(
    '[INAPP-8] [INAPP-9] leaves %s to its own words, and who signs in there is not stopped afterwards',
    async (path) => {
      const page = pageAt(path)
      await waitInApp(page, 'snapchat')
      expect(page.childElementCount).toBe(0)
      expect(stays()).toBe(true)
    },
  )

  it.each(['/verify-email?token=x', '/terms-of-service', '/privacy-policy', '/cookie-policy'])(
    '[INAPP-9] leaves %s open',
    async (path) => {
      const page = pageAt(path)
      await waitInApp(page, 'snapchat')
      expect(page.childElementCount).toBe(0)
      expect(stays()).toBe(false)
    },
  )

  it('[INAPP-2] stands before the landing page', async () => {
    stubServer({})
    beIn(agentOf('instagram', 'android'))
    pageAt('/')
    await import('#renderer/app/main.ts')
    expect(await blocker()).toBeVisible()
    expect(screen.queryByText('Type it before they do.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Go on here anyway' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Type it before they do.' })).toBeVisible()
  })

  it('[INAPP-5] never stands before the native app', async () => {
    vi.resetModules()
    stubServer({})
    beIn(agentOf('instagram', 'android'))
    pageAt('/login')
    const { platform } = await import('#renderer/platform/platform.ts')
    platform.isNative = true
    await import('#renderer/app/main.ts')
    await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Sign in'))
    expect([screen.queryByTestId('in-app-blocker'), stays()]).toEqual([null, false])
  })
})
