import type { Ports } from '../ports/ports.ts'
import type { LiveRoom } from '../rooms/quiz-room.ts'
import { memberOf, OK, refuse } from '../rules/transition.ts'
import { roomOf, sessionFor } from '../rules/view.ts'
import type { Answer, CallAnswer, CallArgs, CallName } from './ask-room.ts'
import type { Seating } from './seating.ts'

const tell = <Data>(data: Data): Answer<Data> => ({ ok: true, data })

/** The calls as they are answered where the room lives. */
export type RoomCallHandlers = {
  [Name in CallName]: (room: LiveRoom, args: CallArgs<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>
}

export const createRoomCalls = (ports: Ports, seating: Seating): RoomCallHandlers => ({
  perform: ({ actor }, { command, ref }) => actor.perform(command, ref),

  change({ actor }, { userId, changes, passwordDigest }) {
    const all = passwordDigest === undefined ? changes : { ...changes, hasPassword: passwordDigest !== null }
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

  enter({ actor }, { userId, connectionId }) {
    const reply = actor.attachAccount(userId, connectionId)
    if (!reply.ok) return reply
    ports.notifier.show(connectionId, actor.view(userId))
    return tell(roomOf(actor.state()))
  },

  exit({ actor }, { userId, connectionId }) {
    actor.detachAccount(userId, connectionId)
    return OK
  },

  mayReturn({ room }, { player, reconnectionToken }) {
    const owner = room.ownerOf(reconnectionToken)
    const isTheirs = owner?.userId === player.userId && owner.loginId === player.loginId
    return isTheirs ? OK : refuse('TOKEN_INVALID_OR_EXPIRED')
  },
})
