import type { Language } from '#shared/constants/game.ts'
import type { Mail } from './mail.ts'
import { letter, type MailKind, mailTexts } from './mail-layout.ts'

/** Of a user, what a mail to them needs. */
export interface Addressee {
  readonly username: string
  readonly email: string
  readonly preferredLanguage: Language | null
}

export type AccountMails = ReturnType<typeof accountMails>

/** The mails about an account, in its language, else in English. Links lead to PUBLIC_URL, never to the host of a request. */
export function accountMails(publicUrl: string) {
  const linkTo = (page: string, token?: string): string => {
    const url = new URL(page, publicUrl)
    if (token !== undefined) url.searchParams.set('token', token)
    return url.href
  }
  const write = (to: Addressee, kind: MailKind, link: string | null): Mail => {
    const language = to.preferredLanguage ?? 'english'
    const says = mailTexts[language][kind]
    return letter({ to: to.email, username: to.username, language, link, says })
  }

  return {
    verifyAddress: (to: Addressee, token: string) => write(to, 'verify', linkTo('/verify-email', token)),
    resetPassword: (to: Addressee, token: string) => write(to, 'reset', linkTo('/reset-password', token)),
    signInWithGoogle: (to: Addressee) => write(to, 'google', linkTo('/login')),
    /** To the former address. It bears no link, because a stranger may read it there. */
    addressChanged: (to: Addressee) => write(to, 'moved', null),
  }
}
