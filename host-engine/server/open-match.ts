import { randomInt } from 'node:crypto'
import type { Ports } from '../ports/ports.ts'
import type { ActorRegistry, QuizRoomOptions } from '../rooms/quiz-room.ts'
import type { Seated } from '../rules/room-command.ts'
import type { Settings } from '../rules/room-state.ts'
import { makeInviteCode } from './invite-code.ts'
import { makeRoom } from './make-room.ts'
import { type LeaveRoom, takeSeats } from './take-seats.ts'

export interface NewMatch {
  /** At least one; the first is the room's host in name. */
  readonly players: readonly [Seated, ...Seated[]]
  /** The room does not open with fewer players. */
  readonly minPlayers: number
  /** With practice opponents. */
  readonly bots: boolean
  readonly settings: Omit<Settings, 'hasPassword'>
  /** Returns the players who still want the match. From then on they cannot cancel. */
  readonly confirm: (roomId: string) => Promise<readonly string[]>
}

export interface OpenedMatch {
  /** Null if too few players were left, so that no room opened. */
  readonly roomId: string | null
  /** Players who wanted the match and sat in no other room. */
  readonly seated: readonly string[]
}

/** Opens a room for players whom the host has put together, and seats them before they come. */
export async function openMatch(
  directory: Ports['directory'],
  actors: ActorRegistry,
  leave: LeaveRoom,
  { players, minPlayers, bots, settings, confirm }: NewMatch,
): Promise<OpenedMatch> {
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
  let isOpen = false
  try {
    const seated = await takeSeats(directory, leave, await confirm(roomId), roomId)
    if (seated.length < minPlayers) return { roomId: null, seated }
    for (const { userId } of players) if (!seated.includes(userId)) await leave(userId, roomId)
    isOpen = true
    return { roomId, seated }
  } finally {
    // Put away, not closed: the players are not notified, and keep their places in the queue.
    if (!isOpen) await actors.get(roomId)?.room.putAway()
  }
}
