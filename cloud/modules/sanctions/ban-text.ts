import type { Language } from '#shared/constants/game.ts'
import { sanctions as en } from '#shared/i18n/en/sanctions.ts'
import { sanctions as it } from '#shared/i18n/it/sanctions.ts'
import type { Ban } from './bans.ts'

/** The end of a ban in words. Nobody is there to say in which zone the player lives. */
function momentOf(at: number, language: Language | null): string {
  const locale = language === 'italian' ? 'it' : 'en'
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(at)} UTC`
}

const wordsIn = (language: Language | null): typeof en => (language === 'italian' ? it : en)

/** What a player who is banned during a visit reads, in their own language. */
export function textOfBan(
  { reason, expiresAt }: Ban,
  supportUrl: string | null,
  language: Language | null,
): string {
  const { ban } = wordsIn(language)
  const end =
    expiresAt === null ? ban.forGood : ban.until.replace('{{when}}', () => momentOf(expiresAt, language))
  const sentences = [`${ban.title}.`, end, ban.reason.replace('{{reason}}', () => reason)]
  if (supportUrl !== null) sentences.push(ban.supportAt.replace('{{url}}', () => supportUrl))
  return sentences.join(' ')
}

export const textOfDisconnect = (reason: string, language: Language | null): string =>
  wordsIn(language).disconnected.replace('{{reason}}', () => reason)
