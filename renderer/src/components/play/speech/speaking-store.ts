import { create } from 'zustand'
import type { Language } from '#shared/constants/game.ts'

export interface SpokenLine {
  readonly messageId: string
  readonly userId: string
  readonly username: string
  readonly text: string
  /** The room's. */
  readonly language: Language
  readonly isOwn: boolean
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
