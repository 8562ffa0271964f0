/** Syllables as Korean has them, in either romanisation: no clusters, and few consonants at an end. */
const SYLLABLES =
  /^(?:(?:[kp]h|ch|sh|kk|tt|pp|ss|jj|[gkdtbpjsnmrlh])?[yw]?(?:eo|eu|ae|oe|ui|ee|oo|[aeiou])(?:ng|[nmlgkbpdt](?![aeiouyw]))?){2,}$/
const SHORTEST = 4
const SHORTEST_BOTH = 9

/**
 * Whether both are one Korean name, in the writing of 2000 and in the older one (Gyeongju, Kyongju; Daejeon, Taejon),
 * which has breves for "eo" and "eu" and writes k, t, p and ch for g, d, b and j.
 */
export function isMcCuneReischauer(answer: string, guess: string): boolean {
  if (answer.charCodeAt(answer.length - 1) !== guess.charCodeAt(guess.length - 1) || answer === guess)
    return false
  if (Math.min(answer.length, guess.length) < SHORTEST || answer.length + guess.length < SHORTEST_BOTH)
    return false
  return SYLLABLES.test(answer) && SYLLABLES.test(guess) && plain(answer) === plain(guess)
}

/** Without what only one of the two writes. */
const plain = (name: string): string =>
  name
    .replace(/eo/g, 'o')
    .replace(/eu|oo/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/ch|j+/g, 'j')
    .replace(/sh(?=i)/g, 's')
    .replace(/k+/g, 'g')
    .replace(/t+/g, 'd')
    .replace(/p+/g, 'b')
