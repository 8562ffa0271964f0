import { randomInt } from 'node:crypto'
import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { ActorRegistry, QuizRoomOptions } from '../rooms/quiz-room.ts'
import type { RoomActor } from '../rooms/room-actor.ts'
import { gameBefore } from '../rules/room/rematch.ts'
import type { Member, RoomState, Settings } from '../rules/room-state.ts'
import { answer, memberOf, type Refusal, type Reply, refuse, spectatorsOf } from '../rules/transition.ts'
import { roomOf } from '../rules/view.ts'
import type { AskRoom } from './ask-room.ts'
import { makeInviteCode } from './invite-code.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { makeRoom } from './make-room.ts'

/** How a player comes in: from the seat that they have, if any. */
interface Entry {
  readonly seat: string | null
  readonly spectate: boolean
  readonly password: 'none' | 'right' | 'wrong'
}

/** A room as it is to be opened. */
interface Opening extends Pick<QuizRoomOptions, 'settings' | 'passwordDigest' | 'before'> {
  readonly inviteCode?: string | undefined
  readonly match?: QuizRoomOptions['match']
}

const isPerson = ({ role, isBot }: Member): boolean => role !== 'spectator' && !isBot

/**
 * The room for the next game of the same people: with the code, by which others find them again, and without a reward, which
 * was for one game. A match stays closed to everyone else, and one person goes on with practice opponents.
 */
function openingAfter({ state, password }: RoomActor): Opening {
  const { settings, inviteCode, match, members } = state()
  const people = members.filter(isPerson).map(({ userId }) => userId)
  return {
    settings: { ...settings, tokenReward: 0 },
    passwordDigest: password.digest(),
    inviteCode,
    before: gameBefore(state()),
    match: match && { players: [], bots: people.length < MIN_PLAYERS, invited: people },
  }
}

/** Why this member may not go on to another game with the same people; null when they may. */
function rematchRefusal(state: RoomState, userId: string): Reply | null {
  if (!memberOf(state, userId)) return refuse('NOT_A_MEMBER')
  // The same people could trade wins without end.
  if (state.settings.mode === 'ranked') return refuse('FORBIDDEN')
  return state.phase.kind === 'finished' ? null : refuse('CONFLICT')
}

