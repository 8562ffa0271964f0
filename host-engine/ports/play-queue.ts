/** Where matched players come from. A host that matches nobody is never asked. */
export interface PlayQueue {
  /** The game of this room begins: these wait for no other. */
  begun(roomId: string, userIds: readonly string[]): Promise<void>
  /** The match of this room fell apart before it began: these go back to the head of the queue, its others out of it. */
  requeue(roomId: string, userIds: readonly string[]): Promise<void>
}
