import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { accountTexts } from '#renderer/lib/account-texts.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { keepInvite } from '#renderer/lib/pending-invite.ts'
import { placeAfterLogin } from '#renderer/lib/place-after-login.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { toast } from '#renderer/lib/toast.ts'
import { detourFrom } from '#renderer/lib/way-back.ts'
import { platform } from '#renderer/platform/platform.ts'
import { sessionReady } from '#renderer/session/session-start.ts'
import { sessionState } from '#renderer/session/session-store.ts'

/** The home page of a signed-in user; before a language is chosen it is the language page. */
async function home(): Promise<'/lobby' | '/select-language' | null> {
  await sessionReady()
  const { isAuthenticated, user } = sessionState()
  if (!isAuthenticated || !user) return null
  return user.preferredLanguage ? '/lobby' : '/select-language'
}

/** `/`, from within the app: the landing page is a document of its own, shown only when no token is stored. */
export async function landingGuard() {
  if ((await home()) !== null) return redirect('/lobby')
  return platform.isNative || readToken() !== null ? redirect('/login') : redirectDocument('/')
}

/** Login, registration and the like: for signed-out visitors only. */
export async function visitorGuard() {
  const place = await home()
  return place === null ? null : redirect(place)
}

/** Pages for everyone, which need to know who is there. */
export async function openGuard() {
  await sessionReady()
  return null
}

/** The page of the password link: a player who is signed in is told why it did nothing. */
export async function resetGuard() {
  const elsewhere = await visitorGuard()
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
  const { pathname, search, searchParams } = new URL(request.url)
  const invite = searchParams.get('join')
  if (invite === null) return redirect(detourFrom(pathname + search, place ?? '/login'))
  if (place === null) return redirect(`/join/${encodeURIComponent(invite)}`)
  keepInvite(invite)
  return redirect(place)
}

/** The page of an invitation: who is signed in goes straight on. */
export async function inviteGuard({ params: { code = '' } }: LoaderFunctionArgs) {
  return (await home()) === null ? null : redirect(`/lobby?join=${encodeURIComponent(code)}`)
}

export async function languageGuard({ request }: LoaderFunctionArgs) {
  const place = await home()
  if (place === null) return redirect('/login')
  return place === '/lobby' ? redirect(placeAfterLogin(new URL(request.url).search)) : null
}
