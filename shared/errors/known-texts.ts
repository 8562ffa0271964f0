import { errors } from '../i18n/en/errors.ts'
import { validation } from '../i18n/en/validation.ts'

/** Where a text of the server stands in the locale files: `errors.ROOM_NOT_FOUND`, `validation.emailInvalid`. */
export type TextKey = `errors.${keyof typeof errors}` | `validation.${keyof typeof validation}`

const KNOWN: readonly { text: string; key: TextKey }[] = [
  ...Object.entries(errors).map(([key, text]) => ({ text, key: `errors.${key}` as TextKey })),
  ...Object.entries(validation).map(([key, text]) => ({ text, key: `validation.${key}` as TextKey })),
]

/** Longest first, so that 'Google user not found' is not read as 'User not found'. A text with a gap cannot be contained. */
const CONTAINABLE = KNOWN.filter(({ text }) => !text.includes('{{'))
  .map(({ text, key }) => ({ text: text.toLowerCase(), key }))
  .toSorted((a, b) => b.text.length - a.text.length)

/** Texts with a number of seconds in them, as the server fills it in. */
const TIMED = KNOWN.filter(({ text }) => text.includes('{{seconds}}')).map(({ text, key }) => {
  const [before = '', after = ''] = text.split('{{seconds}}')
  return { before, after, key }
})

const timedText = (message: string) =>
  TIMED.find(({ before, after }) => message.startsWith(before) && message.endsWith(after))

/** The seconds in a text of the server that tells how long to wait; `undefined` in any other. */
export function secondsIn(message: string): number | undefined {
  const timed = timedText(message)
  return timed && Number.parseInt(message.slice(timed.before.length), 10)
}

/** The keyword rules of spec §5, in their order. */
const FALLBACKS: readonly { matches: (message: string) => boolean; key: TextKey }[] = [
  { matches: (m) => m.includes('username') && m.includes('already'), key: 'errors.USERNAME_ALREADY_TAKEN' },
  { matches: (m) => /e-?mail/.test(m) && m.includes('already'), key: 'errors.EMAIL_ALREADY_EXISTS' },
  {
    matches: (m) => m.includes('invalid') && m.includes('credentials'),
    key: 'errors.INVALID_USERNAME_OR_PASSWORD',
  },
  { matches: (m) => m.includes('network') || m.includes('connection'), key: 'errors.NETWORK_ERROR' },
  { matches: (m) => m.includes('server') || /\b500\b/.test(m), key: 'errors.SERVER_ERROR' },
]

/** Finds the text that a server's message means: equal, then contained in any letter case, then by keywords. */
export function textKeyOf(message: string): TextKey {
  const exact = KNOWN.find(({ text }) => text === message)
  if (exact) return exact.key
  const timed = timedText(message)
  if (timed) return timed.key
  const lower = message.toLowerCase()
  return (
    CONTAINABLE.find(({ text }) => lower.includes(text))?.key ??
    FALLBACKS.find(({ matches }) => matches(lower))?.key ??
    'errors.UNKNOWN_ERROR'
  )
}
