import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { StageHead } from '#renderer/features/stage/stage-head.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { player, quiz, room, session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import type { Room } from '#shared/schemas/room.ts'

function Head() {
  const shown = useRoomStore(({ model }) => model.room)
  return shown && <StageHead room={shown} />
}

/** A screen in the second of three rounds. */
function drawRound(changes: Partial<Room>, round = 2) {
  const line = inRoom()
  line.tell(
    'room_view',
    view({
      phase: 'answering',
      room: room({ inviteCode: 'ABC234', joinInProgress: true, rounds: 3, ...changes }),
      gameSession: session({ round }),
      quiz: quiz(),
      durationMs: 30_000,
      remainingMs: 20_000,
    }),
  )
  renderUi(<Head />)
  return line
}

beforeEach(() => setLanguage('english'))

it('[STAGE-8] shows a small QR code and the address during a game that takes late players', async () => {
  drawRound({})
  expect(screen.getByTestId('stage-way-in')).toHaveTextContent(/^Come in: .*\/join\/ABC234$/)
  expect(await screen.findByTestId('qr-code')).toBeVisible()
  act(() => setLanguage('italian'))
  expect(screen.getByTestId('stage-way-in')).toHaveTextContent(/^Entra anche tu: /)
})

it.each([
  ['newcomers wait for the end', { joinInProgress: false }],
  ['the room is locked', { locked: true }],
  ['the room is full', { maxPlayers: 2, players: [player('Ada'), player('Bo')] }],
  ['a prize is at stake', { tokenReward: 5 }],
  ['the server made the match', { matched: true }],
] as const)('[STAGE-8] shows no way in where %s', (_, changes) => {
  drawRound(changes as Partial<Room>)
  expect(screen.getByRole('timer')).toBeVisible()
  expect(screen.queryByTestId('stage-way-in')).toBeNull()
  expect(document.body).not.toHaveTextContent('ABC234')
})

it('[STAGE-8] shows no way in during the last round', () => {
  drawRound({}, 3)
  expect(screen.queryByTestId('stage-way-in')).toBeNull()
})

it('[STAGE-8] hides the way in once the host locks the room', () => {
  const line = drawRound({})
  act(() =>
    line.tell('room_state_updated', {
      room: room({ inviteCode: 'ABC234', joinInProgress: true, locked: true }),
    }),
  )
  expect(screen.queryByTestId('stage-way-in')).toBeNull()
})
