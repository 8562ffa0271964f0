import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPath, tieToDesktop } from '#renderer/app/native/tie-to-desktop.ts'
import { appRouter } from '#renderer/app/router.ts'
import { needTexts, setLanguage } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { score, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { signedIn } from '#renderer/session/signed-in.ts'
import { fakeDesktop } from '#renderer/testing/fake-desktop.ts'
import { sampleUser } from '#renderer/testing/samples.ts'

const { desktop } = fakeDesktop({ keeping: 'session' })
const vibrate = vi.fn(() => true)
vi.stubGlobal('navigator', Object.assign(navigator, { vibrate }))
tieToDesktop(desktop, 'session')

beforeEach(() => {
  setLanguage('english')
  vi.clearAllMocks()
})
afterEach(() => act(() => useRoomStore.setState({ roomId: null })))

describe('notices of the system', () => {
  it.each([
    ['english', 'Match found', 'Your game is ready.'],
    ['italian', 'Partita trovata', 'La tua partita è pronta.'],
  ] as const)(
    '[NATIVE-3, NATIVE-5] tells a found match in %s, with a medium haptic',
    (language, title, body) => {
      setLanguage(language)
      notify('match_found', { roomId: 'r1' })
      expect(desktop.notify).toHaveBeenCalledExactlyOnceWith({ title, body, path: '/room/r1' })
      expect(vibrate).toHaveBeenCalledExactlyOnceWith(20)
    },
  )

  it.each([
    ['english', 'Connection lost'],
    ['italian', 'Connessione persa'],
  ] as const)('[NATIVE-5] tells a lost connection in %s', (language, title) => {
    setLanguage(language)
    notify('connection_lost', null)
    expect(desktop.notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title, path: '/lobby' }))
  })
})

describe('haptics', () => {
  const play = () => {
    const { tell } = inRoom()
    tell('room_view', view())
    return tell
  }
  const finish = (tell: ReturnType<typeof play>, userId: string) =>
    tell('game_finished', {
      winner: { userId, username: userId },
      scores: [score('Ada'), score('Bo')],
      rewards: null,
    })

  it('[NATIVE-1] are light for a correct answer, and for no other', () => {
    const tell = play()
    for (const result of ['close', 'wrong', 'already_answered'] as const)
      tell('guess_result', { result, points: 0 })
    expect(vibrate).not.toHaveBeenCalled()
    tell('guess_result', { result: 'correct', points: 80 })
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(10)
  })

  it('[NATIVE-2] are heavy for a win, and not for the win of another', () => {
    finish(play(), 'bo')
    expect(vibrate).not.toHaveBeenCalled()
    finish(play(), 'ada')
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(40)
  })
})

it('tells the shell the language of the moment', () => {
  setLanguage('italian')
  expect(desktop.setLanguage).toHaveBeenLastCalledWith('italian')
})

it('reports a language to the shell once, however many texts arrive', async () => {
  setLanguage('italian')
  vi.clearAllMocks()
  await Promise.all(Array.from({ length: 25 }, () => needTexts(async () => ({}))))
  setLanguage('italian')
  expect(desktop.setLanguage).not.toHaveBeenCalled()
  setLanguage('english')
  await expect.poll(() => desktop.setLanguage.mock.calls).toEqual([['english']])
})

it('tells the shell when a game is played, once', () => {
  act(() => useRoomStore.setState({ roomId: 'r1' }))
  act(() => useRoomStore.setState({ roomId: 'r1', link: 'connected' }))
  expect(desktop.setPlaying.mock.calls).toEqual([[true]])
  act(() => useRoomStore.setState({ roomId: null }))
  expect(desktop.setPlaying.mock.calls).toEqual([[true], [false]])
})

it('follows a link within the app', () => {
  const navigate = vi.spyOn(appRouter(), 'navigate').mockResolvedValue(undefined)
  openPath('/lobby?join=K7QX2M')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/lobby?join=K7QX2M')
})

it('says when the login will not be kept', () => {
  const blank = vi.spyOn(toast, 'blank')
  signedIn('jwt', sampleUser())
  expect(blank).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no safe place for your login'))
})
