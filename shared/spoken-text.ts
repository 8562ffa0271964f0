import { SPOKEN_MAX } from './constants/voice.ts'

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/giu
const TAG = /<[^<>]*>/gu
/** `:smile:` and `:-)`. */
const EMOTE =
  /(?<![\p{L}\p{N}]):[\w+-]+:|(?<![\p{L}\p{N}])[:;=xX]['’]?-?[()[\]DPpOo3/\\|*]+(?![\p{L}\p{N}])/gu
/** What no voice of ours reads: other scripts, pictures, controls, and signs that an engine takes for markup. */
const UNSPEAKABLE = /[^\p{Script=Latin}\p{M}\p{Nd}\s.,;:!?'"()%€$£@+=/°&-]/gu
const STACKED_MARKS = /(\p{M})\p{M}+/gu
const REPEATED_LETTER = /(\p{L})\1{2,}/giu
/** A longer number is read digit by digit, for a minute. */
const LONG_NUMBER = /(\p{Nd}{12})\p{Nd}+/gu
const REPEATED_SIGN = /([^\p{L}\p{N}\s])(?:\s*\1)+/gu
/** Laughter, too: hahahaha. */
const REPEATED_SYLLABLE = /(\p{L}{2,4})\1{3,}/giu
const REPEATED_WORD = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)(?:\s+\1){3,}(?![\p{L}\p{N}])/giu

const pass = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(ADDRESS, ' ')
    .replace(TAG, ' ')
    .replace(EMOTE, ' ')
    .replace(UNSPEAKABLE, ' ')
    .replace(STACKED_MARKS, '$1')
    .replace(REPEATED_LETTER, '$1$1')
    .replace(LONG_NUMBER, '$1')
    .replace(REPEATED_SIGN, '$1')
    .replace(REPEATED_SYLLABLE, '$1$1$1')
    .replace(REPEATED_WORD, '$1 $1 $1')
    .replace(/^[\s-]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** At most SPOKEN_MAX, cut between words where there are any. */
function cut(text: string): string {
  if (text.length <= SPOKEN_MAX) return text
  const kept = text.slice(0, SPOKEN_MAX)
  const space = kept.lastIndexOf(' ')
  return space > SPOKEN_MAX / 2 ? kept.slice(0, space) : kept
}

/**
 * What a voice reads of a line: without addresses, emotes, markup, repeats and what cannot be spoken, at most SPOKEN_MAX
 * characters. Null when nothing is left. Cleaned text stays as it is.
 */
export function spokenText(line: string): string | null {
  let text = cut(pass(line.slice(0, SPOKEN_MAX * 10)))
  // What is taken out may leave an address or an emote behind.
  for (let again = cut(pass(text)); again !== text; again = cut(pass(text))) text = again
  return /[\p{Script=Latin}\p{Nd}]/u.test(text) ? text : null
}
