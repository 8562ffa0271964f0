import type { Language } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'
import { draw, drawSome } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { ANAGRAM_TWINS } from './anagram-twins.ts'
import { drawWord, hintOf, stockOf, type Word } from './word-stock.ts'

interface Played {
  readonly word: Word
  /** What the player sees of the word's letters. */
  readonly shown: string
  readonly hint: string
}

const TOPICS = {
  english: ['anagrams', 'letters', 'words', 'wordplay', 'vocabulary'],
  italian: ['anagrammi', 'lettere', 'parole', 'giochi di parole', 'vocabolario'],
}

/** Mixed so that at most a third of the letters stay where they were; null when luck had it otherwise. */
function scramble(letters: string, random: Random): string | null {
  const mixed = drawSome([...letters], letters.length, random).join('')
  const kept = [...mixed].filter((letter, index) => letter === letters[index]).length
  return kept * 3 <= letters.length ? mixed : null
}

const anagram = wordedTemplate<Played>({
  id: 'anagram',
  category: 'words',
  kind: 'anagram',
  difficulties: ['easy', 'medium', 'hard', 'enigmaster'],
  choose(random, difficulty, language) {
    const word = drawWord(language, difficulty, random)
    if (ANAGRAM_TWINS[language].has(word.text)) return null
    const shown = scramble(word.letters, random)
    return shown === null ? null : { word, shown, hint: hintOf(word, difficulty) }
  },
  english: {
    topics: TOPICS.english,
    write: ({ word, shown, hint }, random) => ({
      category: 'Anagram',
      prompt: draw(
        [
          `Put the letters ${shown} in order: ${hint}.`,
          `${shown} fell off the shelf. Sort it again. The clue: ${hint}.`,
          `Somebody has shaken ${shown}. What was it? The clue: ${hint}.`,
        ],
        random,
      ),
      answers: [word.text],
      explanation: `The letters ${shown} make ${word.letters}: ${word.clue}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ word, shown, hint }, random) => ({
      category: 'Anagramma',
      prompt: draw(
        [
          `Rimetti in ordine le lettere ${shown}: ${hint}.`,
          `Anagramma ${shown}. La definizione è: ${hint}.`,
          `Qualcuno ha mescolato le lettere: ${shown}. Che parola era? Definizione: ${hint}.`,
        ],
        random,
      ),
      answers: [word.text],
      explanation: `Con le lettere ${shown} si scrive ${word.letters}: ${word.clue}.`,
    }),
  },
})

const consonantsOf = (letters: string): string => letters.replace(/[AEIOU]/g, '')

/** In groups of two or three that have nothing to do with the word. */
function regroup(letters: string, random: Random): string {
  let rest = letters
  const groups: string[] = []
  while (rest !== '') {
    const size = rest.length <= 3 ? rest.length : 2 + Math.floor(random() * 2)
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join(' ')
}

const hasTwin = (word: Word, language: Language): boolean =>
  stockOf(language).some(
    (other) =>
      other !== word &&
      other.theme === word.theme &&
      consonantsOf(other.letters) === consonantsOf(word.letters),
  )

const missingVowels = wordedTemplate<Played>({
  id: 'missing-vowels',
  category: 'words',
  kind: 'missing',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty, language) {
    const word = drawWord(language, difficulty, random)
    const consonants = consonantsOf(word.letters)
    const enough = difficulty === 'easy' || difficulty === 'medium' ? 2 : 4
    if (consonants.length < enough || consonants.length === word.letters.length || hasTwin(word, language)) {
      return null
    }
    return { word, shown: regroup(consonants, random), hint: hintOf(word, difficulty) }
  },
  english: {
    topics: TOPICS.english,
    write: ({ word, shown, hint }, random) => ({
      category: 'Missing vowels',
      prompt: draw(
        [
          `All vowels are gone: ${shown}. What is it? The clue: ${hint}.`,
          `${shown} has lost every A, E, I, O and U. The word: ${hint}.`,
          `Put the vowels back, and mind that the gaps mean nothing: ${shown}. The clue: ${hint}.`,
        ],
        random,
      ),
      answers: [word.text],
      explanation: `With its vowels back, ${shown} is ${word.letters}: ${word.clue}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ word, shown, hint }, random) => ({
      category: 'Vocali scomparse',
      prompt: draw(
        [
          `Le vocali sono scappate: ${shown}. Che parola è? Definizione: ${hint}.`,
          `Restano solo le consonanti, e gli spazi non contano: ${shown}. Definizione: ${hint}.`,
          `Rimetti le vocali al loro posto: ${shown}. Un aiuto: ${hint}.`,
        ],
        random,
      ),
      answers: [word.text],
      explanation: `Con le vocali al loro posto, ${shown} diventa ${word.letters}: ${word.clue}.`,
    }),
  },
})

export const letterTemplates: readonly QuizTemplate[] = [...anagram, ...missingVowels]