/** Seats players in the rooms of this process: one seat a player over all transports and processes. */
export function createSeating(ports: Ports, actors: ActorRegistry, ask: AskRoom) {
  const exclusively = keyedMutex()

  /** Where the player sits, and why they may not leave it for `roomId`, if so. */
  async function seatOf(
    { userId }: Player,
    roomId: string | null,
  ): Promise<{ seat: string | null; refusal?: Refusal }> {
    const seat = await ports.directory.seatOf(userId)
    if (seat === null || seat === roomId) return { seat }
    const standing = await ask(seat, 'standing', { userId })
    if (standing.ok)
      return standing.data.plays ? { seat, refusal: refuse('ALREADY_IN_ACTIVE_GAME') } : { seat }
    return standing.code === 'ROOM_NOT_FOUND' ? { seat } : { seat, refusal: standing }
  }

  /** Out of the seat that they had before this one. */
  async function leave({ userId }: Player, seat: string | null, roomId: string): Promise<void> {
    if (seat === null || seat === roomId) return
    const reply = await ask(seat, 'perform', { command: { type: 'leave', userId } })
    if (!reply.ok && reply.code !== 'ROOM_NOT_FOUND')
      ports.logger.warn(
        { roomId: seat, userId, code: reply.code },
        'a seat that was left could not be emptied',
      )
  }

  /**
   * Noted before anyone is answered, so that the next join of this player knows where they sit. Whole or not at all:
   * nobody sits where they were refused.
   */
  async function sit(
    actor: RoomActor,
    player: Omit<Player, 'loginId'>,
    { seat, spectate, password }: Entry,
  ): Promise<Reply> {
    const { userId, username, avatar, isGuest } = player
    const wasIn = memberOf(actor.state(), userId) !== undefined
    const reply = actor.perform({ type: 'join', userId, username, avatar, isGuest, spectate, password })
    if (!reply.ok) return reply
    let isTaken = false
    try {
      isTaken = await ports.directory.takeSeat(userId, actor.state().id, seat)
    } finally {
      if (!isTaken && !wasIn) actor.perform({ type: 'leave', userId })
    }
    return isTaken ? reply : refuse('CONFLICT')
  }

  /** One move of this player after another; once more when the seat was moved meanwhile, by another process. */
  function move(userId: string, task: () => Promise<Reply>): Promise<Reply> {
    return exclusively(userId, async () => {
      const reply = await task()
      return !reply.ok && reply.code === 'CONFLICT' ? task() : reply
    })
  }

  function join(
    player: Player,
    actor: RoomActor,
    { spectate, passwordDigest }: { spectate: boolean; passwordDigest: string | null },
  ): Promise<Reply> {
    return move(player.userId, async () => {
      const isBack = memberOf(actor.state(), player.userId) !== undefined
      if (!isBack && !ports.admission.isOpen()) return refuse('MAINTENANCE')
      const roomId = actor.state().id
      const { seat, refusal } = await seatOf(player, roomId)
      if (refusal) return refusal
      const password = actor.password.check(passwordDigest)
      const reply = await sit(actor, player, { seat, spectate, password })
      if (reply.ok) await leave(player, seat, roomId)
      return reply
    })
  }

  async function holdEscrow({ userId }: Player, actor: RoomActor): Promise<Refusal | null> {
    const { id, settings } = actor.state()
    return settings.tokenReward === 0 ? null : ports.rewards.hold(id, userId, settings.tokenReward)
  }

  /** Closes a room that did not open. Its reward is returned first, as the host may try again at once. */
  async function discard(actor: RoomActor): Promise<void> {
    const { id, settings } = actor.state()
    actor.perform({ type: 'shut_down', reason: 'not_opened' })
    if (settings.tokenReward === 0) return
    await ports.rewards
      .release(id)
      .catch((error: unknown) => ports.logger.error({ err: error, roomId: id }, 'a reward was not returned'))
  }

  /** Refuses, with nothing open, when the reward cannot be had or the host's seat was moved meanwhile. */
  async function open(
    host: Player,
    seat: string | null,
    { inviteCode = makeInviteCode(), match = null, ...opening }: Opening,
  ): Promise<RoomActor | Refusal> {
    const options: QuizRoomOptions = {
      ...opening,
      host: { userId: host.userId, username: host.username },
      inviteCode,
      seed: randomInt(2 ** 32),
      match,
    }
    const made = actors.get(await makeRoom(options))
    if (!made) throw new Error('the room that was just made is not there')
    const { actor } = made
    let isOpen = false
    try {
      // Held before anyone learns of the room.
      const refusal = await holdEscrow(host, actor)
      if (refusal) return refusal
      const reply = await sit(actor, host, { seat, spectate: false, password: 'right' })
      if (!reply.ok) return refuse('CONFLICT')
      // It may have closed while the host was seated. A closed room would stay in the list.
      if (actor.state().phase.kind === 'closed') return refuse('ROOM_IS_CLOSED')
      // Listed before anyone learns of it, so that its code and its id are found at once.
      await ports.directory.announce(roomOf(actor.state()))
      isOpen = true
      return actor
    } finally {
      if (!isOpen) await discard(actor)
    }
  }

  function create(
    host: Player,
    settings: Settings,
    passwordDigest: string | null,
    inviteCode?: string,
  ): Promise<Reply> {
    return move(host.userId, async () => {
      if (!ports.admission.isOpen()) return refuse('MAINTENANCE')
      const { seat, refusal } = await seatOf(host, null)
      if (refusal) return refusal
      const actor = await open(host, seat, { settings, passwordDigest, inviteCode })
      if ('ok' in actor) return actor
      await leave(host, seat, actor.state().id)
      return answer({ room: roomOf(actor.state()) })
    })
  }

  /** Big screens and spectators follow the first who plays on. */
  function bringOnlookers(from: RoomActor, to: RoomActor): void {
    from.moveStages({ roomId: to.state().id, stageToken: to.stageDoor.token() })
    for (const spectator of spectatorsOf(from.state()))
      if (spectator.connected)
        bring(spectator, from, to).catch((error: unknown) =>
          ports.logger.warn({ err: error, userId: spectator.userId }, 'a spectator did not come along'),
        )
  }

  const bring = (spectator: Member, from: RoomActor, to: RoomActor): Promise<Reply> =>
    move(spectator.userId, async () => {
      const roomId = to.state().id
      const seat = await ports.directory.seatOf(spectator.userId)
      // They have sat down elsewhere since the game was over.
      if (seat !== null && seat !== roomId) return refuse('FORBIDDEN')
      const reply = await sit(to, spectator, { seat, spectate: true, password: 'right' })
      if (!reply.ok) return reply
      return from.perform({ type: 'move_on', userId: spectator.userId, roomId, wishes: false })
    })

  const rematches = new Map<string, Promise<RoomActor | Refusal>>()

  /** The room that others have asked for already; none when nobody has, or when all have left it again. */
  async function askedFor(roomId: string): Promise<RoomActor | undefined> {
    const asked = rematches.get(roomId)
    const room = await asked
    if (room && !('ok' in room) && room.state().phase.kind !== 'closed') return room
    if (rematches.get(roomId) === asked) rematches.delete(roomId)
    return undefined
  }

  /** Nothing may be awaited between look and note: of those who ask at once, one opens the room. */
  function openForAll(player: Player, seat: string | null, actor: RoomActor): Promise<RoomActor | Refusal> {
    const roomId = actor.state().id
    for (const past of rematches.keys()) if (!actors.has(past)) rematches.delete(past)
    const known = rematches.get(roomId)
    if (known) return known
    const opened = open(player, seat, openingAfter(actor))
    rematches.set(roomId, opened)
    const forget = () => void rematches.delete(roomId)
    opened.then((room) => {
      if ('ok' in room) forget()
      else bringOnlookers(actor, room)
    }, forget)
    return opened
  }

  /** The one new room for all who ask for another game before this one's room closes (GAME-38). */
  function rematch(player: Player, actor: RoomActor): Promise<Reply> {
    return move(player.userId, async () => {
      const refused = rematchRefusal(actor.state(), player.userId)
      if (refused) return refused
      if (!ports.admission.isOpen()) return refuse('MAINTENANCE')
      const known = (await askedFor(actor.state().id))?.state().id ?? null
      const spectate = memberOf(actor.state(), player.userId)?.role === 'spectator'
      if (spectate && known === null) return refuse('CONFLICT')
      const { seat, refusal } = await seatOf(player, known)
      if (refusal) return refusal
      const room = await openForAll(player, seat, actor)
      if ('ok' in room) return room
      const roomId = room.state().id
      const reply = await sit(room, player, { seat, spectate, password: 'right' })
      if (!reply.ok) return reply
      await leave(player, seat, roomId)
      actor.perform({ type: 'move_on', userId: player.userId, roomId, wishes: !spectate })
      return reply
    })
  }

  return { join, create, rematch }
}
export type Seating = ReturnType<typeof createSeating>
