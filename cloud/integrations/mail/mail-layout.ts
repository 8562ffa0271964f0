import type { Language } from '#shared/constants/game.ts'
import { mail as en } from '#shared/i18n/en/mail.ts'
import { mail as it } from '#shared/i18n/it/mail.ts'
import type { Mail } from './mail.ts'
import { mailPage } from './mail-page.ts'

export const mailTexts = { english: en, italian: it } as const satisfies Record<Language, typeof en>
const LANG = { english: 'en', italian: 'it' } as const satisfies Record<Language, string>

export type MailKind = 'verify' | 'reset' | 'google' | 'move' | 'moved' | 'test'

interface Letter {
  readonly to: string
  readonly username: string
  readonly language: Language
  readonly link: string
  readonly says: (typeof en)[MailKind]
}

/** A short letter with one link, as text and as HTML. */
export function letter({ to, username, language, link, says }: Letter): Mail {
  const { greeting, linkHint, signature } = mailTexts[language]
  // A function, because replace() gives `$` in a plain replacement a meaning, and a name may hold one.
  const hello = greeting.replace('{{username}}', () => username)
  const { subject, body, action, expiry, ignore } = says
  const html = mailPage({
    lang: LANG[language],
    subject,
    hello,
    body,
    link,
    action,
    linkHint,
    expiry,
    ignore,
    signature,
  })
  const text = [hello, body, link, expiry, ignore, signature].join('\n\n')
  return { to, subject, text: `${text}\n`, html, link }
}
