import type { Ports } from '../ports/ports.ts'
import type { ActorRegistry, LiveRoom, RemoteCall } from '../rooms/quiz-room.ts'
import type { UserAllowances } from '../rooms/user-allowances.ts'
import { isHiddenFrom } from '../rules/room/hidden.ts'
import { type Reply, refuse } from '../rules/transition.ts'
import type { CallAnswer, CallArgs, CallName } from './ask-room.ts'
import { CALLERS } from './callers.ts'
import { createConnectionLeases } from './connection-leases.ts'
import type { RemoteRooms } from './remote-rooms.ts'
import { createRoomCalls } from './room-calls.ts'
import { createSeating } from './seating.ts'

/** The rooms, and one way to ask any: directly where it lives in this process, else by a call to the process that has it. */
export function createRooms(
  ports: Ports,
  actors: ActorRegistry,
  allowances: UserAllowances,
  remote: RemoteRooms | null,
  /** By the clock of `RemoteCall.by`. */
  sharedNow: () => number,
) {
  const seating = createSeating(ports, actors, ask)
  const leases = createConnectionLeases(actors, ports.logger)
  const calls = createRoomCalls(ports, allowances, seating, leases)

  /** Answers a user from whom the room is hidden as if it did not exist, before anything else can differ. */
  function answer<Name extends CallName>(
    live: LiveRoom,
    name: Name,
    args: CallArgs<Name>,
  ): CallAnswer<Name> | Promise<CallAnswer<Name>> {
    const caller = CALLERS[name](args)
    if (caller !== null && isHiddenFrom(live.actor.state(), caller)) return refuse('ROOM_NOT_FOUND')
    return calls[name](live, args)
  }

  async function ask<Name extends CallName>(
    roomId: string,
    name: Name,
    args: CallArgs<Name>,
  ): Promise<CallAnswer<Name>> {
    const live = actors.get(roomId)
    if (live) return answer(live, name, args)
    return remote ? ((await remote.call(roomId, name, args)) as CallAnswer<Name>) : refuse('ROOM_NOT_FOUND')
  }

  return {
    ask,
    create: seating.create,
    leases,

    /** Answers another process. Late calls are refused, since their caller has given up. */
    async answerCall(roomId: string, { name, args, by }: RemoteCall): Promise<Reply> {
      const live = actors.get(roomId)
      if (!live) return refuse('ROOM_NOT_FOUND')
      if (sharedNow() > by) return refuse('SERVICE_UNAVAILABLE')
      if (!Object.hasOwn(calls, name)) return refuse('SERVER_ERROR')
      try {
        return await answer(live, name as CallName, args as CallArgs<CallName>)
      } catch (error) {
        ports.logger.error({ err: error, roomId, call: name }, 'a call from another process failed')
        return refuse('SERVICE_UNAVAILABLE')
      }
    },
  }
}
