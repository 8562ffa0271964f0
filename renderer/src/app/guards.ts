import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { accountTexts } from '#renderer/lib/account-texts.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { keepInvite } from '#renderer/lib/pending-invite.ts'
import { toast } from '#renderer/lib/toast.ts'
import { platform } from '#renderer/platform/platform.ts'
import { sessionReady } from '#renderer/session/session-start.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { readToken } from '#renderer/session/token-store.ts'

/** Where a signed-in user is at home: nowhere before a language is chosen. */
async function home(): Promise<'/lobby' | '/select-language' | null> {
  await sessionReady()
  const { isAuthenticated, user } = sessionState()
  if (!isAuthenticated || !user) return null
  return user.preferredLanguage ? '/lobby' : '/select-language'
}

/** `/`, from within the app: the landing page is a document of its own, which shows only where no token is kept. */
export async function landingGuard() {
  if ((await home()) !== null) return redirect('/lobby')
  return platform.isNative || readToken() !== null ? redirect('/login') : redirectDocument('/')
}

/** Login and its neighbours: for those who are signed out. */
export async function guestGuard() {
  const place = await home()
  return place === null ? null : redirect(place)
}

/** Where the link for a new password leads: who is signed in must know why it did nothing. */
export async function resetGuard() {
  const elsewhere = await guestGuard()
  if (elsewhere) {
    await needTexts(accountTexts)
    toast.blank(i18n.t('recovery.reset.signedIn'))
  }
  return elsewhere
}

/** Everything that needs a login and a language. */
export async function memberGuard({ request }: LoaderFunctionArgs) {
  const place = await home()
  if (place === '/lobby') return null
  const invite = new URL(request.url).searchParams.get('join')
  if (invite !== null) keepInvite(invite)
  return redirect(place ?? '/login')
}

export async function languageGuard() {
  const place = await home()
  if (place === null) return redirect('/login')
  return place === '/lobby' ? redirect('/lobby') : null
}
