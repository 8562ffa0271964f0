import { CONNECTIONS_PER_ROOM } from '#shared/constants/limits.ts'
import type { AccountNotifier } from '../ports/account-notifier.ts'
import { reachesStages } from '../rules/room/stages.ts'
import type { RoomEvent } from '../rules/transition.ts'
import { encodeEvent, type Frame } from './frame.ts'

/** A big screen's connection. */
export interface StageConnection {
  send(frame: Frame): void
  close(code: number): void
}

/** A user's room-play connection. */
export interface RoomPlayConnection extends StageConnection {
  readonly loginId: string
}

interface UserConnections {
  readonly roomPlay: Set<RoomPlayConnection>
  /** Account connections that have sent join_room. */
  readonly accounts: Set<string>
  /** Both kinds, the oldest first. */
  readonly inOrder: Set<RoomPlayConnection | string>
}

/** The users who get an event. */
function readersOf({ to }: RoomEvent, everyone: readonly string[]): readonly string[] {
  if (to === 'all') return everyone
  return to === 'stages' ? [] : to
}

/** The connections of a room's members, by room play and account channel, and those of its big screens. */
export function createConnections(accountNotifier: AccountNotifier) {
  const byUser = new Map<string, UserConnections>()
  const stages = new Set<StageConnection>()

  const of = (userId: string): UserConnections => {
    const known = byUser.get(userId)
    if (known) return known
    const fresh: UserConnections = { roomPlay: new Set(), accounts: new Set(), inOrder: new Set() }
    byUser.set(userId, fresh)
    return fresh
  }

  /** Takes the oldest away when there are too many. */
  function displace({ roomPlay, accounts, inOrder }: UserConnections): RoomPlayConnection | string | null {
    const [oldest] = inOrder
    if (oldest === undefined || inOrder.size <= CONNECTIONS_PER_ROOM) return null
    inOrder.delete(oldest)
    if (typeof oldest === 'string') accounts.delete(oldest)
    else roomPlay.delete(oldest)
    return oldest
  }

  /** Sends the big screens what they may show; answers the frame when there was one. */
  function show(event: RoomEvent): Frame | undefined {
    if (stages.size === 0 || !reachesStages(event)) return undefined
    const frame = encodeEvent(event.name, event.payload)
    for (const stage of stages) stage.send(frame)
    return frame
  }

  return {
    isConnected: (userId: string): boolean => {
      const known = byUser.get(userId)
      return known !== undefined && known.roomPlay.size + known.accounts.size > 0
    },
    /** Answers the connection that must close for it, if any: a room-play connection, or an account connection's id. */
    add(userId: string, connection: RoomPlayConnection | string): RoomPlayConnection | string | null {
      const known = of(userId)
      if (typeof connection === 'string') known.accounts.add(connection)
      else known.roomPlay.add(connection)
      known.inOrder.add(connection)
      return displace(known)
    },
    remove(userId: string, connection: RoomPlayConnection | string): void {
      const known = byUser.get(userId)
      if (typeof connection === 'string') known?.accounts.delete(connection)
      else known?.roomPlay.delete(connection)
      known?.inOrder.delete(connection)
    },
    roomPlayOf: (userId: string): readonly RoomPlayConnection[] => [...(byUser.get(userId)?.roomPlay ?? [])],
    everyRoomPlay: (): RoomPlayConnection[] => [...byUser.values()].flatMap(({ roomPlay }) => [...roomPlay]),
    stages,
    forget: (userId: string) => byUser.delete(userId),

    /** Encodes once. Each user gets the event by room play, or else by the account channel (RT-64). */
    deliver(event: RoomEvent, everyone: readonly string[], except?: string): void {
      const readers = readersOf(event, everyone)
      const byAccount: string[] = []
      let frame = show(event)
      for (const userId of readers) {
        if (userId === except) continue
        const roomPlay = byUser.get(userId)?.roomPlay
        if (!roomPlay?.size) byAccount.push(userId)
        else {
          frame ??= encodeEvent(event.name, event.payload)
          for (const connection of roomPlay) connection.send(frame)
        }
      }
      if (byAccount.length > 0) accountNotifier.deliver(byAccount, event.name, event.payload)
    },
  }
}
export type Connections = ReturnType<typeof createConnections>
