import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const kept = () => usePreferences.getState()

beforeEach(() => {
  setPreferences(usePreferences.getInitialState())
  setLanguage('english')
})
afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

async function openBeforeLogin() {
  const page = visit('/login')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  return { ...page, user, dialog: within(await screen.findByRole('dialog', { name: 'Settings' })) }
}
async function openFromMenu() {
  const page = visit('/lobby', {
    user: sampleUser(),
    server: {
      'PATCH /auth/language': () => ok({ user: sampleUser({ preferredLanguage: 'italian' }) }),
    },
  })
  const user = userEvent.setup()
  const face = await screen.findByRole('button', { name: /^Account menu of Mira/ })
  await user.click(face)
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  return { ...page, user, dialog: within(await screen.findByRole('dialog', { name: 'Settings' })) }
}
const face = () => screen.getByRole('button', { name: /^Account menu of Mira/ })

describe('the settings', () => {
  it('[UI-34] are open before login, with everything that belongs to the device', async () => {
    const { user, dialog } = await openBeforeLogin()
    const parts = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(parts).toEqual(['Language and appearance', 'Sound', 'Chat and games'])
    await user.click(dialog.getByRole('radio', { name: 'Fewer' }))
    await user.click(dialog.getByRole('switch', { name: /^Reactions/ }))
    await user.click(dialog.getByRole('switch', { name: /^Single-key shortcuts/ }))
    await user.click(dialog.getByRole('switch', { name: /^Show invite codes/ }))
    await user.click(dialog.getByRole('radio', { name: 'Nothing' }))
    await user.click(dialog.getByRole('radio', { name: '×1.5' }))
    expect(dialog.getByRole('radio', { name: 'Dark' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Mute: Effects' }))
    expect(kept()).toMatchObject({
      motion: 'reduced',
      reactions: false,
      shortcuts: false,
      codeHidden: true,
      chatSpeech: 'none',
      timeFactor: 1.5,
      effectsMuted: true,
    })
  })

  it('[UI-34] lead back to the device’s own movement', async () => {
    setPreferences({ motion: 'full' })
    const { user, dialog } = await openBeforeLogin()
    const movement = within(dialog.getByRole('radiogroup', { name: 'Movement and effects' }))
    await user.click(movement.getByRole('radio', { name: 'As the device' }))
    expect(kept().motion).toBe('system')
  })

  it('[UI-34] change the language of the visitor', async () => {
    const { user, dialog } = await openBeforeLogin()
    await user.click(dialog.getByRole('radio', { name: 'Italian' }))
    expect(await screen.findByRole('dialog', { name: 'Impostazioni' })).toBeVisible()
    expect(kept().language).toBe('italian')
  })

  it('[UI-34] are reached from the account menu, lead to the account’s data, and give the focus back', async () => {
    const { user, dialog, router } = await openFromMenu()
    const data = dialog.getByRole('link', { name: 'Password, data download, deletion' })
    expect(data).toHaveAttribute('href', '/profile?tab=security')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(face()).toHaveFocus()
    expect(router.state.location.pathname).toBe('/lobby')
  })

  it('[UI-34] save the language with the account', async () => {
    const { user, dialog, server } = await openFromMenu()
    await user.click(dialog.getByRole('radio', { name: 'Italian' }))
    await waitFor(() => expect(server.sent('PATCH /auth/language')[0]?.body).toEqual({ language: 'italian' }))
  })

  it('[UI-34] are on the profile, which has no account menu', async () => {
    visit('/profile', { user: sampleUser() })
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }))
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible()
  })

  it('[UI-35] give new private lobbies the relaxed timers that were chosen', async () => {
    setPreferences({ timeFactor: 2 })
    visit('/create-lobby', { user: sampleUser() })
    const timers = within(await screen.findByRole('radiogroup', { name: 'Time to answer' }))
    expect(timers.getByRole('radio', { name: '×2' })).toBeChecked()
  })
})
