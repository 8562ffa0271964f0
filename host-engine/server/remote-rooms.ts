import { matchMaker } from '@colyseus/core'
import type { Logger } from '../ports/logger.ts'
import type { RemoteCall } from '../rooms/quiz-room.ts'
import { type Reply, refuse } from '../rules/transition.ts'
import type { CallArgs, CallName } from './ask-room.ts'
import type { EngineCluster } from './engine-cluster.ts'
import { withTimeout } from './with-timeout.ts'

const CALL_MS = 2_000
/** These may have to ask another room themselves, which may be in a process that has died. */
const MOVE_MS = 6_000
/** A call that has begun in time is given this long for its answer. */
const ANSWER_MS = 500
const RELIST_EVERY_MS = 20_000
/** Over a Redis that is slower, a process that lives cannot prove it in time. */
const PROMPT_MS = 500

const patience = (name: CallName): number => (name === 'join' || name === 'rematch' ? MOVE_MS : CALL_MS)

export interface RemoteRoomsParts {
  readonly logger: Logger
  /** The time by a clock that all processes read, in epoch milliseconds. */
  readonly sharedNow: () => number
  readonly cluster: Pick<EngineCluster, 'readTime' | 'onReturn'>
}

/** The rooms of other processes. */
export function createRemoteRooms({ logger, sharedNow, cluster }: RemoteRoomsParts) {
  const underWay = new Set<Promise<Reply>>()
  let relisting: NodeJS.Timeout | undefined

  /** If the process has died, its rooms are taken off the list. */
  async function unlistIfDead(processId: string): Promise<void> {
    const begun = performance.now()
    try {
      await cluster.readTime()
      if (performance.now() - begun < PROMPT_MS) await matchMaker.healthCheckProcessId(processId)
    } catch (error) {
      logger.warn({ err: error }, 'a process that did not answer could not be looked at')
    }
  }

  async function request(roomId: string, call: RemoteCall, ms: number): Promise<Reply> {
    const listing = await matchMaker.getRoomById(roomId)
    // A room of this process would have been asked directly: it has just gone.
    if (!listing || listing.processId === matchMaker.processId) return refuse('ROOM_NOT_FOUND')
    try {
      return await matchMaker.remoteRoomCall(roomId, 'command', [call], ms)
    } catch (error) {
      void unlistIfDead(listing.processId)
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
      return refuse('SERVICE_UNAVAILABLE')
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

    /** Lists these rooms again when Redis is back, and periodically: a peer whose call timed out drops them from the list. */
    keepListed(roomIds: () => Iterable<string>): void {
      const save = (roomId: string) =>
        matchMaker
          .getLocalRoomById(roomId)
          ?.listing.save()
          .catch((error: unknown) => logger.warn({ err: error, roomId }, 'a room could not be listed again'))
      const saveAll = () => {
        for (const roomId of roomIds()) void save(roomId)
      }
      cluster.onReturn(saveAll)
      relisting = setInterval(saveAll, RELIST_EVERY_MS).unref()
    },

    /** Resolves when every call has had its answer. */
    async stop(): Promise<void> {
      clearInterval(relisting)
      await Promise.all(underWay)
    },
  }
}
export type RemoteRooms = ReturnType<typeof createRemoteRooms>
