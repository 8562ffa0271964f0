import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { useParty } from '#renderer/realtime/party/party-store.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { logOut } from '#renderer/session/sign-out.ts'
import { sampleRoom } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { partyGuest, visitParty } from '#renderer/testing/visit-party.tsx'
import type { EveningGame } from '#shared/schemas/party.ts'
import type { Voice, VoiceStatus } from '#shared/schemas/voice.ts'

const realtime = vi.hoisted(() => ({ enterRoom: vi.fn((_entry: object) => Promise.resolve(true)) }))
vi.mock('#renderer/realtime/room/room-session.ts', () => ({ enterRoom: realtime.enterRoom }))
vi.mock('#renderer/features/room/room-page.tsx', () => ({ RoomPage: () => null }))

/** All that a LAN host answers, but for what is said on the wire of a room. */
const AT_A_PARTY =
  /^(GET|PATCH|POST) \/(status|version|auth\/(guest|validate|profile|language)|rooms(\/.*)?|game\/.*|quizzes\/judge|party(\/.*)?|voice\/(status|public-voices|select))$/

function open(...given: Parameters<typeof visitParty>) {
  const page = visitParty(...given)
  const asked = () => page.server.requests.map(({ method, path }) => `${method} ${path}`)
  return { ...page, asked, user: userEvent.setup() }
}
const game = (changes: Partial<EveningGame> = {}): EveningGame => ({
  gameSessionId: 'g1',
  startedAt: '2026-11-21T20:00:00.000Z',
  finishedAt: '2026-11-21T20:06:00.000Z',
  winner: { userId: 'u1', username: 'Mira' },
  isFinished: true,
  rounds: 1,
  scores: [
    { userId: 'u1', username: 'Mira', score: 90, correct: 1 },
    { userId: 'u2', username: 'Otto', score: 20, correct: 0 },
  ],
  album: [
    { prompt: 'It has teeth and never bites.', answer: 'comb', solvedBy: [{ userId: 'u1', points: 90 }] },
  ],
  ...changes,
})

const QUENTIN: Voice = {
  id: 'en-quentin',
  name: 'Quentin',
  category: 'premium',
  ageGroup: 'adult',
  gender: 'male',
  language: 'english',
}
const partyVoice = (selectedVoice: Voice | null): VoiceStatus => ({
  tokens: 0,
  canWatchAd: false,
  nextAdAt: null,
  hasActiveSubscription: true,
  subscriptionType: null,
  subscriptionExpires: null,
  selectedVoice,
})

