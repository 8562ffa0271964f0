import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { message } from '#renderer/realtime/testing/room-fixtures.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'
import { standInSystemVoices } from '#renderer/testing/stand-in-system-voices.ts'
import type { Voice, VoiceStatus } from '#shared/schemas/voice.ts'

const VOICE: Voice = {
  id: 'builtin-ada',
  name: 'Ada',
  category: 'default',
  ageGroup: 'adult',
  gender: 'female',
  language: 'english',
}
const STATUS: VoiceStatus = {
  tokens: 2,
  canWatchAd: false,
  nextAdAt: null,
  hasActiveSubscription: false,
  subscriptionType: null,
  subscriptionExpires: null,
  selectedVoice: VOICE,
}
const SAMANTHA = { name: 'Samantha', lang: 'en-US' }
const DANIEL = { name: 'Daniel', lang: 'en_GB' }
const ALICE = { name: 'Alice', lang: 'it-IT' }
let made = 0
URL.createObjectURL = () => `blob:${++made}`
URL.revokeObjectURL = () => undefined
// jsdom plays nothing.
vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()

const press = userEvent.setup()
beforeEach(() => {
  setLanguage('english')
  localStorage.clear()
  queryClient.clear()
  setPreferences(usePreferences.getInitialState())
  useSpokenLines.setState(useSpokenLines.getInitialState())
})

async function play(status: Partial<VoiceStatus> = {}, user = sampleUser({ id: 'ada' })) {
  setSession({ user, isAuthenticated: true })
  const sounds = [1, 2, 3, 4, 5].map((n) => [`GET /voice/audio/${n}`, () => new Response('sound')])
  const { requests, fetch } = stubServer({
    'GET /voice/status': () => ok({ ...STATUS, ...status }),
    ...Object.fromEntries(sounds),
  })
  const heard = () => requests.flatMap(({ path }) => (path.startsWith('/voice/audio/') ? [path] : []))
  const fetched = () => fetch.mock.calls.map(([url]) => url)
  const game = inGame()
  game.draw()
  game.line.accept()
  const voice = await screen.findByTestId('voice-switch')
  await waitFor(() => expect(voice.getAttribute('aria-label')).toMatch(/left|first|account|tokens/))
  return { ...game, voice, heard, fetched }
}
/** Once the sound is there. */
async function happens(name: string) {
  const audio = await vi.waitFor(() => {
    const element = document.querySelector('audio')
    if (element?.src !== `blob:${made}`) throw new Error('no sound yet')
    return element
  }, 20_000)
  await act(async () => audio.dispatchEvent(new Event(name)))
}
const strip = () => screen.findByTestId('speaking')
/** Somebody's line, and its audio. */
function speak(game: Awaited<ReturnType<typeof play>>, n: number, name: string, text: string) {
  game.tell('chat_message', message(n, name, text))
  game.tell('chat_audio', { messageId: message(n, name, text).id, audioUrl: `/api/voice/audio/${n}` })
}

describe('the switch', () => {
  it('[VOICE-13, TUT-13] has one’s lines read, with a voice and tokens, and shows how many are left', async () => {
    const { voice, line } = await play({}, sampleUser({ id: 'ada', tutorialStep: 0 }))
    expect(voice.getAttribute('aria-label')).toBe('Read my messages aloud. 2 voice tokens left')
    expect(voice).toHaveAttribute('aria-checked', 'false')
    await press.click(voice)
    expect(voice).toHaveAttribute('aria-checked', 'true')
    await press.type(screen.getByTestId('chat-input'), 'hello{Enter}')
    await waitFor(() => expect(line.asked.at(-1)?.payload).toMatchObject({ message: 'hello', useTts: true }))
  })

  it('[VOICE-12] shows what was kept until the server answers', async () => {
    const kept = { selectedVoice: VOICE, tokens: 41, hasActiveSubscription: false }
    localStorage.setItem('voice_storage', JSON.stringify(kept))
    setSession({ user: sampleUser({ id: 'ada' }), isAuthenticated: true })
    stubServer({ 'GET /voice/status': () => new Promise<never>(() => undefined) })
    const game = inGame()
    game.draw()
    const voice = await screen.findByTestId('voice-switch')
    expect(voice.getAttribute('aria-label')).toBe('Read my messages aloud. 41 voice tokens left')
    expect(voice).toHaveAttribute('aria-disabled', 'false')
  })

  it.each([
    ['without a voice', { selectedVoice: null }, 'Choose a voice first'],
    ['without a token', { tokens: 0 }, 'No voice tokens left'],
  ])('[VOICE-13] is off %s, and says why', async (_, status, reason) => {
    setPreferences({ speaks: true })
    const { voice } = await play(status)
    await waitFor(() => expect(voice.getAttribute('aria-label')).toContain(reason))
    expect(voice).toHaveAttribute('aria-checked', 'false')
    expect(voice).toHaveAttribute('aria-disabled', 'true')
  })

  it('[TUT-13] leads on from step 12 when it is switched on', async () => {
    setSession({ user: sampleUser({ id: 'ada', tutorialStep: 12 }), isAuthenticated: true })
    const server = stubServer({
      'GET /voice/status': () => ok(STATUS),
      'PATCH /auth/tutorial-step': () => ok({ user: sampleUser({ id: 'ada', tutorialStep: 13 }) }),
    })
    const game = inGame()
    game.draw()
    const voice = await screen.findByTestId('voice-switch')
    await waitFor(() => expect(voice.getAttribute('aria-label')).toMatch(/left/))
    await press.click(voice)
    await waitFor(() => expect(sessionState().user?.tutorialStep).toBe(13))
    expect(server.sent('PATCH /auth/tutorial-step').map(({ body }) => body)).toEqual([{ step: 13, from: 12 }])
  })
})

