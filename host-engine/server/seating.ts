import { randomInt } from 'node:crypto'
import { matchMaker } from '@colyseus/core'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { ActorRegistry, QuizRoomOptions } from '../rooms/quiz-room.ts'
import type { RoomActor } from '../rooms/room-actor.ts'
import type { Settings } from '../rules/room-state.ts'
import { answer, memberOf, type Reply, refuse } from '../rules/turn.ts'
import { roomOf } from '../rules/view.ts'
import { makeInviteCode } from './invite-code.ts'
import { createOneAtATime } from './one-at-a-time.ts'

export const ROOM_HANDLER = 'quiz_room'

export interface JoinOptions {
  readonly password?: string | null | undefined
  readonly spectate?: boolean | undefined
}

/** Puts players into rooms: one seat a player, whichever door they come through. */
export function createSeating(ports: Ports, actors: ActorRegistry) {
  const oneAtATime = createOneAtATime()

  /** The room that the player sits in besides `roomId`, and whether they may leave it. */
  async function elsewhere(
    player: Player,
    roomId: string | null,
  ): Promise<{ room?: RoomActor; busy: boolean }> {
    const seat = await ports.directory.seatOf(player.userId)
    const room = seat === null || seat === roomId ? undefined : actors.get(seat)?.actor
    if (!room) return { busy: false }
    const state = room.state()
    const playing = state.phase.kind === 'playing' || state.phase.kind === 'settling'
    return { room, busy: playing && memberOf(state, player.userId)?.role === 'player' }
  }

  /** Noted before anyone is answered, so that the next join of this player knows where they sit. */
  async function sit(
    actor: RoomActor,
    player: Player,
    spectate: boolean,
    password: 'none' | 'right' | 'wrong',
  ): Promise<Reply> {
    const { userId, username, avatar } = player
    const wasIn = memberOf(actor.state(), userId) !== undefined
    const reply = actor.perform({ type: 'join', userId, username, avatar, spectate, password })
    if (!reply.ok) return reply
    try {
      await ports.directory.takeSeat(userId, actor.state().id)
    } catch (error) {
      // Whole or not at all: nobody sits where they were told that they could not.
      if (!wasIn) actor.perform({ type: 'leave', userId })
      throw error
    }
    return reply
  }

  function join(player: Player, roomId: string, { password, spectate }: JoinOptions): Promise<Reply> {
    return oneAtATime(player.userId, async () => {
      const actor = actors.get(roomId)?.actor
      if (!actor) return refuse('ROOM_NOT_FOUND')
      const { room, busy } = await elsewhere(player, roomId)
      if (busy) return refuse('ALREADY_IN_ACTIVE_GAME')
      const reply = await sit(actor, player, spectate ?? false, actor.password.check(password))
      if (reply.ok) room?.perform({ type: 'leave', userId: player.userId })
      return reply
    })
  }

  async function open(host: Player, settings: Settings, passwordDigest: string | null): Promise<RoomActor> {
    const options: QuizRoomOptions = {
      settings,
      passwordDigest,
      host: { userId: host.userId, username: host.username },
      inviteCode: makeInviteCode(),
      seed: randomInt(2 ** 32),
    }
    const { roomId } = await matchMaker.createRoom(ROOM_HANDLER, options)
    const made = actors.get(roomId)
    if (!made) throw new Error('the room that was just made is not there')
    await sit(made.actor, host, false, 'right')
    // Listed before anyone hears of it, so that its code and its id are found at once.
    await ports.directory.announce(roomOf(made.actor.state()))
    return made.actor
  }

  function create(host: Player, settings: Settings, passwordDigest: string | null): Promise<Reply> {
    return oneAtATime(host.userId, async () => {
      const { room, busy } = await elsewhere(host, null)
      if (busy) return refuse('ALREADY_IN_ACTIVE_GAME')
      const actor = await open(host, settings, passwordDigest)
      room?.perform({ type: 'leave', userId: host.userId })
      return answer({ room: roomOf(actor.state()) })
    })
  }

  const rematches = new Map<string, Promise<RoomActor>>()

  /** The room that others have asked for already; none when nobody has, or when all have left it again. */
  async function askedFor(roomId: string): Promise<RoomActor | undefined> {
    const asked = rematches.get(roomId)
    const room = await asked
    if (room?.state().phase.kind !== 'closed') return room
    if (rematches.get(roomId) === asked) rematches.delete(roomId)
    return undefined
  }

  /** Nothing may be awaited between look and note: of those who ask at once, one opens the room. */
  function openForAll(player: Player, roomId: string, actor: RoomActor): Promise<RoomActor> {
    for (const past of rematches.keys()) if (!actors.has(past)) rematches.delete(past)
    const known = rematches.get(roomId)
    if (known) return known
    const opened = open(player, actor.state().settings, actor.password.digest())
    rematches.set(roomId, opened)
    opened.catch(() => rematches.delete(roomId))
    return opened
  }

  /** The one new room for all who ask for another game before this one's room closes (GAME-38). */
  function rematch(player: Player, roomId: string): Promise<Reply> {
    return oneAtATime(player.userId, async () => {
      const actor = actors.get(roomId)?.actor
      const state = actor?.state()
      if (!actor || !state) return refuse('NOT_FOUND')
      if (memberOf(state, player.userId)?.role !== 'player') return refuse('NOT_A_MEMBER')
      if (state.phase.kind !== 'finished') return refuse('CONFLICT')
      const { room: other, busy } = await elsewhere(player, (await askedFor(roomId))?.state().id ?? null)
      if (busy) return refuse('ALREADY_IN_ACTIVE_GAME')
      const room = await openForAll(player, roomId, actor)
      const reply = await sit(room, player, false, 'right')
      if (!reply.ok) return reply
      if (other !== room) other?.perform({ type: 'leave', userId: player.userId })
      const ready = { roomId: room.state().id, action: 'join_room' } as const
      ports.accounts.deliver([player.userId], 'matchmaking_room_ready', ready)
      return reply
    })
  }

  return { join, create, rematch }
}
export type Seating = ReturnType<typeof createSeating>
