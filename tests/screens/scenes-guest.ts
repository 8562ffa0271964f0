import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/api.ts'
import type { Visit } from './visit.ts'

/** What somebody sees who is not signed in. */
export async function guestScenes(visit: Visit): Promise<void> {
  const page = await (await visit.newBrowser()).newPage()
  await landing(visit, page)
  await doors(visit, page)
  await page.context().close()
  await languageChoice(visit)
  await invitations(visit)
  await playingGuest(visit)
}

async function landing({ url, texts, camera }: Visit, page: Page): Promise<void> {
  await page.goto(url)
  await page.getByText(texts.landing.platforms.online, { exact: true }).waitFor()
  await camera.take(page, 'landing')
  await camera.take(page, 'landing-whole', { whole: true })
  const answer = texts.landing.riddles.r1.answers.split(';')[0] ?? ''
  const sample = page.getByRole('region', { name: texts.landing.sample.title })
  const field = sample.getByLabel(texts.landing.sample.answerLabel)
  const guess = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  await page.getByRole('button', { name: texts.landing.sample.hint }).click()
  // One letter more than the judge forgives.
  await guess(answer.length < 9 ? `${answer.slice(0, -2)}xy` : `x${answer.slice(1, -2)}yz`)
  await page.getByText(texts.landing.sample.close).waitFor()
  await camera.take(page, 'landing-close')
  await guess(answer)
  await page.getByText(texts.landing.sample.correct).waitFor()
  await camera.take(page, 'landing-solved')
}

async function doors({ url, texts, camera }: Visit, page: Page): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'login')
  await page.getByLabel(texts.auth.fields.username).fill('nobody_here')
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: texts.auth.login.submit }).click()
  await page.getByRole('main').getByRole('alert').waitFor()
  await camera.take(page, 'login-refused')

  await page.goto(`${url}/register`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'register', { whole: true })
  await page.getByLabel(texts.auth.fields.username).fill('a b')
  await page.getByLabel(texts.auth.fields.email).fill('no address')
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill('short')
  await page.getByRole('button', { name: texts.auth.register.submit }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await camera.take(page, 'register-errors', { whole: true })

  await page.goto(`${url}/nowhere`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'not-found')
}

/** An invite link, as somebody without an account opens it. */
async function invitations({ url, api, cast, texts, camera, look, newBrowser }: Visit): Promise<void> {
  const host = await api.register(`${cast.names[0]}_h`)
  const settings = { name: cast.rooms.table, language: look.language, timePerRound: 30 }
  const open = await api.createRoom(host, { ...settings, password: 'sesame' })
  const closed = await api.createRoom(await api.register(`${cast.names[1]}_h`), {
    ...settings,
    guests: false,
  })
  const page = await (await newBrowser()).newPage()
  const { invite, play } = texts.guest
  await page.goto(`${url}/lobby?join=${open.inviteCode}`)
  await page.getByTestId('invite').waitFor()
  await camera.take(page, 'invite')
  await page.getByRole('button', { name: play.submit }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
  await camera.take(page, 'invite-error')
  await page.goto(`${url}/join/${closed.inviteCode}`)
  await page.getByText(invite.noGuests).waitFor()
  await camera.take(page, 'invite-no-guests')
  await page.goto(`${url}/join/ABC234`)
  await page.getByLabel(invite.codeField).waitFor()
  await camera.take(page, 'invite-unknown')
  await page.route('**/api/rooms/invite/*', (route) => route.abort())
  await page.goto(`${url}/join/${open.inviteCode}`)
  await page.getByTestId('error-state').waitFor()
  await camera.take(page, 'invite-failed')
  await page.context().close()
}

/** What a guest sees of the app. */
async function playingGuest({ url, texts, camera, newBrowser }: Visit): Promise<void> {
  const page = await (await newBrowser()).newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel(texts.guest.play.nickname).fill('Pippo')
  await page.getByRole('button', { name: texts.guest.play.submit }).click()
  await page.getByTestId('header').waitFor()
  await page.getByRole('heading', { name: texts.lobby.modes.ranked.name }).waitFor()
  await camera.take(page, 'guest-lobby')
  await page.getByRole('button', { name: texts.lobby.modes.ranked.start }).click()
  await page.getByRole('dialog').waitFor()
  await camera.take(page, 'guest-offer')
  await page.goto(`${url}/profile`)
  await page.getByText(texts.guest.claim.profile).waitFor()
  await camera.take(page, 'guest-profile', { whole: true })
  await page.goto(`${url}/create-lobby`)
  await page.getByText(texts.errors.ACCOUNT_REQUIRED).waitFor()
  await camera.take(page, 'guest-create-lobby')
  await page.context().close()
}

async function languageChoice({ api, url, camera, newBrowser }: Visit): Promise<void> {
  const { token } = await api.register('newcomer')
  const context = await newBrowser()
  await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
  const page = await context.newPage()
  await page.goto(`${url}/select-language`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'select-language')
  await context.close()
}
