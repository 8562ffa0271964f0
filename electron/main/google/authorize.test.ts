import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { authorizeWithGoogle, BACK_WITHIN_MS } from './authorize.ts'

afterEach(() => void vi.useRealTimers())

/** Starts a sign-in, and answers what the system browser was to open. */
async function begin() {
  const opened = Promise.withResolvers<URL>()
  const control = new AbortController()
  const grant = authorizeWithGoogle({
    clientId: '56-desktop.apps.example',
    openExternal: async (address) => opened.resolve(new URL(address)),
    page: (done) => (done ? 'Welcome back' : 'Not signed in'),
    signal: control.signal,
  })
  const address = await opened.promise
  const asked = address.searchParams
  const comeBack = (query: Record<string, string>) =>
    fetch(`${asked.get('redirect_uri')}/?${new URLSearchParams(query)}`)
  return { grant, address, asked, comeBack, control }
}

it('asks Google by the system browser, with PKCE, and answers to a port of this computer', async () => {
  const { grant, address, asked, comeBack } = await begin()
  expect(address.origin).toBe('https://accounts.google.com')
  expect(asked.get('client_id')).toBe('56-desktop.apps.example')
  expect(asked.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const page = await comeBack({ code: 'of-google', state: asked.get('state') ?? '' })
  expect(await page.text()).toBe('Welcome back')
  const { code, codeVerifier, redirectUri } = (await grant) ?? expect.unreachable()
  expect(code).toBe('of-google')
  expect(redirectUri).toBe(asked.get('redirect_uri'))
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(createHash('sha256').update(codeVerifier).digest('base64url')).toBe(asked.get('code_challenge'))
})

it('takes no answer to another question', async () => {
  const { grant, asked, comeBack } = await begin()
  for (const query of [
    { code: 'planted' },
    { code: 'planted', state: 'x' },
    { code: 'planted', state: 'x'.repeat(43) },
  ])
    expect((await comeBack(query)).status).toBe(404)
  expect(
    (await fetch(`${asked.get('redirect_uri')}/x?state=${asked.get('state')}&code=planted`)).status,
  ).toBe(404)
  await comeBack({ code: 'own', state: asked.get('state') ?? '' })
  expect(await grant).toMatchObject({ code: 'own' })
})

it('answers nothing when the player refuses', async () => {
  const { grant, asked, comeBack } = await begin()
  const page = await comeBack({ error: 'access_denied', state: asked.get('state') ?? '' })
  expect(await page.text()).toBe('Not signed in')
  expect(await grant).toBeNull()
})

it('gives up when a newer attempt begins, and closes its port', async () => {
  const { grant, control, comeBack } = await begin()
  control.abort()
  expect(await grant).toBeNull()
  await expect(comeBack({})).rejects.toThrow()
})

it('gives up after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { grant } = await begin()
  vi.advanceTimersByTime(BACK_WITHIN_MS)
  expect(await grant).toBeNull()
})

it('starts with other secrets each time', async () => {
  const [first, second] = [await begin(), await begin()]
  expect(first.asked.get('state')).not.toBe(second.asked.get('state'))
  expect(first.asked.get('code_challenge')).not.toBe(second.asked.get('code_challenge'))
  first.control.abort()
  second.control.abort()
})
