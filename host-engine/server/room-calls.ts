import type { Room } from '#shared/schemas/room.ts'
import type { Ports } from '../ports/ports.ts'
import type { LiveRoom } from '../rooms/quiz-room.ts'
import type { RoomActor } from '../rooms/room-actor.ts'
import { memberOf, OK, refuse } from '../rules/transition.ts'
import { roomOf, sessionFor } from '../rules/view.ts'
import type { Answer, CallAnswer, CallArgs, CallName, MemberConnection } from './ask-room.ts'
import type { ConnectionLeases } from './connection-leases.ts'
import type { Seating } from './seating.ts'

const tell = <Data>(data: Data): Answer<Data> => ({ ok: true, data })

/** The calls as they are answered where the room lives. */
export type RoomCallHandlers = {
  [Name in CallName]: (room: LiveRoom, args: CallArgs<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>
}

export function createRoomCalls(ports: Ports, seating: Seating, leases: ConnectionLeases): RoomCallHandlers {
  function enter(actor: RoomActor, { userId, connectionId }: MemberConnection): Answer<Room> {
    const reply = actor.attachAccount(userId, connectionId)
    if (!reply.ok) return reply
    ports.notifier.show(connectionId, actor.view(userId))
    return tell(roomOf(actor.state()))
  }

  return {
    perform: ({ actor }, { command, ref }) => actor.perform(command, ref),

    change({ actor }, { userId, changes, passwordDigest }) {
      const all =
        passwordDigest === undefined ? changes : { ...changes, hasPassword: passwordDigest !== null }
      const reply = actor.perform({ type: 'change_settings', userId, changes: all })
      if (reply.ok && passwordDigest !== undefined) actor.password.change(passwordDigest)
      return reply
    },

    show: ({ actor }) => tell(roomOf(actor.state())),

    standing({ actor }, { userId }) {
      const { phase } = actor.state()
      const isRunning = phase.kind === 'playing' || phase.kind === 'settling'
      const role = memberOf(actor.state(), userId)?.role ?? null
      return tell({ role, plays: isRunning && role === 'player' })
    },

    session: ({ actor }, { userId }) => tell(sessionFor(actor.state(), userId)),

    join: ({ actor }, { player, ...options }) => seating.join(player, actor, options),

    rematch: ({ actor }, { player }) => seating.rematch(player, actor),

    enter({ actor }, { leased, ...connection }) {
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
      return tell({ gone })
    },

    exit({ actor }, { userId, connectionId }) {
      leases.end(actor.state().id, connectionId)
      actor.detachAccount(userId, connectionId)
      return OK
    },

    mayReturn({ room }, { player, reconnectionToken }) {
      const owner = room.ownerOf(reconnectionToken)
      const isTheirs = owner?.userId === player.userId && owner.loginId === player.loginId
      return isTheirs ? OK : refuse('TOKEN_INVALID_OR_EXPIRED')
    },
  }
}
