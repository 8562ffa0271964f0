import { useLocation } from 'react-router'
import { z } from 'zod/mini'

const entry = z.object({ token: z.string() })

/** What the mailed link bore that opened this page; null when it was cut off on its way. */
export function useLinkToken(): string | null {
  const parsed = entry.safeParse(useLocation().state)
  return parsed.success ? parsed.data.token : null
}
