import { type LoaderFunctionArgs, redirect } from 'react-router'
import { sessionReady } from '#renderer/session/session-start.ts'
import { sessionState } from '#renderer/session/session-store.ts'

async function isInside(): Promise<boolean> {
  await sessionReady()
  return sessionState().isAuthenticated
}

/** The door, for those who are not in yet. */
export const doorGuard = async () => ((await isInside()) ? redirect('/lobby') : null)

/** Everything behind the door; an invitation is kept. */
export async function guestGuard({ request }: LoaderFunctionArgs) {
  if (await isInside()) return null
  const invite = new URL(request.url).searchParams.get('join')
  return redirect(invite === null ? '/' : `/join/${encodeURIComponent(invite)}`)
}

export const partyInviteGuard = async ({ params: { code = '' } }: LoaderFunctionArgs) =>
  (await isInside()) ? redirect(`/lobby?join=${encodeURIComponent(code)}`) : null
