import type { Language } from '#shared/constants/game.ts'
import { mail as en } from '#shared/i18n/en/mail.ts'
import { mail as it } from '#shared/i18n/it/mail.ts'
import type { Mail } from './mail.ts'

export const mailTexts = { english: en, italian: it } as const satisfies Record<Language, typeof en>
const LANG = { english: 'en', italian: 'it' } as const satisfies Record<Language, string>

export type MailKind = 'verify' | 'reset' | 'google' | 'move' | 'moved'

interface Letter {
  readonly to: string
  readonly username: string
  readonly language: Language
  readonly link: string
  readonly says: (typeof en)[MailKind]
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const button = (link: string, action: string, hint: string): string =>
  `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;background:#4b2fd6;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">${escaped(action)}</a></p>
<p>${escaped(hint)}<br><a href="${escaped(link)}" style="color:#4b2fd6;word-break:break-all">${escaped(link)}</a></p>
`

const paragraph = (text: string): string => `<p>${escaped(text)}</p>\n`

/** A short letter with one link, as text and as HTML. */
export function letter({ to, username, language, link, says }: Letter): Mail {
  const { greeting, linkHint, signature } = mailTexts[language]
  // A function, because replace() gives `$` in a plain replacement a meaning, and a name may hold one.
  const hello = greeting.replace('{{username}}', () => username)
  const text = [hello, says.body, link, says.expiry, says.ignore, signature].join('\n\n')
  const html = `<!doctype html>
<html lang="${LANG[language]}">
<head><meta charset="utf-8"><title>${escaped(says.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4ef;color:#1d1b26;font:16px/1.5 Helvetica,Arial,sans-serif">
<div style="max-width:34em;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
${paragraph(hello)}${paragraph(says.body)}${button(link, says.action, linkHint)}${paragraph(says.expiry)}${paragraph(says.ignore)}${paragraph(signature)}</div>
</body>
</html>
`
  return { to, subject: says.subject, text: `${text}\n`, html, link }
}
