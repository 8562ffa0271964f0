import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catchFileDrops } from '#renderer/lib/file-drops.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { stampVoluntaryLeave } from '#renderer/realtime/room/stored-rooms.ts'
import { sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { WalletData } from '#shared/schemas/wallet.ts'

const realtime = vi.hoisted(() => ({ enterRoom: vi.fn((): Promise<boolean> => Promise.resolve(true)) }))
vi.mock('#renderer/realtime/room/room-session.ts', () => ({ enterRoom: realtime.enterRoom }))
vi.mock('#renderer/features/room/room-page.tsx', () => ({ RoomPage: () => null }))

const made = () => ok({ room: sampleRoom({ id: 'mine', mode: 'private' }) })

async function open(
  answer: () => ReturnType<typeof ok> = made,
  reward: WalletData['reward'] = { limit: 1_240, verifyEmail: false },
) {
  const page = visit('/create-lobby', {
    user: sampleUser(),
    server: {
      'POST /rooms/private': answer,
      'GET /wallet': () => ok({ balance: 1_240, owed: 0, reward }),
      'POST /auth/request-email-verification': () => ok(undefined, 'Sent'),
    },
  })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Private lobby' })
  const type = async (label: string, text: string) => {
    const [field] = screen.getAllByLabelText(label, { selector: 'input' })
    if (!field) throw new Error(`no field ${label}`)
    await user.clear(field)
    if (text) await user.paste(text)
  }
  const submit = () => user.click(screen.getByRole('button', { name: 'Create the room' }))
  const sent = () => page.server.sent('POST /rooms/private').map(({ body }) => body)
  return { ...page, user, type, submit, sent }
}

beforeEach(() => {
  localStorage.clear()
  setPreferences({ lastRoomSettings: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the lobby creator', () => {
  it('[LOBBY-10, GUEST-6] sends every setting', async () => {
    const { user, type, submit, sent } = await open()
    await type('Room name', 'Sunday club')
    await type('Password (optional)', 'hush')
    await type('Seats', '4')
    await type('Rounds', '1')
    await type('Seconds a round', '45')
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'hard')
    await user.selectOptions(screen.getByLabelText('Language'), 'italian')
    await user.click(screen.getByRole('switch', { name: /Allow spectators/ }))
    await user.click(screen.getByRole('switch', { name: /Guests welcome/ }))
    await user.click(screen.getByRole('radio', { name: 'Show it in the list' }))
    await user.click(screen.getByRole('switch', { name: /Join a running game/ }))
    await user.click(screen.getByRole('radio', { name: '×2' }))
    await user.click(screen.getByRole('radio', { name: 'Strict' }))
    await type('Prize in R3', '50')
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    // ROOM-41: quizzes of one's own allow no reward to one who plays.
    expect(screen.getByLabelText<HTMLInputElement>('Prize in R3')).toMatchObject({
      disabled: true,
      value: '0',
    })
    await type('Question', 'Capital of Sardinia?')
    await type('Answer', 'Cagliari')
    await type('Also right (separated by ;)', 'Casteddu')
    await type('Explanation (optional)', 'By the sea.')
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toEqual({
      roomName: 'Sunday club',
      password: 'hush',
      settings: {
        maxPlayers: 4,
        rounds: 1,
        timePerRound: 45,
        timeFactor: 2,
        strictness: 'strict',
        difficulty: 'hard',
        language: 'italian',
        allowSpectators: false,
        guests: false,
        listed: true,
        joinInProgress: false,
        tokenReward: 0,
        customQuizzes: [
          { prompt: 'Capital of Sardinia?', answers: ['Cagliari', 'Casteddu'], explanation: 'By the sea.' },
        ],
      },
    })
  }, 60_000)

  it('[ROOM-41] lets who only presents their quizzes put up a prize', async () => {
    const { user, type, submit, sent } = await open()
    await type('Rounds', '1')
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    expect(screen.getByLabelText('Prize in R3')).toHaveAccessibleDescription(/only when you present them/)
    await user.click(screen.getByRole('switch', { name: /I only present/ }))
    await type('Prize in R3', '50')
    await type('Question', 'q')
    await type('Answer', 'a')
    expect(screen.getByTestId('summary')).toHaveTextContent('You present, and do not play.')
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ settings: { presenter: true, tokenReward: 50 } })
  })

  it('[ROOM-30] sends how many may look on, when it is fewer than there can be', async () => {
    const { type, submit, sent } = await open()
    await type('Places for spectators', '12')
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ settings: { allowSpectators: true, spectatorLimit: 12 } })
  })

  it('[LOBBY-16] brings back what was being set up, but no password, until one starts afresh', async () => {
    const { user, type, unmount } = await open()
    await type('Room name', 'Sunday club')
    await type('Password (optional)', 'hush')
    await type('Rounds', '1')
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    await type('Question', 'Capital of Sardinia?')
    unmount()
    expect(JSON.stringify(localStorage)).not.toContain('hush')

    const again = await open()
    expect(screen.getByLabelText('Room name')).toHaveValue('Sunday club')
    expect(screen.getByLabelText('Question')).toHaveValue('Capital of Sardinia?')
    expect(screen.getByLabelText('Password (optional)')).toHaveValue('')
    await again.user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText('Room name')).toHaveValue('Mira’s private room')
    expect(screen.getByLabelText('Room name')).toHaveFocus()
    expect(screen.queryByLabelText('Question')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
    again.unmount()
    await open()
    expect(screen.queryByText('Here is the room you were setting up.')).toBeNull()
  })

  it('[LOBBY-16] keeps no draft of a room that was made, and none for another user', async () => {
    const { type, submit, router, unmount } = await open()
    await type('Room name', 'Made')
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/mine'))
    unmount()
    const { type: typeAgain, unmount: leave } = await open()
    expect(screen.getByLabelText('Room name')).toHaveValue('Mira’s private room')
    await typeAgain('Room name', 'Hers')
    leave()
    visit('/create-lobby', { user: sampleUser({ id: 'somebody-else' }) })
    await screen.findByRole('heading', { level: 1, name: 'Private lobby' })
    expect(screen.getByLabelText('Room name')).not.toHaveValue('Hers')
  })

  it('[LOBBY-16] brings the quizzes of the last room back with its rules, once', async () => {
    const { user: first, type, submit, router, unmount } = await open()
    await type('Rounds', '1')
    await first.click(screen.getByRole('radio', { name: 'Written here' }))
    await type('Question', 'q1')
    await type('Answer', 'a1')
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/mine'))
    unmount()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'As last time' }))
    await user.click(screen.getByRole('button', { name: 'As last time' }))
    expect(screen.getByTestId('summary')).toHaveTextContent('1 round of 30 seconds: 1 quiz of your own')
    expect(screen.getByLabelText('Question')).toHaveValue('q1')
    expect(screen.getByLabelText('Answer')).toHaveValue('a1')
  })

  it('[LOBBY-11] opens the room that the answer names', async () => {
    const { submit, router } = await open()
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/mine'))
    expect(realtime.enterRoom).toHaveBeenCalledWith({ roomId: 'mine' })
  })

  it('[SESS-23] makes no room right after a leave, and says how long to wait', async () => {
    const { submit, sent } = await open()
    stampVoluntaryLeave()
    await submit()
    expect(await screen.findByText(/10 seconds|9 seconds/)).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('says when the room could not be made', async () => {
    const { submit, router } = await open(() => failed(402, 'INSUFFICIENT_R3', 'Insufficient R3'))
    await submit()
    expect(await screen.findByText('Failed to create room')).toBeVisible()
    expect(screen.getByText('Insufficient R3')).toBeVisible()
    expect(router.state.location.pathname).toBe('/create-lobby')
  })

  it('shows what is missing at its field, and sends nothing', async () => {
    const { type, submit, sent } = await open()
    await type('Room name', '')
    await submit()
    const name = screen.getByLabelText('Room name')
    expect(name).toHaveAccessibleDescription('Room name is required')
    await waitFor(() => expect(name).toHaveFocus())
    await type('Room name', 'x')
    expect(screen.queryByText('Room name is required')).toBeNull()
    expect(sent()).toEqual([])
  })

  it('refuses fewer quizzes than rounds', async () => {
    const { user, submit, sent } = await open()
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    await submit()
    const error = screen.getByText('There must be at least as many custom quizzes as rounds')
    expect(error).toBeVisible()
    await waitFor(() => expect(error).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('names the right key for a wrong one, in the player’s language', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    await user.click(screen.getByText('List or file'))
    await user.click(screen.getByLabelText('Your quizzes'))
    await user.paste('[{"question":"q1","answer":"a1"},{"prompt":"q2","foo":"a2"}]')
    expect(screen.getByText('Line 1: unknown key “question”: use “prompt”')).toBeVisible()
    expect(screen.getByText(/Line 2: unknown key “foo”: a quiz has “prompt”, “answers”/)).toBeVisible()
    act(() => setLanguage('italian'))
    expect(await screen.findByText('Riga 1: chiave sconosciuta «question»: usa «prompt»')).toBeVisible()
    act(() => setLanguage('english'))
  })

  it('refuses a reward that one does not have', async () => {
    const { type, submit, sent } = await open()
    await type('Prize in R3', '5000')
    await submit()
    expect(screen.getByText('You have 1,240 R3.')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('[WALLET-9] says how much may be put up and why not more, and refuses more', async () => {
    const { type, submit, sent } = await open(made, { limit: 1_140, verifyEmail: false })
    const why = 'Of your 1,240 R3 you can put up 1,140: the welcome gift is for spending, not for prizes.'
    const prize = screen.getByLabelText('Prize in R3')
    await waitFor(() => expect(prize).toHaveAccessibleDescription(/you can put up 1,140/))
    await type('Prize in R3', '1141')
    await submit()
    expect(prize).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByText(why)).toBeVisible()
    expect(sent()).toEqual([])
    await type('Prize in R3', '1140')
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('[WALLET-9] asks for a verified address first, and mails the link again', async () => {
    const { user, server } = await open(made, { limit: 1_140, verifyEmail: true })
    const prize = screen.getByLabelText('Prize in R3')
    await waitFor(() => expect(prize).toBeDisabled())
    expect(prize).toHaveAccessibleDescription('Confirm your e-mail address to put up a prize.')
    await user.click(screen.getByRole('button', { name: 'Send the link again' }))
    expect(await screen.findByText(/A link is on its way/)).toBeVisible()
    expect(server.sent('POST /auth/request-email-verification')).toHaveLength(1)
  })

  it('[API-10] sends the same settings under the same key until they made a room', async () => {
    const broken = failed(503, 'SERVER_ERROR', 'Server error')
    const answers = [broken, broken]
    const { server, type, submit, router } = await open(() => answers.shift() ?? made())
    const keys = () => server.sent('POST /rooms/private').map(({ headers }) => headers.get('idempotency-key'))
    await submit()
    await waitFor(() => expect(keys()).toHaveLength(1))
    await submit()
    await waitFor(() => expect(keys()).toHaveLength(2))
    await type('Room name', 'Another club')
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/mine'))
    const [first, again, other] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(first)
    expect(other).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(first)
  })

  it('starts from a preset, and reads it out as a sentence', async () => {
    const { user } = await open()
    const summary = screen.getByTestId('summary')
    expect(summary).toHaveTextContent('Up to 8 players, 10 rounds of 30 seconds: medium riddles in English.')
    await user.click(screen.getByRole('button', { name: /Marathon/ }))
    expect(summary).toHaveTextContent('30 rounds of 45 seconds')
    expect(screen.getByRole('button', { name: /Marathon/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('counts relaxed timers and the judge into what it says of the room', async () => {
    const { user } = await open()
    const summary = screen.getByTestId('summary')
    expect(summary).toHaveTextContent('About 6 minutes')
    const timers = screen.getByRole('radiogroup', { name: 'Time to answer' })
    await user.click(within(timers).getByRole('radio', { name: '×1.5' }))
    expect(timers).toHaveAccessibleDescription('rounds last 45 seconds')
    expect(summary).toHaveTextContent(
      '10 rounds of 45 seconds: medium riddles in English. The timers are relaxed.',
    )
    expect(summary).toHaveTextContent('About 9 minutes')
    const judge = screen.getByRole('radiogroup', { name: 'How strict the judge is' })
    expect(judge).toHaveAccessibleDescription('Small slips are forgiven')
    await user.click(within(judge).getByRole('radio', { name: 'Relaxed' }))
    expect(judge).toHaveAccessibleDescription('One more slip is forgiven, but never another word.')
    expect(summary).toHaveTextContent('The judge forgives one more slip.')
    await user.click(screen.getByRole('button', { name: /Quick/ }))
    expect(summary).toHaveTextContent('5 rounds of 30 seconds')
  })

  it('takes quizzes from a pasted list, with the faults of each row', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    await user.click(screen.getByText('List or file'))
    await user.click(screen.getByLabelText('Your quizzes'))
    await user.paste('q1 | a1\nbroken\nq2 | a2; b2 | why')
    expect(screen.getByText('2 good')).toBeVisible()
    expect(screen.getByText('Line 2: No “|” between question and answer')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('a2 / b2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use these' }))
    expect(screen.getAllByLabelText('Question').map((field) => (field as HTMLInputElement).value)).toEqual([
      'q1',
      'q2',
    ])
    await user.click(screen.getByRole('button', { name: 'Play 2 rounds' }))
    expect(screen.getByTestId('summary')).toHaveTextContent('2 rounds of 30 seconds: 2 quizzes of your own')
  })

  it('[SESS-54] takes a list from a file that is dropped on the form, and refuses other files', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    await user.click(screen.getByText('List or file'))
    const list = screen.getByLabelText('Your quizzes')
    const drop = (name: string) =>
      fireEvent.drop(list, { dataTransfer: { types: ['Files'], files: [new File(['q1 | a1'], name)] } })
    catchFileDrops()
    drop('song.mp3')
    expect(
      await screen.findByText('song.mp3 could not be read: a list of quizzes must be plain text.'),
    ).toBeVisible()
    expect(list).toHaveValue('')
    drop('Quizzes.TXT')
    await waitFor(() => expect(list).toHaveValue('q1 | a1'))
  })

  it('takes a list from a file, the same one again too, and refuses what is no list', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    await user.click(screen.getByText('List or file'))
    expect(screen.getByRole('button', { name: 'Choose a file (TXT or JSON)' })).toBeVisible()
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!chooser) throw new Error('no chooser')
    const list = screen.getByLabelText('Your quizzes')
    for (const text of ['q1 | a1', 'q1 | a1\nq2 | a2']) {
      await user.upload(chooser, new File([text], 'quizzes.txt', { type: 'text/plain' }))
      await waitFor(() => expect(list).toHaveValue(text))
    }
    // The chooser admits these by their type.
    for (const name of ['quizzes', 'quizzes.text']) {
      await user.upload(chooser, new File([`q3 | ${name}`], name, { type: 'text/plain' }))
      await waitFor(() => expect(list).toHaveValue(`q3 | ${name}`))
    }
    await user.upload(chooser, new File(['x'.repeat(200_001)], 'song.txt', { type: 'text/plain' }))
    expect(
      await screen.findByText('song.txt could not be read: a list of quizzes must be plain text.'),
    ).toBeVisible()
    expect(list).toHaveValue('q3 | quizzes.text')
  })

  it('plays a pasted list that was not taken into the rows, and stops at one with a mistake', async () => {
    const { user, type, submit, sent } = await open()
    await type('Rounds', '1')
    await user.click(screen.getByRole('radio', { name: 'Written here' }))
    await user.click(screen.getByText('List or file'))
    await user.click(screen.getByLabelText('Your quizzes'))
    await user.paste('q1 | a1\nbroken')
    await submit()
    expect(screen.getByText('The pasted list still has mistakes')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Your quizzes')).toHaveFocus())
    expect(sent()).toEqual([])
    await user.keyboard(' | mended')
    expect(screen.queryByText('The pasted list still has mistakes')).toBeNull()
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({
      settings: {
        customQuizzes: [
          { prompt: 'q1', answers: ['a1'] },
          { prompt: 'broken', answers: ['mended'] },
        ],
      },
    })
  }, 60_000)

  it('offers the rules of the last room again', async () => {
    const { user: first, type, submit, router, unmount } = await open()
    await type('Rounds', '7')
    await first.click(screen.getByRole('radio', { name: '×2' }))
    await first.click(screen.getByRole('radio', { name: 'Relaxed' }))
    await submit()
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/mine'))
    unmount()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'As last time' }))
    expect(screen.getByTestId('summary')).toHaveTextContent('7 rounds of 60 seconds')
    expect(screen.getByRole('radio', { name: 'Relaxed' })).toBeChecked()
  })

  it('takes the rules of a room that was made before timers could be relaxed', async () => {
    const old = { maxPlayers: 4, rounds: 7, timePerRound: 20, difficulty: 'hard', allowSpectators: true }
    setPreferences({ lastRoomSettings: old })
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: '×2' }))
    await user.click(screen.getByRole('button', { name: 'As last time' }))
    expect(screen.getByTestId('summary')).toHaveTextContent('7 rounds of 20 seconds: hard riddles')
    expect(screen.getByTestId('summary')).toHaveTextContent('Guests may play without an account.')
  })
})