describe('a spoken line', () => {
  it('[VOICE-14] is read with its author named and its words marked, one after the other', async () => {
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    speak(game, 2, 'Cy', 'hello all')
    expect(await strip()).toHaveTextContent('Bo is speaking')
    await waitFor(() => expect(game.heard()).toEqual(['/voice/audio/1']))
    expect(screen.getByText('good evening').closest('li')).toHaveAttribute('data-read', 'true')
    await happens('ended')
    expect(await strip()).toHaveTextContent('Cy is speaking')
    await happens('ended')
    await waitFor(() => expect(screen.queryByTestId('speaking')).toBeNull())
  })

  it('waits behind two others at most, and can be skipped', async () => {
    const game = await play()
    await act(() => vi.dynamicImportSettled())
    for (const n of [1, 2, 3, 4, 5]) speak(game, n, 'Bo', `line ${n}`)
    await strip()
    expect(useSpokenLines.getState().waiting.map(({ text }) => text)).toEqual(['line 3', 'line 4', 'line 5'])
    await press.click(within(await strip()).getByRole('button', { name: 'Skip this message' }))
    await waitFor(() => expect(useSpokenLines.getState().now?.text).toBe('line 3'))
  })

  it('is not read where its author is silenced, and is again when taken back', async () => {
    const game = await play()
    speak(game, 1, 'Bo', 'one')
    await press.click(within(await strip()).getByRole('button', { name: 'Stop hearing Bo' }))
    await waitFor(() => expect(screen.queryByTestId('speaking')).toBeNull())
    speak(game, 2, 'Bo', 'two')
    expect(useSpokenLines.getState().now).toBeNull()
    await press.click(screen.getByRole('button', { name: /Sound/ }))
    await press.click(await screen.findByRole('button', { name: 'Hear Bo again' }))
    speak(game, 3, 'Bo', 'three')
    expect(await strip()).toHaveTextContent('Bo is speaking')
  })

  it('[VOICE-9] of one’s own takes a token off the count', async () => {
    const game = await play({ tokens: 1 })
    speak(game, 1, 'Ada', 'mine')
    await waitFor(() => expect(game.voice.getAttribute('aria-label')).toMatch(/No voice tokens left/))
    speak(game, 2, 'Ada', 'mine again')
    await waitFor(() => expect(queryClient.getQueryData(['voice', 'status'])).toMatchObject({ tokens: 0 }))
  })

  it('[VOICE-16] that cannot be played is told, and read by the computer where it has a voice', async () => {
    const computer = standInSystemVoices(SAMANTHA)
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    await strip()
    await happens('error')
    expect(await screen.findByText('Audio playback failed')).toBeVisible()
    await waitFor(() => expect(computer.said).toEqual(['Samantha: good evening']))
    speak(game, 2, 'Cy', 'hello all')
    act(() => computer.end())
    expect(await strip()).toHaveTextContent('Cy is speaking')
    await happens('error')
    await waitFor(() => expect(computer.said).toEqual(['Samantha: good evening', 'Samantha: hello all']))
    await press.click(within(await strip()).getByRole('button', { name: 'Skip this message' }))
    await waitFor(() => expect(computer.isReading()).toBe(false))
  })

  it('is told where what reads did not come, and the next one is tried anew', async () => {
    const file = '#renderer/components/play/speech/spoken-lines.ts'
    vi.doMock(file, () => Promise.reject(new Error('offline')))
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    expect(await screen.findByText('This part did not load. Try again.')).toBeVisible()
    vi.doUnmock(file)
    speak(game, 2, 'Cy', 'hello all')
    expect(await strip()).toHaveTextContent('Cy is speaking')
  })

  it('ends with the game that it is of', async () => {
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    speak(game, 2, 'Cy', 'hello all')
    await strip()
    cleanup()
    await waitFor(() => expect(useSpokenLines.getState()).toMatchObject({ now: null, waiting: [] }))
    expect(game.heard()).not.toContain('/voice/audio/2')
  })

  it('is fetched from the host of the party', async () => {
    const home = endpoint.origin
    endpoint.origin = 'http://192.168.1.20:3000'
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    await waitFor(() => expect(game.fetched()).toContain('http://192.168.1.20:3000/api/voice/audio/1'))
    const elsewhere = 'https://voices.example/api/voice/audio/2'
    game.tell('chat_message', message(2, 'Bo', 'again'))
    game.tell('chat_audio', { messageId: message(2, 'Bo', 'again').id, audioUrl: elsewhere })
    await happens('ended')
    await waitFor(() => expect(game.fetched()).toContain(elsewhere))
    endpoint.origin = home
  })
})

