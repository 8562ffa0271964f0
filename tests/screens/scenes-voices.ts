import type { Page } from '@playwright/test'
import type { PublicVoices } from '#shared/schemas/voice.ts'
import type { Player } from '../support/api.ts'
import { resize } from './camera.ts'
import type { Visit } from './visit.ts'

/** As on a computer with voices of its own; a browser under test has none. */
async function withVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voices = [
      { name: 'Samantha', lang: 'en-US' },
      { name: 'Microsoft Hazel Desktop – English (Great Britain)', lang: 'en-GB' },
      { name: 'Alice', lang: 'it-IT' },
    ].map((voice) => ({ ...voice, voiceURI: voice.name, localService: true, default: false }))
    speechSynthesis.getVoices = () => voices
  })
}

/** Lines that are read aloud, in a game; and the voices of the computer, where there are some and where there are none. */
export async function voiceScenes(visit: Visit): Promise<void> {
  await inGame(visit)
  await systemVoices(visit)
  await noSystemVoices(visit)
}

async function inGame(visit: Visit): Promise<void> {
  const { api, table, texts, cast, camera, look } = visit
  const { speech, game } = texts
  const names = ['reader', 'Bartholomew_the_Loud', 'pia_2'] as const
  const [me, loud, third] = await Promise.all(names.map((name) => api.register(name)))
  if (!me || !loud || !third) throw new Error('Nobody came.')
  await chooseVoice(visit, me)
  await chooseVoice(visit, loud)
  const { room, clients } = await table.play([loud, me, third], {
    language: look.language,
    timePerRound: 60,
    timeFactor: 2,
    customQuizzes: cast.quizzes,
  })
  const page = await visit.enter(me)
  // It never comes, so that the line is being read for as long as it takes to look at it.
  await page.route('**/api/voice/audio/**', () => undefined)
  await page.goto(`${visit.url}/room/${room.id}`)
  const toggle = page.getByTestId('voice-switch')
  await toggle.click()
  await page.locator('[data-testid="voice-switch"][aria-checked="true"]').waitFor()
  await clients[0]?.say('chat_message', { roomId: room.id, message: cast.talk[1], useTts: true })
  await page.getByTestId('speaking').waitFor({ timeout: 15_000 })
  await camera.take(page, 'voice-speaking')
  await resize(page, 'wide')
  await page.getByRole('button', { name: speech.silence.replace('{{name}}', names[1]) }).click()
  await page.getByTestId('speaking').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: game.senses.button }).click()
  await page.getByText(speech.silenced).first().waitFor()
  await camera.take(page, 'voice-silenced')
  await page.context().close()
}

async function chooseVoice({ api, look }: Visit, { token }: Player): Promise<void> {
  const { voices } = await api.call<PublicVoices>('GET', '/voice/public-voices', token)
  const voice = voices.default.find(({ language }) => language === look.language)
  await api.call('POST', '/voice/select', token, { voiceId: voice?.id })
}

async function systemVoices(visit: Visit): Promise<void> {
  const { api, camera, texts, url } = visit
  const page = await visit.enter(await api.register('listener'))
  await withVoices(page)
  await page.goto(`${url}/profile?tab=voice`)
  await page.getByRole('switch', { name: texts.voices.system.switch }).click()
  await page.getByLabel(texts.voices.system.voiceOf.italian).waitFor()
  await page.getByTestId('voice-plans').waitFor()
  await camera.take(page, 'voice-tab-system', { whole: true })
  await page.context().close()
}

async function noSystemVoices({ camera, newBrowser, texts, url }: Visit): Promise<void> {
  const guest = await (await newBrowser()).newPage()
  await guest.goto(`${url}/login`)
  await guest.getByLabel(texts.guest.play.nickname).fill('Pippo')
  await guest.getByRole('button', { name: texts.guest.play.submit }).click()
  await guest.getByTestId('header').waitFor()
  await guest.goto(`${url}/profile?tab=voice`)
  await guest.getByText(texts.voices.system.none).waitFor()
  await camera.take(guest, 'voice-tab-guest', { whole: true })
  await guest.context().close()
}
