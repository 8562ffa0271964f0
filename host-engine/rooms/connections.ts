import type { AccountNotifier } from '../ports/account-notifier.ts'
import type { RoomEvent } from '../rules/transition.ts'
import { encodeEvent, type Frame } from './frame.ts'

/** One room-play connection. */
export interface RoomPlayConnection {
  readonly loginId: string
  send(frame: Frame): void
  close(code: number): void
}

interface UserConnections {
  readonly roomPlay: Set<RoomPlayConnection>
  /** Account connections that have sent join_room. */
  readonly accounts: Set<string>
}

/** The connections of a room's members: room play and account channel. */
export function createConnections(accountNotifier: AccountNotifier) {
  const byUser = new Map<string, UserConnections>()

  const of = (userId: string): UserConnections => {
    const known = byUser.get(userId)
    if (known) return known
    const fresh = { roomPlay: new Set<RoomPlayConnection>(), accounts: new Set<string>() }
    byUser.set(userId, fresh)
    return fresh
  }

  return {
    isConnected: (userId: string): boolean => {
      const known = byUser.get(userId)
      return known !== undefined && known.roomPlay.size + known.accounts.size > 0
    },
    addRoomPlay: (userId: string, connection: RoomPlayConnection) => of(userId).roomPlay.add(connection),
    removeRoomPlay: (userId: string, connection: RoomPlayConnection) =>
      byUser.get(userId)?.roomPlay.delete(connection),
    addAccount: (userId: string, connectionId: string) => of(userId).accounts.add(connectionId),
    removeAccount: (userId: string, connectionId: string) =>
      byUser.get(userId)?.accounts.delete(connectionId),
    roomPlayOf: (userId: string): readonly RoomPlayConnection[] => [...(byUser.get(userId)?.roomPlay ?? [])],
    everyRoomPlay: (): RoomPlayConnection[] => [...byUser.values()].flatMap(({ roomPlay }) => [...roomPlay]),
    forget: (userId: string) => byUser.delete(userId),

    /** Encodes once. Each user gets the event by room play, or else by the account channel (RT-64). */
    deliver(event: RoomEvent, everyone: readonly string[], except?: string): void {
      const readers = event.to === 'all' ? everyone : event.to
      const byAccount: string[] = []
      let frame: Frame | undefined
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
