import type { Language } from '#shared/constants/game.ts'

/** Between the things of an answer; a guess may also have what people put there on a phone. */
const CUTS = {
  english: {
    answer: /\s*[,;]\s*(?:and\s+)?|\s*&\s*|\s+\+\s+|\s+and\s+/i,
    guess:
      /\s*[,;\n]\s*(?:(?:and|&|plus)\s+)?|\s*[&+/]\s*|\s+[-–]\s+|\s+(?:and|plus|then|with|n|vs\.?|versus)\s+/i,
    lead: /^both\s+/i,
  },
  italian: {
    answer: /\s*[,;]\s*(?:ed?\s+)?|\s*&\s*|\s+\+\s+|\s+ed?\s+/i,
    guess:
      /\s*[,;\n]\s*(?:(?:ed?|&|pi[uù])\s+)?|\s*[&+/]\s*|\s+[-–]\s+|\s+(?:ed?|pi[uù]|poi|con|che|contro|vs\.?)\s+/i,
    lead: /^(?:sia|entrambi)\s+/i,
  },
} as const
const LONGEST = 8

/** The things that an answer joins, when it joins some; numbers are a sequence, and a sequence keeps its order. */
export function itemsOfAnswer(text: string, language: Language): string[] {
  const items = itemsOf(text, CUTS[language].answer)
  const isList = items.length > 1 && items.length <= LONGEST && items.every((item) => /\p{L}/u.test(item))
  return isList ? items : []
}

/** The things of a guess: as many as the answer has, parted by signs, by words or, each one word long, by spaces. */
export function itemsOfGuess(text: string, count: number, language: Language): string[] | null {
  const { guess, lead } = CUTS[language]
  const bare = text
    .trim()
    .replace(lead, '')
    .replace(/[.!?]+$/, '')
  const items = itemsOf(bare, guess)
  if (items.length === count) return items
  const words = items.flatMap((item) => item.split(/\s+/))
  return words.length === count ? words : null
}

const itemsOf = (text: string, cut: RegExp): string[] =>
  text
    .trim()
    .split(cut)
    .map((item) => item.trim())
    .filter((item) => item !== '')