describe('a listener with voices of this computer', () => {
  beforeEach(() => setPreferences({ readsBySystem: true }))

  it('hears the others in the one that is chosen, and nothing is fetched', async () => {
    const computer = standInSystemVoices({ ...SAMANTHA, default: true }, DANIEL, ALICE)
    setPreferences({ systemVoices: { english: 'Daniel' } })
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    expect(await strip()).toHaveTextContent('Bo is speaking')
    expect(screen.getByText('good evening').closest('li')).toHaveAttribute('data-read', 'true')
    await waitFor(() => expect(computer.said).toEqual(['Daniel: good evening']))
    await press.click(within(await strip()).getByRole('button', { name: 'Skip this message' }))
    await waitFor(() => expect(screen.queryByTestId('speaking')).toBeNull())
    expect(computer.isReading()).toBe(false)
    expect(game.heard()).toEqual([])
  })

  it('hears of a line what the server’s voices would read', async () => {
    const computer = standInSystemVoices(SAMANTHA)
    const game = await play()
    speak(game, 1, 'Bo', 'nooooooo :smile: see https://example.org/a 😂')
    await waitFor(() => expect(computer.said).toEqual(['Samantha: noo see']))
  })

  it('is heard, and hears themselves, in the voice of the account', async () => {
    const computer = standInSystemVoices(SAMANTHA)
    const game = await play()
    speak(game, 1, 'Ada', 'mine')
    await waitFor(() => expect(game.heard()).toEqual(['/voice/audio/1']))
    expect(computer.said).toEqual([])
  })

  it.each([
    ['of another language', ALICE],
    ['of the browser’s vendor', { ...SAMANTHA, localService: false }],
  ])('hears the author where the only voice is one %s', async (_, voice) => {
    const computer = standInSystemVoices(voice)
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    await waitFor(() => expect(game.heard()).toEqual(['/voice/audio/1']))
    expect(computer.said).toEqual([])
  })

  it('hears the author where the computer fails', async () => {
    const computer = standInSystemVoices(SAMANTHA)
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    await waitFor(() => expect(computer.isReading()).toBe(true))
    act(() => computer.fail())
    await waitFor(() => expect(game.heard()).toEqual(['/voice/audio/1']))
  })

  it('hears no more of a line once voices are muted', async () => {
    const computer = standInSystemVoices(SAMANTHA)
    const game = await play()
    speak(game, 1, 'Bo', 'good evening')
    await waitFor(() => expect(computer.isReading()).toBe(true))
    act(() => setPreferences({ voicesMuted: true }))
    expect(computer.isReading()).toBe(false)
  })

  it('does not hear who is silenced', async () => {
    const computer = standInSystemVoices(SAMANTHA)
    const game = await play()
    speak(game, 1, 'Bo', 'one')
    await waitFor(() => expect(computer.isReading()).toBe(true))
    await press.click(within(await strip()).getByRole('button', { name: 'Stop hearing Bo' }))
    expect(computer.isReading()).toBe(false)
    speak(game, 2, 'Bo', 'two')
    speak(game, 3, 'Cy', 'three')
    expect(await strip()).toHaveTextContent('Cy is speaking')
    await waitFor(() => expect(computer.said).toEqual(['Samantha: one', 'Samantha: three']))
  })
})
