import type { Room } from '#shared/schemas/room.ts'
import { addNote } from './model-chat.ts'
import type { Board, Note } from './room-model.ts'

type Presence = Board['presence']

/** Somebody who has just come is connecting still, which is no absence. */
function presenceOf(room: Room, before: Presence): Presence {
  return Object.fromEntries(
    room.players.map(({ userId, connected }) => {
      const newcomer = before[userId] === undefined || before[userId] === 'new'
      return [userId, connected ? 'here' : newcomer ? 'new' : 'away']
    }),
  )
}

/** What has happened to people between two states of the room, one's own coming and going left out. */
function peopleNotes(board: Board, room: Room, presence: Presence): Note[] {
  const names = new Map([...(board.room?.players ?? []), ...room.players].map((p) => [p.userId, p.username]))
  const notes: Note[] = []
  for (const [userId, username] of names) {
    if (userId === board.me) continue
    const was = board.presence[userId]
    const is = presence[userId]
    if (was === undefined && is !== undefined) notes.push({ kind: 'joined', username })
    else if (was !== undefined && is === undefined) notes.push({ kind: 'left', username })
    else if (was === 'here' && is === 'away') notes.push({ kind: 'away', username })
    else if (was === 'away' && is === 'here') notes.push({ kind: 'back', username })
  }
  if (board.room && !room.matched && board.room.host.id !== room.host.id)
    notes.push({ kind: 'host', username: room.host.username })
  return notes
}

const avatarsOf = (room: Room) =>
  Object.fromEntries(room.players.map(({ userId, avatar }) => [userId, avatar]))

/** Takes over a room without a word: on arrival there is nothing that has changed. */
export const takeRoom = (board: Board, room: Room): Board => ({
  ...board,
  room,
  avatars: { ...(board.room?.id === room.id ? board.avatars : {}), ...avatarsOf(room) },
  presence: presenceOf(room, board.room?.id === room.id ? board.presence : {}),
})

export function updateRoom(board: Board, room: Room, changed: readonly string[] = []): Board {
  // An update of a room that we have left meanwhile.
  if (board.room && board.room.id !== room.id) return board
  if (!board.room) return takeRoom(board, room)
  const presence = presenceOf(room, board.presence)
  const notes = peopleNotes(board, room, presence)
  if (changed.length > 0) notes.push({ kind: 'changed', settings: changed })
  const avatars = { ...board.avatars, ...avatarsOf(room) }
  return notes.reduce(addNote, { ...board, room, avatars, presence })
}

/** `room_state_updated` follows and says the same; until then the dot is right already. */
export function setConnected(board: Board, userId: string, connected: boolean): Board {
  if (!board.room) return board
  const players = board.room.players.map((player) =>
    player.userId === userId ? { ...player, connected } : player,
  )
  return { ...board, room: { ...board.room, players } }
}
