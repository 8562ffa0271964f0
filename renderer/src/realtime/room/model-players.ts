import type { Room, RoomPlayer } from '#shared/schemas/room.ts'
import { addNote } from './model-chat.ts'
import type { Note, PlayerKind, RoomModel } from './room-model.ts'

type Presence = RoomModel['presence']

/** A player who has just joined may still be connecting; that is not an absence. */
function presenceOf(room: Room, before: Presence): Presence {
  return Object.fromEntries(
    room.players.map(({ userId, connected }) => {
      const newcomer = before[userId] === undefined || before[userId] === 'new'
      return [userId, connected ? 'here' : newcomer ? 'new' : 'away']
    }),
  )
}

/** Notes for the differences between two states of the room, except about the viewer. */
function peopleNotes(model: RoomModel, room: Room, presence: Presence): Note[] {
  const names = new Map([...(model.room?.players ?? []), ...room.players].map((p) => [p.userId, p.username]))
  const notes: Note[] = []
  for (const [userId, username] of names) {
    if (userId === model.me) continue
    const was = model.presence[userId]
    const is = presence[userId]
    if (was === undefined && is !== undefined) notes.push({ kind: 'joined', username })
    else if (was !== undefined && is === undefined) notes.push({ kind: 'left', username })
    else if (was === 'here' && is === 'away') notes.push({ kind: 'away', username })
    else if (was === 'away' && is === 'here') notes.push({ kind: 'back', username })
  }
  if (model.room && !room.matched && model.room.host.id !== room.host.id)
    notes.push({ kind: 'host', username: room.host.username })
  return notes
}

const avatarsOf = (room: Room) =>
  Object.fromEntries(room.players.map(({ userId, avatar }) => [userId, avatar]))

const kindOf = ({ isBot, isGuest }: RoomPlayer): PlayerKind => (isBot ? 'bot' : isGuest ? 'guest' : 'person')

const kindsOf = (room: Room) => Object.fromEntries(room.players.map((one) => [one.userId, kindOf(one)]))

/** Sets the room without notes: on arrival nothing has changed. */
export const withRoom = (model: RoomModel, room: Room): RoomModel => ({
  ...model,
  room,
  avatars: { ...(model.room?.id === room.id ? model.avatars : {}), ...avatarsOf(room) },
  kinds: { ...(model.room?.id === room.id ? model.kinds : {}), ...kindsOf(room) },
  presence: presenceOf(room, model.room?.id === room.id ? model.presence : {}),
})

export function updateRoom(model: RoomModel, room: Room, changed: readonly string[] = []): RoomModel {
  // An update of a room that we have left meanwhile.
  if (model.room && model.room.id !== room.id) return model
  if (!model.room) return withRoom(model, room)
  const presence = presenceOf(room, model.presence)
  const notes = peopleNotes(model, room, presence)
  if (changed.length > 0) notes.push({ kind: 'changed', settings: changed })
  const avatars = { ...model.avatars, ...avatarsOf(room) }
  const kinds = { ...model.kinds, ...kindsOf(room) }
  return notes.reduce(addNote, { ...model, room, avatars, kinds, presence })
}

/** `room_state_updated` follows and says the same; until then the dot is right already. */
export function setConnected(model: RoomModel, userId: string, connected: boolean): RoomModel {
  if (!model.room) return model
  const players = model.room.players.map((player) =>
    player.userId === userId ? { ...player, connected } : player,
  )
  return { ...model, room: { ...model.room, players } }
}
