import type { Language } from '#shared/constants/game.ts'
import { graphemeDistance, type Sounds, soundsOf } from './grapheme-distance.ts'
import { isMcCuneReischauer } from './mccune-reischauer.ts'
import { isWadeGiles } from './wade-giles.ts'

/** How names of other scripts are written in English, Italian, German, French and by scholars: one sound a line. */
const SPELLINGS = `
  k c ck ch kh q kk cc cq
  h kh ch
  g gh gu q kh
  ch tch c tsch cz ci cj tj tsc tc
  sh sch s sci sc sz sj si
  shch sch scc sci sc sh shc shchi
  zh z j rz
  zh g
  z ts tz c cz tc
  dj j dzh g gi gu dsch zh
  j zy ji
  tsu tu
  sh sy
  xi si sci hsi shi
  fu hu
  zi ji
  aa a
  y i j ij iy ii yi ee ie
  ye e je ie
  yo o jo io
  yo jo io e eo
  yu u ju iu
  ya ia ja ija iya
  u ou oo
  v w
  f ph
  p ph
  t th
  d dh
  b bh
  r rh
  l lh
  m mh
  x ks cs ksh
  x j
  sh ch
  ai ay aj ei ey ej
  au aw
  ae e
  ae ai
  oe e
  oe o
  pur$ pore$ poor$ pour$
  ue u
  ny nj gn
  ly lj gl ll j
  os us
  muh moh
  ad$ ed$
  s z
  ci si
  ce se
  a$ ah$
  e$ eh$
  in$ ine$
  ov$ off$ of$ ow$ iov$ yov$
  ev$ eff$ ef$ ew$ iev$ yev$ ieff$ yeff$
  n nh
`
/** One ending of names in Russian or Ukrainian (Gorbachev, Gorbatschow; Kharkiv, Kharkov): only where nothing else differs (Prokofiev, Prokhorov). */
const ENDINGS = `
  ov$ off$ of$ ow$ ev$ eff$ ef$ ew$ iov$ yov$ iev$ yev$ iv$ yiv$ ieff$ yeff$
`
/** Short vowels, which Arabic, Persian and Hebrew do not write, and long ones of Japanese: only where nothing else differs. */
const VOWELS = `
  e i y
  o u
  o ou oo oh
  ou ow au aw
`
/** What only one of two scripts or tongues tells apart: Kadafi, Gheddafi; Luhansk, Lugansk. In long names only, where nothing else differs. */
const LOOSELY = `
  g gh k kh q
  g h
  a e
`
/** In Italian a letter more is heard. */
const SOUNDS: Readonly<Record<Language, Sounds>> = {
  english: soundsOf(SPELLINGS, true),
  italian: soundsOf(SPELLINGS, false),
}
const ENDED: Readonly<Record<Language, Sounds>> = {
  english: soundsOf(SPELLINGS + ENDINGS, true),
  italian: soundsOf(SPELLINGS + ENDINGS, false),
}
const VOWELLED: Readonly<Record<Language, Sounds>> = {
  english: soundsOf(SPELLINGS + ENDINGS + VOWELS, true),
  italian: soundsOf(SPELLINGS + ENDINGS + VOWELS, false),
}
const LOOSE = soundsOf(SPELLINGS + ENDINGS + VOWELS + LOOSELY, true)
const SHORTEST_LOOSE = 6
/** What an Italian word has not: else a letter doubled or not is heard in it (Colosseo). */
const LOOKS_FOREIGN = /[jkqwxy]|[dkstz]h/
const IN_V = /[vfw]$/
const SHORTEST = 4
/** Beside other words. */
const SHORTEST_PART = 3
const SHORTEST_PART_VOWELLED = 5
const SHORTEST_WITH_SLIP = 7

/**
 * How far a name lies from an answer's, where another way of writing the same foreign sounds is no distance
 * (Tchaikovsky, Čajkovskij; Gaddafi, Qadhafi; Mao Tse-tung, Mao Zedong); null when it is another name.
 */
export function romanisedDistance(
  answer: string,
  guess: string,
  alone: boolean,
  language: Language,
): number | null {
  const short = Math.min(answer.length, guess.length)
  if (short < (alone ? SHORTEST : SHORTEST_PART) || answer === guess) return null
  if (isWadeGiles(answer, guess) || isMcCuneReischauer(answer, guess)) return 0
  if (Math.abs(answer.length - guess.length) > 5) return null
  const limit = short >= SHORTEST_WITH_SLIP ? 1 : 0
  const distance = graphemeDistance(answer, guess, SOUNDS[language], limit)
  if (distance === 0) return 0
  if (IN_V.test(answer) && graphemeDistance(answer, guess, ENDED[language], 0) === 0) return 0
  if (distance <= limit && endAlike(answer, guess)) return distance
  return isVowelledAlike(answer, guess, alone, language) ? 0 : null
}

/** Whether they differ only in vowels that another script does not write, or as two tongues hear them. */
function isVowelledAlike(answer: string, guess: string, alone: boolean, language: Language): boolean {
  const short = Math.min(answer.length, guess.length)
  if (short < (alone ? SHORTEST : SHORTEST_PART_VOWELLED) || lastLetter(answer) !== lastLetter(guess))
    return false
  const isOfAbroad = language === 'english' || LOOKS_FOREIGN.test(`${answer} ${guess}`)
  // Sile is no Sele.
  if (!isOfAbroad && short < SHORTEST_LOOSE && lastVowel(answer) !== '') return false
  const isLoose = short >= SHORTEST_LOOSE && isOfAbroad
  return graphemeDistance(answer, guess, isLoose ? LOOSE : VOWELLED[language], 0) === 0
}

/** Another last vowel is another name: Paolo, Paola. */
const endAlike = (a: string, b: string): boolean => lastVowel(a) === lastVowel(b)

const lastVowel = (word: string): string => /[aeou]$/.exec(word)?.[0] ?? ''

/** But for one that only makes the vowel before it long. */
const lastLetter = (word: string): string => word.replace(/(?<=[ao])h$|(?<=o)u$/, '').slice(-1)
