import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { RoomPage } from '#renderer/features/room/room-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { player, room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { ok, stubServer } from '#renderer/testing/server.ts'
import type { Stakes } from '#shared/schemas/ranks.ts'
import type { Room } from '#shared/schemas/room.ts'

let line: ReturnType<typeof inRoom>
beforeEach(() => {
  setLanguage('english')
  queryClient.clear()
  line = inRoom()
})
function open(changes: Partial<Room> = {}, server: Parameters<typeof stubServer>[0] = {}) {
  const stub = stubServer(server)
  line.tell('room_view', view({ room: room(changes) }))
  renderRoutes([{ path: '/room/:roomId', Component: RoomPage }], '/room/r1')
  return { ...stub, user: userEvent.setup() }
}
const rule = async (name: string) => (await screen.findByText(name)).nextElementSibling

describe('the rules of a room', () => {
  it('[ROOM-36, ROOM-37, ROOM-39] say who finds it, who comes late, who runs it and how many look on', async () => {
    open({ listed: false, joinInProgress: true, presenter: true, customQuizzes: true, spectatorLimit: 12 })
    expect(await rule('Who can find the room')).toHaveTextContent('By code only')
    expect(await rule('Late players')).toHaveTextContent('Come in between rounds')
    expect(await rule('Host')).toHaveTextContent('Presents, does not play')
    expect(await rule('Places for spectators')).toHaveTextContent('12')
  })

  it('[ROOM-36, ROOM-37] can be changed in these, too', async () => {
    const { user, sent } = open({}, { 'PATCH /rooms/r1': () => ok({ room: room() }) })
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('radio', { name: 'By code only' }))
    await user.click(dialog.getByRole('switch', { name: /Join a running game/ }))
    expect(dialog.queryByRole('switch', { name: /I only present/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Save the rules' }))
    await waitFor(() =>
      expect(sent('PATCH /rooms/r1').map(({ body }) => body)).toEqual([
        { listed: false, joinInProgress: true },
      ]),
    )
  })
})

it('[ROOM-38] says when quizzes of other difficulties fill up the game', async () => {
  open()
  await screen.findByText('Who can find the room')
  act(() => line.tell('quizzes_filled_up', { roomId: 'r1', others: 2 }))
  const note = 'Too few quizzes of this difficulty: 2 are easier or harder.'
  expect((await screen.findAllByText(note)).length).toBeGreaterThan(0)
})

it('names who looks on', async () => {
  const person = (name: string) => ({ userId: name, username: name, avatar: 'thumbs-2' })
  open({ spectators: 2, audience: [person('Cleo'), person('Dan')] })
  expect(await screen.findByTestId('audience')).toHaveTextContent('2 watching: Cleo, Dan')
})

describe('another game with the host’s own quizzes', () => {
  it('says that all have seen them, and leads the host to others', async () => {
    const { user, sent } = open(
      { customQuizzes: true, presenter: true, quizzesSeen: true },
      { 'PATCH /rooms/r1': () => ok({ room: room() }) },
    )
    const notice = within(await screen.findByTestId('quizzes-seen'))
    expect(notice.getByText('Everybody has seen these quizzes')).toBeVisible()
    expect(notice.getByRole('link', { name: 'Write new ones' })).toHaveAttribute('href', '/create-lobby')
    await user.click(notice.getByRole('button', { name: 'Play from the collection' }))
    await waitFor(() =>
      expect(sent('PATCH /rooms/r1')[0]?.body).toEqual({ customQuizzes: null, presenter: false }),
    )
    act(() => line.tell('room_state_updated', { room: room() }))
    expect(screen.queryByTestId('quizzes-seen')).toBeNull()
  })

  it('tells the others who can choose', async () => {
    open({ customQuizzes: true, quizzesSeen: true, host: { id: 'bo', username: 'Bo' } })
    const notice = within(await screen.findByTestId('quizzes-seen'))
    expect(notice.getByText(/The host can choose others/)).toBeVisible()
    expect(notice.queryByRole('button')).toBeNull()
  })
})

it('a ranked match says who is against whom, and what it would move', async () => {
  const stakes: Stakes = {
    players: [
      { userId: 'ada', rank: 'sage', points: 1_020 },
      { userId: 'bo', rank: 'scholar', points: 700 },
    ],
    yours: { win: 14, loss: -22 },
  }
  open(
    { mode: 'ranked', matched: true, players: [player('Ada'), player('Bo')] },
    { 'GET /ranked/stakes/r1': () => ok(stakes) },
  )
  const part = await screen.findByTestId('stakes')
  expect(part).toHaveTextContent('First: +14 rank pointsLast: −22 rank points')
  expect(
    within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['AdaSage · 1,020 points', 'BoScholar · 700 points'])
})
