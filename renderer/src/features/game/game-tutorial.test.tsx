import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { showTutorialStep } from '#renderer/session/tutorial.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'
import { en } from '#shared/i18n/resources.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

const PATCH = 'PATCH /auth/tutorial-step'
const WORD: LibraryItem = {
  id: 'w1',
  kind: 'word',
  name: 'lantern',
  rarity: 'common',
  category: 'home',
  language: 'english',
  price: 20,
  owned: true,
  equipped: true,
  aiCreated: false,
}
const input = () => screen.getByTestId('chat-input')
const press = userEvent.setup()

beforeEach(() => {
  setLanguage('english')
  queryClient.clear()
})

function play(tutorialStep: number) {
  setSession({ user: sampleUser({ id: 'ada', tutorialStep }), isAuthenticated: true })
  const server = stubServer({
    'GET /inventory': () => ok({ items: [WORD] }),
    [PATCH]: ({ body }) => {
      const { step } = body as { step: number }
      return ok({ user: sampleUser({ id: 'ada', tutorialStep: step }) })
    },
  })
  const game = inGame()
  game.draw()
  return { ...game, asked: () => server.sent(PATCH).map(({ body }) => body) }
}

const line = (step: number) => screen.findByText(`Step ${step} of 14`)

it.each([
  [12, 'enable_tts'],
  [13, 'click_word'],
  [14, 'press_enter'],
] as const)(
  '[TUT-24] shows step %i with its sentence and the skip button during a round',
  async (step, action) => {
    const { asked } = play(step)
    expect(await line(step)).toBeVisible()
    expect(screen.getByText(en.tutorial.steps[action].title)).toBeVisible()
    expect(screen.getByText(en.tutorial.steps[action].text)).toBeVisible()
    await press.click(screen.getByRole('button', { name: 'Skip the tutorial' }))
    await waitFor(() => expect(screen.queryByTestId('tutorial')).toBeNull())
    expect(asked()).toEqual([{ step: 0 }])
  },
)

it('[TUT-21] hides the bubble in a game before step 12', async () => {
  play(11)
  expect(await screen.findByTestId('game-page')).toBeVisible()
  expect(screen.queryByTestId('tutorial')).toBeNull()
  // By now it would be there; the next step shows it.
  act(() => showTutorialStep(12))
  expect(await line(12)).toBeVisible()
  act(() => showTutorialStep(1))
  await waitFor(() => expect(screen.queryByTestId('tutorial')).toBeNull())
})

it('[TUT-14] goes on after step 13 when a word of one’s own is picked', async () => {
  const { asked } = play(13)
  await line(13)
  await press.click(screen.getByTestId('words-button'))
  await press.click(await screen.findByRole('option', { name: /lantern/ }))
  expect(await screen.findByText('Step 14 of 14')).toBeVisible()
  expect(asked()).toEqual([{ step: 14, from: 13 }])
  expect(input()).toHaveValue('lantern')
})

it('[TUT-15, TUT-23] is completed when the line is sent at step 14, and says so', async () => {
  const { line: room, asked } = play(14)
  room.accept()
  await line(14)
  await press.type(input(), 'lantern{Enter}')
  await waitFor(() => expect(sessionState().user?.tutorialStep).toBe(0))
  expect(asked()).toEqual([{ step: 0, from: 14 }])
  expect(await screen.findByText(en.tutorialCompleted)).toBeVisible()
})

it('[TUT-16] takes a line at step 13 for no word that was picked', async () => {
  const { line: room, asked } = play(13)
  room.accept()
  await line(13)
  await press.type(input(), 'lamp{Enter}')
  await waitFor(() => expect(room.asked.at(-1)?.name).toBe('chat_message'))
  expect(asked()).toEqual([])
  expect(screen.getByText('Step 13 of 14')).toBeVisible()
})

it('leaves the focus in the line when its buttons are pressed', async () => {
  play(12)
  await line(12)
  await press.click(input())
  await press.click(screen.getByRole('button', { name: 'Later' }))
  expect(input()).toHaveFocus()
})
