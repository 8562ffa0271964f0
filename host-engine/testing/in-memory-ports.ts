import type { Ports } from '../ports/ports.ts'
import { quizzes } from './room-driver.ts'

/** A host that keeps everything in memory and believes every token, which is the user's name. */
export function inMemoryPorts(changes: Partial<Ports> = {}): Ports {
  const seats = new Map<string, string>()
  return {
    admission: { isOpen: () => true },
    players: {
      authenticate: async (token) => ({
        userId: token,
        username: token,
        avatar: 'thumbs-01',
        loginId: token,
      }),
      mutedUntil: () => null,
      countJoin: async () => 0,
    },
    quizzes: {
      pick: async ({ count }) => quizzes.slice(0, count),
      available: async () => quizzes.length,
      markSeen: async () => undefined,
    },
    results: {
      noteLeaver: async () => undefined,
      settle: async ({ players }) => players.map(({ userId }) => ({ userId, r3: 0, passXp: 0 })),
    },
    directory: {
      announce: async () => undefined,
      withdraw: async () => undefined,
      takeSeat: async (userId, roomId, from) => {
        const seat = seats.get(userId) ?? null
        if (seat === from) seats.set(userId, roomId)
        return seat === from || seat === roomId
      },
      freeSeat: async (userId, roomId) => {
        if (seats.get(userId) === roomId) seats.delete(userId)
      },
      seatOf: async (userId) => seats.get(userId) ?? null,
    },
    rewards: { hold: async () => null, release: async () => undefined },
    queue: { begun: async () => undefined, requeue: async () => undefined },
    notifier: { deliver: () => undefined, show: () => undefined, displace: () => undefined },
    spokenLines: { speak: async () => null, prepare: async () => undefined },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...changes,
  }
}
