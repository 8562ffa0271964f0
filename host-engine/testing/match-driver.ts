import type { Settings } from '../rules/room-state.ts'
import type { GameResult } from '../rules/transition.ts'
import { driveRoom } from './room-driver.ts'

const face = (userId: string) => ({ userId, username: userId, avatar: 'thumbs-01' })

/** A match whose players are all there, in the hands of a test: waiting, counting down, or in its first round. */
export function driveMatch(userIds: readonly string[], settings: Partial<Settings> = {}) {
  const room = driveRoom({ mode: 'ranked', rounds: 5, ...settings })
  room.perform({ type: 'seat_match', players: userIds.map(face), bots: false })
  for (const userId of userIds) room.perform({ type: 'connect', userId })
  const match = Object.assign(room, {
    leave: (userId: string) => room.perform({ type: 'leave', userId }),
    drop: (userId: string) => room.perform({ type: 'disconnect', userId }),
    back: (userId: string) => room.perform({ type: 'connect', userId }),
    countDown() {
      for (const userId of userIds) room.perform({ type: 'set_ready', userId, isReady: true })
      room.deal()
    },
    begin() {
      match.countDown()
      room.pass(3_000)
    },
    /** What was given to be settled so far. */
    results: (): GameResult[] =>
      room.effects.flatMap((effect) => (effect.type === 'settle' ? [effect.result] : [])),
    /** Who was noted as a leaver, in this order. */
    noted: (): string[] =>
      room.effects.flatMap((effect) => (effect.type === 'note_leaver' ? [effect.leaver.userId] : [])),
  })
  return match
}
