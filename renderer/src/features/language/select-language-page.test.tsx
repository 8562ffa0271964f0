import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const newcomer = sampleUser({ preferredLanguage: null })

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

it('[UI-11] [I18N-3] offers both languages, switches at once, saves and goes to the lobby', async () => {
  const { server, router } = visit('/select-language', {
    user: newcomer,
    server: { 'PATCH /auth/language': () => ok({ user: { ...newcomer, preferredLanguage: 'italian' } }) },
  })
  const user = userEvent.setup()
  expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Italiano' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scegli la tua lingua')
  await user.click(screen.getByRole('button', { name: 'Continua in italiano' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
  expect(server.sent('PATCH /auth/language')[0]?.body).toEqual({ language: 'italian' })
})

it('[NAV-10, NAV-15] leads an admin back to the panel after the first sign-in', async () => {
  const { router } = visit('/admin/users?search=ada', {
    user: newcomer,
    server: { 'PATCH /auth/language': () => ok({ user: { ...newcomer, preferredLanguage: 'english' } }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue in English' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'))
  expect(router.state.location.search).toBe('?search=ada')
})

it('stays, and says so, when the choice cannot be saved', async () => {
  const { router } = visit('/select-language', {
    user: newcomer,
    server: { 'PATCH /auth/language': () => failed(500, 'SERVER_ERROR', 'Server error') },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue in English' }))
  expect(await screen.findByText('Server error')).toBeVisible()
  expect(router.state.location.pathname).toBe('/select-language')
})
