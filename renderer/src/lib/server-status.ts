import { create } from 'zustand'
import type { Status } from '#shared/schemas/status.ts'

/** What the server said of itself last. A call that failed counts as maintenance; before the first answer all is well. */
export const useServerStatus = create<Partial<Status>>(() => ({}))