afterEach(() => {
  setPreferences({ nickname: '' })
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the door', () => {
  it('[LAN-3] names the party, and a nickname leads into the room that waits', async () => {
    const { user, router, server } = open('/', { rooms: [sampleRoom()] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Riddles at Ada’s' })).toBeVisible()
    expect(screen.getByTestId('inside')).toHaveTextContent('3 players are already in a room.')
    expect(screen.queryByLabelText('Password of the party')).toBeNull()
    await user.type(screen.getByLabelText('Your nickname'), 'Mira{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/r1'))
    expect(server.sent('POST /auth/guest')[0]?.body).toEqual({ nickname: 'Mira', language: 'english' })
  })

  it.each([
    ['several wait', [sampleRoom(), sampleRoom({ id: 'r2' })]],
    ['all are running', [sampleRoom({ status: 'in_progress' })]],
    ['there is none', []],
  ])('[LAN-3] leads to the lobby when %s', async (_, rooms) => {
    const { user, router } = open('/', { rooms })
    await user.type(await screen.findByLabelText('Your nickname'), 'Mira{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
    const [create] = await screen.findAllByRole('link', { name: 'Set up a room' })
    expect(create).toBeVisible()
  })

  it('[LAN-6] remembers nickname and device, so that the same guest comes back', async () => {
    const { user, server, router } = open('/')
    await user.type(await screen.findByLabelText('Your nickname'), 'Mira{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
    act(logOut)
    await act(() => router.navigate('/'))
    expect(await screen.findByLabelText('Your nickname')).toHaveValue('Mira')
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(server.sent('POST /auth/guest')).toHaveLength(2))
    expect(server.sent('POST /auth/guest')[1]?.body).toMatchObject({ deviceToken: 'd'.repeat(43) })
  })

  it('asks for the party’s password, and puts a refusal at its field', async () => {
    const { user, server } = open('/', {
      party: { needsPassword: true },
      server: { 'POST /auth/guest': () => failed(403, 'INCORRECT_PASSWORD', 'Incorrect password') },
    })
    await user.type(await screen.findByLabelText('Your nickname'), 'Mira')
    const field = screen.getByLabelText('Password of the party')
    await user.type(field, 'hush{Enter}')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    expect(server.sent('POST /auth/guest')[0]?.body).toMatchObject({ password: 'hush' })
  })

  it('says that the party does not answer, and goes on by itself', async () => {
    open('/', { party: null })
    expect(await screen.findByRole('heading', { name: 'Looking for the party' })).toBeVisible()
    act(() => useParty.setState({ lead: 'gone' }))
    expect(screen.getByRole('heading', { name: 'The party does not answer' })).toBeVisible()
    visitParty('/')
    expect((await screen.findAllByLabelText('Your nickname'))[0]).toBeVisible()
  })

  it.each(['/lobby', '/room/r1', '/create-lobby', '/profile'])('stands before %s', async (path) => {
    const { router } = open(path)
    await screen.findByLabelText('Your nickname')
    expect(router.state.location.pathname).toBe('/')
  })

  it('[LAN-3] an invitation needs no more than a nickname either', async () => {
    const invite = {
      roomId: 'r1',
      name: 'Night owls',
      host: 'Otto',
      players: 3,
      maxPlayers: 8,
      language: 'english',
      rounds: 10,
      timePerRound: 30,
      difficulty: 'hard',
      needsPassword: false,
      guests: true,
      status: 'waiting',
      joinInProgress: true,
      allowSpectators: true,
      presenter: false,
    }
    const { user, router } = open('/lobby?join=ABC234', {
      server: {
        'GET /rooms/invite/ABC234': () => ok({ invite }),
        'POST /rooms/join-by-code': () => ok({ room: sampleRoom() }),
      },
    })
    expect(await screen.findByRole('heading', { name: 'Otto invites you' })).toBeVisible()
    expect(screen.queryByText(/account|Sign in/)).toBeNull()
    await user.type(screen.getByLabelText('Your nickname'), 'Mira{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/r1'))
  })
})

describe('behind the door', () => {
  it.each(['/lobby', '/create-lobby', '/profile'])(
    '[LAN-3] %s asks the host for nothing that it has not, and promises nothing',
    async (path) => {
      const { asked } = open(path, { inside: true, rooms: [sampleRoom()], games: [game()] })
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(asked()).toContain('GET /auth/profile'))
      expect(asked().filter((one) => !AT_A_PARTY.test(one))).toEqual([])
      expect(document.body).not.toHaveTextContent(/R3|Ranks|Ranked|Quick match|Sign up|e-mail/i)
      expect(screen.queryByRole('link', { name: 'Ranks' })).toBeNull()
    },
  )

  it('leads to a room of one’s own where there is none', async () => {
    open('/lobby', { inside: true, rooms: [] })
    expect(await screen.findByText('No room is open yet')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Set up a room' })).toHaveAttribute('href', '/create-lobby')
  })

  it('shows the party’s rooms, and a new one by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const rooms = [sampleRoom()]
    open('/lobby', { inside: true, rooms })
    expect(await screen.findByText('Night owls')).toBeVisible()
    rooms.push(sampleRoom({ id: 'r2', name: 'Early birds' }))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText('Early birds')).toBeVisible()
    vi.useRealTimers()
  })

  it('[GUEST-2] a guest sets up a room, without a prize and open to guests', async () => {
    const { user, server, router } = open('/create-lobby', {
      inside: true,
      server: { 'POST /rooms/private': () => ok({ room: sampleRoom({ id: 'mine' }) }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Create the room' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/mine'))
    expect(server.sent('POST /rooms/private')[0]?.body).toMatchObject({
      settings: { guests: true, tokenReward: 0 },
    })
    expect(screen.queryByRole('switch', { name: /guests/i })).toBeNull()
  })

  it('tells the evening: who won how often, and each game with its answers', async () => {
    const { user } = open('/lobby', { inside: true, games: [game(), game({ gameSessionId: 'g2' })] })
    const table = await screen.findByRole('table', { name: 'Wins per player' })
    expect(within(table).getByRole('row', { name: /Mira/ })).toHaveTextContent(/Mira22180/)
    const [first] = screen.getAllByText('Mira won')
    if (first) await user.click(first)
    expect(screen.getAllByText('comb')[0]).toBeVisible()
    expect(screen.getAllByText('Solved by Mira')[0]).toBeVisible()
  })

  it('saves the evening as a file of its own, in both forms', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    const { user, server } = open('/lobby', {
      inside: true,
      games: [game()],
      server: {
        'GET /party/evening.json': () => new Response('{}'),
        'GET /party/evening.csv': () => new Response('a,b'),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Save as JSON' }))
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
    await waitFor(() => expect(saved).toEqual(['riddle-rooms-evening.json', 'riddle-rooms-evening.csv']))
    expect(server.sent('GET /party/evening.csv')[0]?.headers.get('authorization')).toBe('Bearer t')
  })

  it('changes the nickname, and remembers it', async () => {
    const { user, server } = open('/profile', {
      inside: true,
      server: { 'PATCH /auth/profile': () => ok({ user: { ...partyGuest, username: 'Miranda' } }) },
    })
    const field = await screen.findByLabelText('Nickname', { selector: 'input' })
    await user.clear(field)
    await user.type(field, 'Miranda{Enter}')
    expect(await screen.findByText('From now on you are Miranda.')).toBeVisible()
    expect(server.sent('PATCH /auth/profile')[0]?.body).toEqual({ username: 'Miranda' })
    expect(usePreferences.getState().nickname).toBe('Miranda')
  })

  it('chooses a voice among all, for nothing', async () => {
    const { user, server, asked } = open('/profile', {
      inside: true,
      server: {
        'GET /voice/status': () => ok(partyVoice(null)),
        'GET /voice/public-voices': () =>
          ok({
            voices: { default: [], community: [], premium: [QUENTIN] },
            totals: { default: 0, community: 0, premium: 1 },
            hasSubscription: true,
            totalVoices: 1,
          }),
        'POST /voice/select': () => ok({ selectedVoice: QUENTIN }),
      },
    })
    expect(await screen.findByText('You have not chosen a voice yet.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Choose Quentin' }))
    expect(await screen.findByText('Quentin reads your messages.')).toBeVisible()
    expect(server.sent('POST /voice/select')).toHaveLength(1)
    for (const call of asked()) expect(call).toMatch(AT_A_PARTY)
  })

  it('leaves to the door, and tells the host nothing that it does not know', async () => {
    const { user, asked } = open('/profile', { inside: true })
    await user.click(await screen.findByRole('button', { name: 'Leave the party' }))
    expect(sessionState().isAuthenticated).toBe(false)
    expect(asked()).not.toContain('POST /auth/logout')
  })
})

describe('when the host is gone', () => {
  it.each([
    ['looking', 'The host does not answer. Looking for who takes over…'],
    [
      'gone',
      'The host does not answer. Is this device still on the network? The game goes on once the host is back.',
    ],
  ] as const)('[LAN-10] says so to everybody, on every page: %s', async (lead, words) => {
    open('/lobby', { inside: true })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(words)).toBeNull()
    act(() => useParty.setState({ lead }))
    expect(screen.getByText(words).closest('[role="status"]')).toBeVisible()
    act(() => useParty.setState({ lead: 'led' }))
    expect(screen.queryByText(words)).toBeNull()
  })
})
