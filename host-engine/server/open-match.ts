import { randomInt } from 'node:crypto'
import type { Ports } from '../ports/ports.ts'
import type { QuizRoomOptions } from '../rooms/quiz-room.ts'
import type { Seated } from '../rules/room-command.ts'
import type { Settings } from '../rules/room-state.ts'
import { makeInviteCode } from './invite-code.ts'
import { makeRoom } from './make-room.ts'
import { type LeaveRoom, takeSeats } from './take-seats.ts'

export interface NewMatch {
  /** At least one; the first is the room's host in name. */
  readonly players: readonly [Seated, ...Seated[]]
  /** With practice opponents. */
  readonly bots: boolean
  readonly settings: Omit<Settings, 'hasPassword'>
}

/** Opens a room for players whom the host has put together, and answers its id: their seats are theirs before they come. */
export async function openMatch(
  directory: Ports['directory'],
  leave: LeaveRoom,
  { players, bots, settings }: NewMatch,
): Promise<string> {
  const [host] = players
  const options: QuizRoomOptions = {
    settings: { ...settings, hasPassword: false },
    passwordDigest: null,
    host: { userId: host.userId, username: host.username },
    inviteCode: makeInviteCode(),
    seed: randomInt(2 ** 32),
    match: { players, bots },
  }
  const roomId = await makeRoom(options)
  await takeSeats(
    directory,
    leave,
    players.map(({ userId }) => userId),
    roomId,
  )
  return roomId
}
