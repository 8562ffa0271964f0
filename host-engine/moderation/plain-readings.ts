import { foldText } from '../rules/judge/fold-text.ts'
import { foldedInLatinLetters, LETTER_DIGITS, replaceSigns } from '../rules/lookalikes.ts'

/** Replaces digits and signs by the letters that they stand for. */
const undrawnWord = replaceSigns({ ...LETTER_DIGITS, '@': 'a', $: 's', '!': 'i', '€': 'e' })
/** A word that has letters, and signs that stand for some; an exclamation mark only where a letter follows. */
const DRAWN_WORD = /(?<![a-z0-9@$€])(?=[0-9@$€!]*[a-z])[a-z0-9@$€]+(?:!(?=[a-z0-9])[a-z0-9@$€]+)*/g

const NOT_PLAIN = /[^a-z *]| {2}/
/** What separates words, as opposed to a picture put into one. */
const PICTURES = /(?<=[a-z])[^a-z0-9\p{P}\p{Z}\s]+(?=[a-z])/gu
const SEPARATORS = /[^a-z0-9*]+/g
/** Three letters or more that stand alone: "f u c k", "f.u.c.k". */
const LONE_LETTERS = /(?<![a-z0-9*])[a-z](?: [a-z](?![a-z0-9*])){2,}/g
const HELD = /([a-z])\1{2,}/g

const undrawn = (text: string): string => text.replace(DRAWN_WORD, (word) => undrawnWord(word))

const inWords = (text: string): string => text.replace(SEPARATORS, ' ').trim()

/** A line as letters in words, in each way in which people who hide a word mean it to be read; most lines have one. */
export function plainReadings(text: string): readonly string[] {
  const folded = foldText(text)
  if (!NOT_PLAIN.test(folded)) return withShapes(folded)
  const letters = undrawn(foldedInLatinLetters(folded))
  const words = inWords(letters)
  const whole = inWords(letters.replace(PICTURES, ''))
  return whole === words ? withShapes(words) : [...withShapes(words), ...withShapes(whole)]
}

/** The same with lone letters put together, and with letters that are held ("cazzzzo") written once and twice. */
function withShapes(words: string): string[] {
  const joined = words.replace(LONE_LETTERS, (letters) => letters.replaceAll(' ', ''))
  const written = joined === words ? [words] : [words, joined]
  return written.flatMap((reading) => {
    const once = reading.replace(HELD, '$1')
    return once === reading ? [reading] : [once, reading.replace(HELD, '$1$1')]
  })
}
