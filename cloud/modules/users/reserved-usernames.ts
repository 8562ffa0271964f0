import { foldText, inLatinLetters, LETTER_DIGITS, replaceSigns } from '#host-engine/index.ts'

/** What speaks in the name of the product, in both languages. */
const OFFICIAL = [
  'admin',
  'admins',
  'administrator',
  'amministratore',
  'amministratrice',
  'assistenza',
  'bot',
  'bots',
  'gestore',
  'help',
  'helpdesk',
  'mod',
  'moderator',
  'moderators',
  'moderatore',
  'moderatrice',
  'mods',
  'official',
  'operator',
  'owner',
  'postmaster',
  'riddleroom',
  'riddlerooms',
  'root',
  'security',
  'server',
  'sistema',
  'staff',
  'support',
  'supporto',
  'sysadmin',
  'system',
  'team',
  'ufficiale',
  'webmaster',
]

/** Replaces signs that are taken for a letter. A capital i and a small L look the same in many fonts. */
const asLetters = replaceSigns({ ...LETTER_DIGITS, l: 'i', '8': 'b' })

/** Returns names that look alike at a glance as one: `Adm1n_`, `adrnin` and a Cyrillic `ВОТ`. */
const asSeen = (username: string): string => {
  // Before folding, which changes how capitals look (Υ, υ), and after it for capitals that only look alike when small (Σ, σ).
  const latin = inLatinLetters(foldText(inLatinLetters(username.normalize('NFKD'))))
  return asLetters(latin.replaceAll('_', '').replaceAll('rn', 'm').replaceAll('vv', 'w'))
}

/** Returns a check that is true for names that no player may take: official ones, and that of the operator's account. */
export function reservedUsernames(operatorName: string | null): (username: string) => boolean {
  const reserved = new Set([...OFFICIAL, ...(operatorName === null ? [] : [operatorName])].map(asSeen))
  // `support1`, or a guest's `Support 1`, speaks for the product as `support` does.
  const spellings = (username: string) => [username, username.replace(/[_\d ]+$/, '')]
  return (username) => spellings(username).some((spelling) => reserved.has(asSeen(spelling)))
}
