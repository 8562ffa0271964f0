/** Tells all other processes that something has happened. A message may be lost: it never carries what must arrive. */
export interface Broadcast {
  publish(topic: string): void
  /** Returns what takes the listener away again. */
  subscribe(topic: string, listener: () => void): () => void
}
