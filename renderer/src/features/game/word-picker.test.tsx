import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WordPicker } from '#renderer/components/play/word-picker.tsx'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { view } from '#renderer/realtime/testing/room-fixtures.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { expectAnswerField } from '#renderer/testing/answer-field.ts'
import { sampleWord } from '#renderer/testing/library-samples.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'
import type { User } from '#shared/schemas/user.ts'

const equipped = (name: string, changes: Partial<LibraryItem> = {}) =>
  sampleWord(name, { owned: true, equipped: true, ...changes })
const OWNED = [equipped('fern'), sampleWord('attic', { owned: true }), equipped('lantern'), equipped('lamp')]

let game: ReturnType<typeof inGame>
let server: ReturnType<typeof stubServer>
const input = () => screen.getByTestId<HTMLInputElement>('chat-input')
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

function play(changes: Partial<User> = {}, answers: Parameters<typeof stubServer>[0] = {}) {
  queryClient.clear()
  server = stubServer({ 'GET /inventory': () => ok({ items: OWNED }), ...answers })
  setSession({ ...SIGNED_OUT, user: sampleUser(changes), isAuthenticated: true })
  game = inGame()
  game.draw()
  return userEvent.setup()
}
async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.keyboard('{Alt>}w{/Alt}')
  await screen.findAllByRole('option')
}
beforeEach(() => setLanguage('english'))
afterEach(() => {
  vi.restoreAllMocks()
  setSession(SIGNED_OUT)
})

describe('the equipped words in a game', () => {
  it('come by Alt+W from within the line, are walked by arrows, and Enter puts one where the caret is', async () => {
    const user = play()
    await user.type(input(), 'a  old')
    input().setSelectionRange(2, 2)
    await open(user)
    expect(options()).toEqual(['fernCommon', 'lanternCommon', 'lampCommon'])
    expect(screen.getByRole('combobox')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(input()).toHaveFocus()
    expect(input().value).toBe('a lantern old')
    expect(input().selectionStart).toBe('a lantern'.length)
    expect(screen.queryByTestId('word-picker')).toBeNull()
    expect(game.line.asked).toEqual([])
    await user.keyboard('{Enter}')
    expect(game.line.asked.at(-1)).toEqual({
      name: 'chat_message',
      payload: { roomId: 'r1', message: 'a lantern old' },
    })
  })

  it('are filtered as one types', async () => {
    const user = play()
    await open(user)
    await user.keyboard('la')
    expect(options()).toEqual(['lanternCommon', 'lampCommon'])
    await user.keyboard('mp{Enter}')
    expect(input().value).toBe('lamp')
    await open(user)
    await user.keyboard('xyz')
    expect(screen.getByText('No word fits')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(game.line.asked).toEqual([])
  })

  it('[SESS-55] are not picked by Enter that finishes a character, nor walked', async () => {
    const user = play()
    await open(user)
    const filter = screen.getByRole('combobox')
    for (const composing of [{ keyCode: 229 }, { isComposing: true }]) {
      fireEvent.keyDown(filter, { key: 'ArrowDown', ...composing })
      fireEvent.keyDown(filter, { key: 'Enter', ...composing })
      fireEvent.keyDown(filter, { key: 'Escape', ...composing })
    }
    expect(input().value).toBe('')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('fern')
    await user.keyboard('{Enter}')
    expect(input().value).toBe('fern')
  })

  it('[SESS-56] turns off correction and completion in the filter and the input', async () => {
    const user = play()
    await open(user)
    for (const field of [screen.getByRole('combobox'), input()]) expectAnswerField(field)
  })

  it('leave line and focus as they were on Escape', async () => {
    const user = play()
    await user.type(input(), 'half')
    await open(user)
    await user.keyboard('{Escape}')
    expect(input()).toHaveFocus()
    expect(input().value).toBe('half')
    expect(screen.queryByTestId('word-picker')).toBeNull()
  })

  it('close when the focus goes elsewhere, and by the same keys', async () => {
    const user = play()
    await open(user)
    await user.click(input())
    expect(screen.queryByTestId('word-picker')).toBeNull()
    expect(input()).toHaveFocus()
    await open(user)
    await user.keyboard('{Alt>}w{/Alt}')
    expect(screen.queryByTestId('word-picker')).toBeNull()
    expect(input()).toHaveFocus()
  })

  it('[UI-17] are listed, and a press puts one into the line', async () => {
    const user = play()
    await user.click(screen.getByRole('button', { name: 'Your words' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'fernCommon',
      'lanternCommon',
      'lampCommon',
    ])
    await user.click(await screen.findByRole('option', { name: /fern/ }))
    expect(input().value).toBe('fern')
    expect(input()).toHaveFocus()
  })

  it('tell the tutorial, where it waits for that', async () => {
    const user = play({ tutorialStep: 13 })
    await open(user)
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(server.sent('PATCH /auth/tutorial-step')[0]?.body).toEqual({ step: 14, from: 13 }),
    )
  })

  it('say where words come from when none is equipped, and when they cannot be loaded', async () => {
    const user = play({}, { 'GET /inventory': () => ok({ items: [] }) })
    await user.keyboard('{Alt>}w{/Alt}')
    expect(await screen.findByText(/No words are equipped/)).toBeTruthy()
    act(() => queryClient.clear())
    await user.keyboard('{Escape}')
    stubServer({ 'GET /inventory': () => failed(400, 'SERVER_ERROR', 'x') })
    await user.keyboard('{Alt>}w{/Alt}')
    expect(await screen.findByText('Your words could not be loaded.')).toBeTruthy()
    stubServer({ 'GET /inventory': () => ok({ items: OWNED }) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    expect(screen.getByRole('combobox')).toHaveFocus()
  })

  it('are not there for guests and spectators', async () => {
    const user = play({ role: 'guest', email: null })
    expect(screen.queryByTestId('words-button')).toBeNull()
    await user.keyboard('{Alt>}w{/Alt}')
    expect(screen.queryByTestId('word-picker')).toBeNull()
    act(() => setSession({ user: sampleUser() }))
    expect(screen.getByTestId('words-button')).toBeTruthy()
    const you = { ...view().you, role: 'spectator' as const }
    game.tell('room_view', view({ phase: 'answering', you }))
    expect(screen.queryByTestId('words-button')).toBeNull()
    expect(server.sent('GET /inventory')).toEqual([])
  })

  it('do not interrupt who has typed on while they were fetched', () => {
    const line = document.createElement('input')
    line.value = 'typed on'
    const close = vi.fn()
    renderUi(<WordPicker input={{ current: line }} line="typed" onClose={close} />)
    expect(close).toHaveBeenCalledOnce()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('are not there at a party', () => {
    vi.spyOn(endpoint, 'kind', 'get').mockReturnValue('lan')
    play()
    expect(screen.queryByTestId('words-button')).toBeNull()
    expect(within(document.body).getByTestId('chat-input')).toBeTruthy()
  })
})
