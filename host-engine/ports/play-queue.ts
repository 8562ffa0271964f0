/** The queue of players who wait for a match. A host without matchmaking never gets these calls. */
export interface PlayQueue {
  /** The game of this room begins: these players leave the queue. */
  begun(roomId: string, userIds: readonly string[]): Promise<void>
  /** The match of this room is off before it began: these players return to the head of the queue, its others leave it. */
  requeue(roomId: string, userIds: readonly string[]): Promise<void>
}
