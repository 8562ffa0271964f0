import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoomPage } from '#renderer/features/room/room-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { player, room, session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { ok, stubServer } from '#renderer/testing/server.ts'

const visited = vi.fn()
let line: ReturnType<typeof inRoom>
const tell: typeof line.tell = (name, payload) => act(() => line.tell(name, payload))
const draw = () => renderRoutes([{ path: '/room/:roomId', Component: RoomPage }], '/room/r1')
const rows = () => screen.getAllByTestId('player')

beforeEach(() => {
  setLanguage('english')
  visited.mockClear()
  setNavigator((path) => visited(path))
  line = inRoom()
  line.tell('room_view', view())
})

describe('the waiting room', () => {
  it('[UI-14] shows the players with their ready state, the host and who is away', () => {
    draw()
    tell('room_state_updated', {
      room: room({ players: [player('Ada', { isReady: true }), player('Bo', { connected: false })] }),
    })
    expect(within(rows()[0] as HTMLElement).getByText('Ready')).toBeTruthy()
    expect(within(rows()[0] as HTMLElement).getByLabelText('Host')).toBeTruthy()
    expect(within(rows()[1] as HTMLElement).getByText('Away')).toBeTruthy()
  })

  it('[UI-14] switches ready by button and by space, and shows it as pressed', async () => {
    const user = userEvent.setup()
    draw()
    const button = screen.getByTestId('ready')
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await user.click(button)
    expect(line.asked.at(-1)).toEqual({ name: 'player_ready', payload: { roomId: 'r1', isReady: true } })
    tell('room_state_updated', { room: room({ players: [player('Ada', { isReady: true }), player('Bo')] }) })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    button.blur()
    await user.keyboard(' ')
    expect(line.asked.at(-1)).toEqual({ name: 'player_ready', payload: { roomId: 'r1', isReady: false } })
  })

  it('[UI-14] shares the invite code and a link to it', async () => {
    const user = userEvent.setup()
    draw()
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('ABC234')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/lobby?join=ABC234`)
  })

  it('[UI-14] leaves when the player confirms it', async () => {
    stubServer({})
    const user = userEvent.setup()
    draw()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }))
    expect(line.asked.at(-1)).toEqual({ name: 'leave_room', payload: { roomId: 'r1' } })
    expect(visited).toHaveBeenCalledWith('/lobby')
  })

  it('[ROOM-31] counts down when the game starts', () => {
    draw()
    tell('game_starting', { roomId: 'r1', startsInMs: 3000 })
    expect(screen.getByTestId('start-countdown').textContent).toContain('3')
    tell('game_start_cancelled', { roomId: 'r1', reason: 'not_ready' })
    expect(screen.queryByTestId('start-countdown')).toBeNull()
  })

  it('[GAME-1] lets the host start from two players on', async () => {
    const { sent } = stubServer({ 'POST /game/start': () => ok({ gameSession: session() }) })
    const user = userEvent.setup()
    draw()
    await user.click(screen.getByRole('button', { name: 'Start now' }))
    expect(sent('POST /game/start')[0]?.body).toEqual({ roomId: 'r1' })
    tell('room_state_updated', { room: room({ players: [player('Ada')] }) })
    expect(screen.getByRole('button', { name: 'Start now' })).toHaveProperty('disabled', true)
  })

  it('[ROOM-32][ROOM-33] gives the host, and nobody else, the tools', async () => {
    const user = userEvent.setup()
    draw()
    await user.click(screen.getByRole('button', { name: 'Host tools for Bo' }))
    await user.click(await screen.findByText('Remove and keep out'))
    expect(line.asked.at(-1)).toEqual({
      name: 'kick_player',
      payload: { roomId: 'r1', userId: 'bo', ban: true },
    })
    await user.click(screen.getByRole('switch'))
    expect(line.asked.at(-1)).toEqual({ name: 'lock_room', payload: { roomId: 'r1', locked: true } })
    tell('room_state_updated', { room: room({ host: { id: 'bo', username: 'Bo' } }) })
    expect(screen.queryByRole('button', { name: 'Host tools for Bo' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull()
  })

  it('[ROOM-43] lets the host take the word from a player by keyboard, shows it, and gives it back', async () => {
    const user = userEvent.setup()
    draw()
    screen.getByRole('button', { name: 'Host tools for Bo' }).focus()
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: 'Mute' })).focus()
    await user.keyboard('{Enter}')
    const asked = (muted: boolean) => ({
      name: 'mute_player',
      payload: { roomId: 'r1', userId: 'bo', muted },
    })
    expect(line.asked.at(-1)).toEqual(asked(true))
    expect(screen.queryByLabelText('Muted')).toBeNull()
    tell('room_state_updated', { room: room({ players: [player('Ada'), player('Bo', { muted: true })] }) })
    expect(within(rows()[1] as HTMLElement).getByLabelText('Muted')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Host tools for Bo' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Let talk again' }))
    expect(line.asked.at(-1)).toEqual(asked(false))
  })

  it('[CHAT-11] shows messages as plain text', () => {
    draw()
    tell('chat_message', {
      id: 'r1-9',
      roomId: 'r1',
      userId: 'bo',
      username: 'Bo',
      message: '<b>hello</b> **you**',
      isGuess: false,
      useTts: false,
      timestamp: '2026-11-21T10:00:00.000Z',
    })
    expect(within(screen.getByRole('log')).getByText('<b>hello</b> **you**')).toBeTruthy()
  })

  it('shows no waiting room to a player who joins a running game', () => {
    tell('room_view', view({ phase: 'between', gameSession: session() }))
    draw()
    expect(screen.queryByTestId('room-page')).toBeNull()
    expect(screen.getByTestId('room-opening')).toBeTruthy()
    expect(visited).toHaveBeenCalledWith('/game/r1')
  })

  it('[SESS-52] opens /game when the game runs', () => {
    draw()
    tell('game_started', { roomId: 'r1', gameSession: session() })
    expect(visited).toHaveBeenCalledWith('/game/r1')
  })
})
