import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sessionState } from '#renderer/session/session-store.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { R3_PACKS, VOICE_PLANS } from '#shared/constants/store.ts'
import type { Voice } from '#shared/schemas/voice.ts'

URL.createObjectURL = () => 'blob:1'
URL.revokeObjectURL = () => undefined
// jsdom plays nothing.
vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()

const voice = (name: string, changes: Partial<Voice> = {}): Voice => ({
  id: `en-${name.toLowerCase()}`,
  name,
  category: 'default',
  ageGroup: 'adult',
  gender: 'female',
  language: 'english',
  ...changes,
})
const GRACE = voice('Grace')
const LILY = voice('Lily', { ageGroup: 'young', category: 'community' })
const QUENTIN = voice('Quentin', { gender: 'male', category: 'premium' })
const GIULIA = voice('Giulia', { language: 'italian' })
const STATUS = {
  tokens: 7,
  canWatchAd: true,
  nextAdAt: null,
  hasActiveSubscription: false,
  subscriptionType: null,
  subscriptionExpires: null,
  selectedVoice: null,
}

function open({ hasSubscription = false, tutorialStep = 0, preview = () => new Response('sound') } = {}) {
  const page = visit('/profile?tab=voice', {
    user: sampleUser({ tutorialStep }),
    server: {
      'GET /store/packs': () => ok({ packs: R3_PACKS, voicePlans: VOICE_PLANS }),
      'GET /voice/status': () => ok(STATUS),
      'GET /voice/public-voices': () =>
        ok({
          voices: { default: [GRACE, GIULIA], community: [LILY], premium: [QUENTIN] },
          totals: { default: 2, community: 1, premium: 1 },
          hasSubscription,
          totalVoices: 4,
        }),
      'GET /voice/preview/en-grace': preview,
      'GET /voice/preview/en-lily': preview,
      'POST /voice/select': ({ body }) =>
        ok({ selectedVoice: [GRACE, LILY].find(({ id }) => id === (body as { voiceId: string }).voiceId) }),
      'PATCH /auth/tutorial-step': () => ok({ user: sampleUser({ tutorialStep: 9 }) }),
    },
  })
  return { ...page, user: userEvent.setup() }
}
const rows = async () =>
  (await screen.findAllByTestId('voice')).map((row) => row.querySelector('strong')?.textContent)

it('[VOICE-18] lists the voices of a language by category, and of an age', async () => {
  const { user } = open()
  expect(await rows()).toEqual(['Grace', 'Lily', 'Quentin'])
  expect(screen.getByRole('heading', { name: /Community 1/ })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Young' }))
  expect(await rows()).toEqual(['Lily'])
  await user.click(screen.getByRole('radio', { name: 'Senior' }))
  expect(await screen.findByText(/No voice of this age/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all ages' }))
  await user.click(screen.getByRole('radio', { name: 'Italian' }))
  expect(await rows()).toEqual(['Giulia'])
})

it('[VOICE-4, VOICE-18, TUT-9] a voice is chosen, which leads on from step 8', async () => {
  const { user, server } = open({ tutorialStep: 8 })
  await user.click(await screen.findByRole('button', { name: 'Choose Grace' }))
  expect(await screen.findByText('Grace reads your messages.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Your voice: Grace' })).toHaveAttribute('aria-pressed', 'true')
  expect(server.sent('POST /voice/select').map(({ body }) => body)).toEqual([
    { voiceId: 'en-grace', voiceName: 'Grace', voiceCategory: 'default' },
  ])
  await waitFor(() => expect(sessionState().user?.tutorialStep).toBe(9))
})

it('[VOICE-8] premium voices are locked without a subscription, and open with one', async () => {
  open()
  const locked = await screen.findByRole('link', { name: /Subscribers: Quentin/ })
  expect(locked).toHaveAttribute('href', '/buy-r3?tab=voice')
  expect(screen.queryByRole('button', { name: 'Choose Quentin' })).toBeNull()
})

it('[VOICE-8] to a subscriber they are open', async () => {
  open({ hasSubscription: true })
  expect(await screen.findByRole('button', { name: 'Choose Quentin' })).toBeVisible()
})

it('[VOICE-18] lets one voice be heard at a time', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'Listen to Grace' }))
  expect(await screen.findByRole('button', { name: 'Stop Grace' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Listen to Lily' }))
  expect(await screen.findByRole('button', { name: 'Stop Lily' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Listen to Grace' })).toBeVisible()
  expect(server.sent('GET /voice/preview/en-grace')).toHaveLength(1)
  await act(async () => document.querySelector('audio')?.dispatchEvent(new Event('ended')))
  expect(await screen.findByRole('button', { name: 'Listen to Lily' })).toBeVisible()
})

it('[VOICE-17] says why a preview failed', async () => {
  const { user } = open({ preview: () => failed(503, 'VOICE_UNAVAILABLE', 'Voice is unavailable') as never })
  const row = (await screen.findAllByTestId('voice'))[0] as HTMLElement
  await user.click(within(row).getByRole('button', { name: 'Listen to Grace' }))
  expect(await screen.findByText('Voice preview failed: Voice is unavailable')).toBeVisible()
  expect(within(row).getByRole('button', { name: 'Listen to Grace' })).toBeVisible()
})
