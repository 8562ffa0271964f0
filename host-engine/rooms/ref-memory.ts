import { REFS_REMEMBERED } from '#shared/constants/limits.ts'
import type { Reply } from '../rules/transition.ts'

/** The answers to each user's last messages by their `ref`, so that one sent again is answered again and done once (RT-62). */
export function createRefMemory() {
  const byUser = new Map<string, Map<string, Reply>>()
  return {
    /** The first answer to this message; `perform` runs only if there was none. */
    once(userId: string, ref: string | undefined, perform: () => Reply): Reply {
      if (ref === undefined) return perform()
      const refs = byUser.get(userId) ?? new Map<string, Reply>()
      byUser.set(userId, refs)
      const known = refs.get(ref)
      if (known) return known
      const reply = perform()
      refs.set(ref, reply)
      const oldest = refs.keys().next()
      if (refs.size > REFS_REMEMBERED && !oldest.done) refs.delete(oldest.value)
      return reply
    },
  }
}
