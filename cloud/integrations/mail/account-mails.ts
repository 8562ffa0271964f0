import type { Language } from '#shared/constants/game.ts'
import type { Mail } from './mail.ts'
import { letter, type MailKind, mailTexts } from './mail-layout.ts'

/** The part of a user that a mail needs. */
export interface Addressee {
  readonly username: string
  readonly email: string
  readonly preferredLanguage: Language | null
}

export type AccountMails = ReturnType<typeof accountMails>

/** The mails about an account, in its language, else in English. Links always lead to PUBLIC_URL. */
export function accountMails(publicUrl: string) {
  const linkTo = (page: string, token?: string): string => {
    const url = new URL(page, publicUrl)
    if (token !== undefined) url.searchParams.set('token', token)
    return url.href
  }
  const write = (to: Addressee, kind: MailKind, link: string): Mail => {
    const language = to.preferredLanguage ?? 'english'
    const says = mailTexts[language][kind]
    return letter({ to: to.email, username: to.username, language, link, says })
  }

  return {
    verifyAddress: (to: Addressee, token: string) => write(to, 'verify', linkTo('/verify-email', token)),
    resetPassword: (to: Addressee, token: string) => write(to, 'reset', linkTo('/reset-password', token)),
    signInWithGoogle: (to: Addressee) => write(to, 'google', linkTo('/login')),
    /** To the address that the account asks for. */
    confirmMove: (to: Addressee, token: string) => write(to, 'move', linkTo('/verify-email', token)),
    /** To an admin who wants to know whether mails go out. */
    test: (to: Addressee) => write(to, 'test', linkTo('/admin')),
    /** To the address that the account leaves. It does not name the other one, as its reader may not be the owner. */
    addressMoves: (to: Addressee, token: string) => write(to, 'moved', linkTo('/undo-email', token)),
  }
}
