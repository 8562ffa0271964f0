import type { z } from 'zod/mini'
import { api } from '#renderer/lib/http-client.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { type profileBody, userData } from '#shared/schemas/auth.ts'

export async function changeProfile(changes: z.input<typeof profileBody>): Promise<void> {
  const { user } = await api.patch('/auth/profile', { body: changes, schema: userData })
  if (sessionState().isAuthenticated) setSession({ user })
}
