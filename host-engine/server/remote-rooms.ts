import { matchMaker } from '@colyseus/core'
import type { Logger } from '../ports/logger.ts'
import type { RemoteCall } from '../rooms/quiz-room.ts'
import { type Reply, refuse } from '../rules/transition.ts'
import type { CallArgs, CallName } from './ask-room.ts'
import { withTimeout } from './with-timeout.ts'

const CALL_MS = 2_000
/** These may have to ask another room themselves, which may be in a process that has died. */
const MOVE_MS = 6_000
/** A call that has begun in time is given this long for its answer. */
const ANSWER_MS = 500
const RELIST_EVERY_MS = 20_000

const patience = (name: CallName): number => (name === 'join' || name === 'rematch' ? MOVE_MS : CALL_MS)

/** The rooms of other processes. `sharedNow` is the time by a clock that all of them read, in epoch milliseconds. */
export function createRemoteRooms(logger: Logger, sharedNow: () => number) {
  const underWay = new Set<Promise<Reply>>()
  let relisting: NodeJS.Timeout | undefined

  async function request(roomId: string, call: RemoteCall, ms: number): Promise<Reply> {
    const listing = await matchMaker.getRoomById(roomId)
    // A room of this process would have been asked directly: it has just gone.
    if (!listing || listing.processId === matchMaker.processId) return refuse('ROOM_NOT_FOUND')
    try {
      return await matchMaker.remoteRoomCall(roomId, 'command', [call], ms)
    } catch (error) {
      // If its process has died, this takes its rooms off the list.
      void matchMaker.healthCheckProcessId(listing.processId)
      throw error
    }
  }

  async function guarded(roomId: string, name: CallName, args: unknown): Promise<Reply> {
    const by = sharedNow() + patience(name)
    const ms = patience(name) + ANSWER_MS
    try {
      // With Redis away it would never settle by itself. Nothing is done after the caller has given up: a call does not begin
      // after `by`, which both processes read off one clock, and the caller waits longer than that.
      return await withTimeout(request(roomId, { name, args, by }, ms), ms)
    } catch {
      // Not the error's text: it holds all that was asked.
      logger.warn({ roomId, call: name }, 'a room in another process did not answer')
      return refuse('SERVER_ERROR')
    }
  }

  return {
    /** One call, never repeated, and its failure an answer like another. */
    call<Name extends CallName>(roomId: string, name: Name, args: CallArgs<Name>): Promise<Reply> {
      const answer = guarded(roomId, name, args)
      underWay.add(answer)
      void answer.finally(() => underWay.delete(answer))
      return answer
    },

    /** Says again and again that these rooms are here: a Redis that was restarted, or a peer that heard no answer, forgets them. */
    keepListed(roomIds: () => Iterable<string>): void {
      const save = (roomId: string) =>
        matchMaker
          .getLocalRoomById(roomId)
          ?.listing.save()
          .catch((error: unknown) => logger.warn({ err: error, roomId }, 'a room could not be listed again'))
      relisting = setInterval(() => {
        for (const roomId of roomIds()) void save(roomId)
      }, RELIST_EVERY_MS).unref()
    },

    /** Resolves when every call has had its answer. */
    async stop(): Promise<void> {
      clearInterval(relisting)
      await Promise.all(underWay)
    },
  }
}
export type RemoteRooms = ReturnType<typeof createRemoteRooms>
