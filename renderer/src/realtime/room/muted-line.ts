import type { ReactNode } from 'react'
import { create } from 'zustand'

/** Stands above the chat's field while its player may not talk. What draws it comes with the news of a mute, which is rare. */
export const useMutedLine = create<{ line: ReactNode }>(() => ({ line: null }))
