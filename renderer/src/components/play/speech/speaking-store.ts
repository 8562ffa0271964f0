import { create } from 'zustand'

export interface SpokenLine {
  readonly messageId: string
  readonly userId: string
  readonly username: string
  readonly text: string
  /** Absolute. */
  readonly url: string
}

interface SpokenLines {
  readonly now: SpokenLine | null
  readonly waiting: readonly SpokenLine[]
  /** Players whose voice this listener does not want to hear, until the page is loaded again. */
  readonly silenced: readonly { readonly userId: string; readonly username: string }[]
}

export const useSpokenLines = create<SpokenLines>(() => ({ now: null, waiting: [], silenced: [] }))
