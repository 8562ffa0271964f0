import { CHAT_HISTORY_MAX, STAGES_PER_ROOM } from '#shared/constants/limits.ts'
import { CLOSE } from '#shared/protocol/close-codes.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { Ports } from '../ports/ports.ts'
import type { LiveRoom } from '../rooms/quiz-room.ts'
import type { RoomActor } from '../rooms/room-actor.ts'
import type { UserAllowances } from '../rooms/user-allowances.ts'
import { watchedLines } from '../rules/room/chat-policy.ts'
import { viewRefusal } from '../rules/room/hidden.ts'
import { type RoomState, STAGE } from '../rules/room-state.ts'
import { isHost, memberOf, OK, type Refusal, refuse } from '../rules/transition.ts'
import { forStrangers, roomOf, sessionFor } from '../rules/view.ts'
import type { Answer, CallAnswer, CallArgs, CallName, MemberConnection } from './ask-room.ts'
import type { ConnectionLeases } from './connection-leases.ts'
import type { Seating } from './seating.ts'

const success = <Data>(data: Data): Answer<Data> => ({ ok: true, data })

/** Why the code alone does not put this room on a big screen; null when it does. */
function stageByCode({ match, settings }: RoomState): Refusal | null {
  if (match) return refuse('NO_ROOM_FOUND_WITH_CODE')
  return settings.hasPassword ? refuse('ROOM_REQUIRES_PASSWORD') : null
}

const stageByHost = (state: RoomState, userId: string): Refusal | null =>
  state.match || !isHost(state, userId) ? refuse('NOT_THE_HOST') : null

/** The calls as they are answered where the room lives. */
export type RoomCallHandlers = {
  [Name in CallName]: (room: LiveRoom, args: CallArgs<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>
}

export function createRoomCalls(
  ports: Ports,
  allowances: UserAllowances,
  seating: Seating,
  leases: ConnectionLeases,
): RoomCallHandlers {
  function enter(actor: RoomActor, { userId, connectionId }: MemberConnection): Answer<Room> {
    const reply = actor.attachAccount(userId, connectionId)
    if (!reply.ok) return reply
    const view = actor.view(userId)
    allowances.charge(userId, JSON.stringify(view).length)
    ports.notifier.show(connectionId, view)
    return success(roomOf(actor.state()))
  }

  return {
    perform: ({ actor }, { command, ref }) => actor.perform(command, ref),

    change({ actor }, { userId, changes, passwordDigest }) {
      const all =
        passwordDigest === undefined ? changes : { ...changes, hasPassword: passwordDigest !== null }
      const reply = actor.perform({ type: 'change_settings', userId, changes: all })
      if (!reply.ok || passwordDigest === undefined) return reply
      actor.password.change(passwordDigest)
      actor.stageDoor.change()
      // Their pass is from before, too; they may ask for another.
      for (const stage of actor.connections.stages) stage.close(CLOSE.consented)
      return reply
    },

    close: ({ actor }, { reason, message }) => actor.perform({ type: 'shut_down', reason, message }),

    show: ({ actor }) => success(roomOf(actor.state())),

    look({ actor }, { userId }) {
      const state = actor.state()
      const room = roomOf(state)
      return viewRefusal(state, userId) ?? success(memberOf(state, userId) ? room : forStrangers(room))
    },

    watch: ({ actor }) =>
      success({ view: actor.view(STAGE), lines: watchedLines(actor.state(), CHAT_HISTORY_MAX) }),

    postTeamLine: ({ actor }, { message }) => actor.perform({ type: 'post_team_line', message }),

    standing({ actor }, { userId }) {
      const { phase } = actor.state()
      const isRunning = phase.kind === 'playing' || phase.kind === 'settling'
      const role = memberOf(actor.state(), userId)?.role ?? null
      return success({ role, plays: isRunning && role !== null && role !== 'spectator' })
    },

    ownQuizzes({ actor }, { userId }) {
      const state = actor.state()
      if (state.match || !isHost(state, userId)) return refuse('NOT_THE_HOST')
      const quizzes = state.quizAuthor === userId ? state.settings.customQuizzes : null
      return success({ quizzes: quizzes && [...quizzes] })
    },

    playedRound({ actor }, { userId, round }) {
      const state = actor.state()
      const { phase } = state
      const played = 'game' in phase ? phase.game.played[round - 1] : undefined
      if (!('game' in phase) || !played || !memberOf(state, userId)) return success(null)
      const refused = phase.game.refused.filter((one) => one.userId === userId && one.round === round)
      return success({
        quizId: played.quizId,
        refused: refused.map(({ guess }) => guess),
      })
    },

    session: ({ actor }, { userId }) => success(sessionFor(actor.state(), userId)),

    join: ({ actor }, { player, ...options }) => seating.join(player, actor, options),

    rematch: ({ actor }, { player }) => seating.rematch(player, actor),

    enter({ actor }, { leased, ...connection }) {
      const retryAfter = allowances.secondsToWait(connection.userId)
      if (retryAfter > 0) return refuse('RATE_LIMITED', { retryAfter })
      const reply = enter(actor, connection)
      if (reply.ok && leased) leases.grant(actor.state().id, connection)
      return reply
    },

    renew({ actor }, { connections }) {
      const { id } = actor.state()
      const gone = connections.filter((connection) => {
        const counts = leases.holds(id, connection.connectionId)
          ? memberOf(actor.state(), connection.userId) !== undefined
          : enter(actor, connection).ok
        if (counts) leases.grant(id, connection)
        return !counts
      })
      return success({ gone })
    },

    exit({ actor }, { userId, connectionId }) {
      leases.end(actor.state().id, connectionId)
      actor.detachAccount(userId, connectionId)
      return OK
    },

    openStage({ actor }, { hostId }) {
      const refusal = hostId === null ? stageByCode(actor.state()) : stageByHost(actor.state(), hostId)
      return refusal ?? success({ roomId: actor.state().id, stageToken: actor.stageDoor.token() })
    },

    mayShow({ actor }, { stageToken }) {
      // A wrong token must not tell whether there is such a room.
      if (!actor.stageDoor.opens(stageToken)) return refuse('ROOM_NOT_FOUND')
      return actor.connections.stages.size < STAGES_PER_ROOM ? OK : refuse('CONFLICT')
    },

    mayReturn({ room }, { player, reconnectionToken }) {
      const owner = room.ownerOf(reconnectionToken)
      const isTheirs = owner?.userId === player.userId && owner.loginId === player.loginId
      return isTheirs ? OK : refuse('TOKEN_INVALID_OR_EXPIRED')
    },
  }
}
