import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Providers } from '#renderer/app/providers.tsx'
import { showClosedByTeam } from '#renderer/app/team-notice.ts'
import { RoomPage } from '#renderer/features/room/room-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { message, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'

let line: ReturnType<typeof inRoom>
beforeEach(() => {
  setLanguage('english')
  line = inRoom()
  line.tell('room_view', view())
})

it('[ADMIN-26] a line of the team is shown as such, in the language of whoever reads it', async () => {
  renderRoutes([{ path: '/room/:roomId', Component: RoomPage }], '/room/r1')
  act(() => line.tell('chat_message', message(1, 'Riddle Rooms', 'Please be kind.', { byTeam: true })))
  const row = (await screen.findAllByText('Please be kind.'))[0]?.closest('li')
  expect(row).toHaveTextContent('The Riddle Rooms team Please be kind.')
  act(() => setLanguage('italian'))
  await waitFor(() => expect(row).toHaveTextContent('Il team di Riddle Rooms Please be kind.'))
})

it('[ADMIN-26] the reason for which the team closed a room stays until it is closed', async () => {
  render(<Providers>page</Providers>)
  await act(() => showClosedByTeam('Its name insults people.'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('The Riddle Rooms team has closed this room. Its name insults people.')
})
