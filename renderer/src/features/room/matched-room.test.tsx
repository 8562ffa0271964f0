import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoomPage } from '#renderer/features/room/room-page.tsx'
import { startsByOf } from '#renderer/features/room/use-starts-by.ts'
import { setAnnouncerOutlet } from '#renderer/lib/announcer.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { player, room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import type { Room } from '#shared/schemas/room.ts'

const WHOLE_MS = 30_000
const at = (ms: number) => new Date(ms).toISOString()
let line: ReturnType<typeof inRoom>
const tell: typeof line.tell = (name, payload) => act(() => line.tell(name, payload))

/** Found eight seconds ago; Ada is who the room names as its host. */
const matched = (changes: Partial<Room> = {}): Room =>
  room({
    mode: 'ranked',
    matched: true,
    name: 'Ranked',
    createdAt: at(Date.now() - 8_000),
    startsBy: at(Date.now() - 8_000 + WHOLE_MS),
    ...changes,
  })
function draw(changes: Partial<Room> = {}) {
  line.tell('room_view', view({ room: matched(changes) }))
  return renderRoutes([{ path: '/room/:roomId', Component: RoomPage }], '/room/r1')
}

beforeEach(() => {
  setLanguage('english')
  line = inRoom()
})
afterEach(() => vi.useRealTimers())

describe('the room of a match', () => {
  it('says that a match was found, of what kind, and how long it waits', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    draw()
    const head = within(await screen.findByTestId('match-head'))
    expect(head.getByRole('heading', { level: 1, name: 'Match found!' })).toBeVisible()
    expect(head.getByText('Ranked')).toBeVisible()
    expect(head.getByRole('timer')).toHaveAttribute('aria-label', '22 seconds left')
  })

  it.each(['ranked', 'quick'] as const)('of mode %s has no way in for others, and no host', async (mode) => {
    draw({ mode, inviteCode: 'ABC234', locked: false })
    await screen.findByTestId('match-head')
    for (const gone of ['Copy code', 'Copy link', 'Start now', 'Change the rules', 'Host tools for Bo'])
      expect(screen.queryByRole('button', { name: gone })).toBeNull()
    expect(screen.queryByTestId('invite-code')).toBeNull()
    expect(screen.queryByTestId('qr-code')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByLabelText('Host')).toBeNull()
    expect(screen.queryByText(/free seat/)).toBeNull()
  })

  it('asks to be ready, by a press or by space, and then says whom it waits for', async () => {
    const user = userEvent.setup()
    draw()
    expect(screen.getByText(/^Say that you are ready/)).toBeVisible()
    await user.keyboard(' ')
    expect(line.asked.at(-1)).toEqual({ name: 'player_ready', payload: { roomId: 'r1', isReady: true } })
    tell('room_state_updated', {
      room: matched({ players: [player('Ada', { isReady: true }), player('Bo')] }),
    })
    expect(screen.getByText('Waiting for 1 player to be ready.')).toBeVisible()
  })

  it('labels practice opponents, and says why they are there', async () => {
    const bot = player('Robin', { isBot: true, isReady: true, connected: false })
    draw({ mode: 'quick', players: [player('Ada'), bot] })
    const card = screen.getAllByTestId('player')[1] as HTMLElement
    expect(within(card).getByText('Practice bot')).toBeVisible()
    expect(card.dataset.away).toBe('false')
    expect(await screen.findByText(/practice bots fill in/)).toBeVisible()
  })

  it('warns of what leaving does to the others', async () => {
    const user = userEvent.setup()
    draw()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText(/without you the match may fall apart/)).toBeVisible()
  })

  it('says once that the time runs out, to who is not ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const said = vi.fn()
    const off = setAnnouncerOutlet((line) => line && said(line.message))
    draw()
    await screen.findByTestId('match-head')
    await act(() => vi.advanceTimersByTimeAsync(13_000))
    expect(said.mock.calls).toEqual([['10 seconds left to get ready']])
    off()
  })
})

describe('until when a match waits', () => {
  const CREATED = Date.parse('2026-11-21T10:00:00.000Z')
  const wait = matched({ createdAt: at(CREATED), startsBy: at(CREATED + WHOLE_MS) })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())
  const leftAt = (now: number) => {
    const countdown = startsByOf(wait, now)
    return countdown?.kind === 'running' ? Math.abs(Math.round(countdown.endsAt - performance.now())) : null
  }

  it('is what the server says, by a clock that can be right', () => {
    expect(leftAt(CREATED + 12_000)).toBe(18_000)
    expect(leftAt(CREATED - 2_000)).toBe(30_000)
    expect(leftAt(CREATED + 31_000)).toBe(0)
  })

  it.each([-3_600_000, 600_000])('is the whole wait by a clock that is %i ms off', (off) => {
    expect(leftAt(CREATED + off)).toBe(30_000)
  })

  it('is not known in a room that nobody was matched for', () => {
    expect(startsByOf(room(), CREATED)).toBeNull()
  })
})
