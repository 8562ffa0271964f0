import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

async function open(server: Parameters<typeof visit>[1] = {}) {
  const page = visit('/register', server)
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Sign up' })
  const field = (label: string) => screen.getByLabelText(label)
  const fill = async (username: string, email: string, password: string, again = password) => {
    if (username) await user.type(field('Username'), username)
    if (email) await user.type(field('E-mail'), email)
    if (password) await user.type(field('Password'), password)
    if (again) await user.type(field('Repeat the password'), again)
  }
  const submit = () => user.click(screen.getByRole('button', { name: 'Create account' }))
  return { ...page, user, field, fill, submit }
}

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the registration page', () => {
  it.each([
    ['english', /^Free, .* 100 R3 and 10 voice tokens are yours to start with\.$/],
    ['italian', /^È gratis .* Per cominciare ricevi 100 R3 e 10 gettoni voce\.$/],
  ] as const)('[SHOP-8] names the gift of a new account as free, in %s', async (language, text) => {
    await open()
    setLanguage(language)
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('[UI-6] shows each broken rule at its field and sends nothing', async () => {
    const { fill, submit, field, server } = await open()
    await fill('mi', 'nonsense', 'abc', 'abd')
    await submit()
    expect(field('Username')).toHaveAccessibleDescription(/at least 3 characters/)
    expect(field('E-mail')).toHaveAccessibleDescription(/Invalid email format/)
    expect(field('Password')).toHaveAccessibleDescription(/at least 6 characters/)
    expect(field('Repeat the password')).toHaveAccessibleDescription(/Passwords do not match/)
    expect(server.sent('POST /auth/register')).toEqual([])
    await waitFor(() => expect(field('Username')).toHaveFocus())
  })

  it('[UI-6] shows them in Italian, also when the language changes afterwards', async () => {
    const { fill, submit } = await open()
    await fill('Mira_9', 'nonsense', 'Secret1')
    await submit()
    setLanguage('italian')
    expect(await screen.findByText('Inserisci un indirizzo email valido')).toBeVisible()
  })

  it.each([
    ['english', 'Username is required', 'E-mail address is required', 'Password is required'],
    [
      'italian',
      'Il nome utente è obbligatorio',
      'L’indirizzo e-mail è obbligatorio',
      'La password è obbligatoria',
    ],
  ] as const)('[UI-6] says at each empty field what it lacks itself, in %s', async (language, ...says) => {
    const { submit, field } = await open()
    const fields = ['Username', 'E-mail', 'Password'].map(field)
    await submit()
    setLanguage(language)
    for (const [at, text] of says.entries())
      await waitFor(() => expect(fields[at]).toHaveAccessibleDescription(text))
  })

  it('ticks off what is met while one types', async () => {
    const { user, field } = await open()
    const demand = (text: string) => screen.getByText(text, { exact: false, selector: 'li' })
    expect(demand('an uppercase letter')).toHaveAttribute('data-met', 'false')
    await user.type(field('Password'), 'Secret')
    expect(demand('an uppercase letter')).toHaveAttribute('data-met', 'true')
    expect(demand('a number')).toHaveAttribute('data-met', 'false')
  })

  it.each([
    [failed(409, 'USERNAME_ALREADY_TAKEN', 'Username already taken'), /already taken/, /già in uso/],
    [failed(400, 'USERNAME_RESERVED', 'This username is reserved'), /is reserved/, /è riservato/],
  ])('[AUTH-45] puts the server’s refusal at its field, in both languages', async (refusal, says, dice) => {
    const { fill, submit, field } = await open({ server: { 'POST /auth/register': () => refusal } })
    const username = field('Username')
    await fill('Mira_9', 'm@example.org', 'Secret1')
    await submit()
    await waitFor(() => expect(username).toHaveAccessibleDescription(says))
    await waitFor(() => expect(username).toHaveFocus())
    setLanguage('italian')
    await waitFor(() => expect(username).toHaveAccessibleDescription(dice))
  })

  it('[I18N-5] sends the password twice and the page’s language, and goes on to choose one', async () => {
    const user = sampleUser({ preferredLanguage: null })
    const { fill, server, router } = await open({
      server: { 'POST /auth/register': () => ok({ token: 't', user }) },
    })
    await fill('Mira_9', 'm@example.org', 'Secret1')
    setLanguage('italian')
    await userEvent.click(await screen.findByRole('button', { name: 'Crea account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/select-language'))
    expect(server.sent('POST /auth/register')[0]?.body).toEqual({
      username: 'Mira_9',
      email: 'm@example.org',
      password: 'Secret1',
      confirmPassword: 'Secret1',
      language: 'italian',
    })
  })

  it('lets passwords be pasted and kept by a manager', async () => {
    const { field, user } = await open()
    await user.click(field('Password'))
    await user.paste('Secret1')
    expect(field('Password')).toHaveValue('Secret1')
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password')
  })
})

describe('a field that is left', () => {
  it('says what is wrong, unless nothing was typed yet', async () => {
    const { user, field } = await open()
    await user.click(field('E-mail'))
    await user.tab()
    expect(screen.queryByText('Username is required')).toBeNull()
    await user.type(field('E-mail'), 'nonsense')
    await user.tab()
    expect(await screen.findByText('Invalid email format')).toBeVisible()
  })

  it('says nothing while a button is being pressed, so that the button stays where it is', async () => {
    const { user, field } = await open()
    const button = screen.getByRole('button', { name: 'Create account' })
    await user.type(field('Username'), 'mi')
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(screen.queryByText(/at least 3 characters/)).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await screen.findByText(/at least 3 characters/)).toBeVisible()
  })
})
