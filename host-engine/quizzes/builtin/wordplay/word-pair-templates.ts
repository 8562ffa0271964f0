import type { Language } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'
import { draw, lazily } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { drawWord, hintOf, stockOf, type Word } from './word-stock.ts'

interface Spelled {
  readonly word: Word
  readonly helpers: readonly Word[]
  readonly hint: string
}

const TOPICS = {
  english: ['words', 'wordplay', 'letters', 'hidden words', 'vocabulary'],
  italian: ['parole', 'giochi di parole', 'lettere', 'parole nascoste', 'vocabolario'],
}

/** For each letter a word that begins with it; null where the stock has none. */
function initials(word: Word, language: Language, random: Random): Word[] | null {
  const helpers: Word[] = []
  for (const letter of word.letters) {
    const fitting = stockOf(language).filter(
      (other) => other !== word && other.letters.startsWith(letter) && !helpers.includes(other),
    )
    if (fitting.length === 0) return null
    helpers.push(draw(fitting, random))
  }
  return helpers
}

const cluesOf = (helpers: readonly Word[]): string =>
  helpers.map((helper, index) => `${index + 1}) ${helper.clue}`).join('; ')

const wordsOf = (helpers: readonly Word[]): string => helpers.map(({ text }) => text).join(', ')

const acrostic = wordedTemplate<Spelled>({
  id: 'acrostic',
  category: 'words',
  kind: 'riddle',
  difficulties: ['easy', 'enigmaster'],
  choose(random, difficulty, language) {
    // Behind clues even a short word is hard enough.
    const word = drawWord(language, 'easy', random)
    const isLong = difficulty === 'enigmaster' && word.letters.length > 4
    const helpers = isLong ? null : initials(word, language, random)
    return helpers && { word, helpers, hint: difficulty === 'easy' ? 'words' : 'clues' }
  },
  english: {
    topics: TOPICS.english,
    write: ({ word, helpers, hint }, random) => ({
      category: 'First letters',
      prompt:
        hint === 'words'
          ? draw(
              [
                `Read the first letters: ${wordsOf(helpers)}. Which word do you find?`,
                `My shopping list is odd: ${wordsOf(helpers)}. What do the initials spell?`,
                `A spy notes ${wordsOf(helpers)}. What is the message in their initials?`,
              ],
              random,
            )
          : `Solve the clues; the answers' initials make the word to say. ${cluesOf(helpers)}.`,
      answers: [word.text],
      explanation: `The first letters of ${wordsOf(helpers)} spell ${word.letters}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ word, helpers, hint }, random) => ({
      category: 'Le iniziali',
      prompt:
        hint === 'words'
          ? draw(
              [
                `Leggi solo le iniziali: ${wordsOf(helpers)}. Che parola trovi?`,
                `Che strana lista della spesa: ${wordsOf(helpers)}. Che cosa dicono le iniziali?`,
                `Una spia annota: ${wordsOf(helpers)}. Qual è il messaggio nelle iniziali?`,
              ],
              random,
            )
          : `Risolvi le definizioni: le iniziali delle risposte formano la parola da dire. ${cluesOf(helpers)}.`,
      answers: [word.text],
      explanation: `Le iniziali di ${wordsOf(helpers)} formano ${word.letters}.`,
    }),
  },
})

const crossword = wordedTemplate<Spelled>({
  id: 'crossword-clue',
  category: 'words',
  kind: 'riddle',
  difficulties: ['easy', 'medium'],
  choose(random, difficulty, language) {
    const word = drawWord(language, difficulty, random)
    return { word, helpers: [], hint: difficulty === 'easy' ? word.letters.slice(0, 1) : '' }
  },
  english: {
    topics: [...TOPICS.english, 'crosswords'],
    write: ({ word, hint }, random) => ({
      category: 'Crossword',
      prompt: `${draw(
        ['Across', 'Down', 'Fill the boxes'],
        random,
      )} (${word.letters.length} letters${hint && `, begins with ${hint}`}): ${word.clue}.`,
      answers: [word.text],
      explanation: `${word.letters} fills the ${word.letters.length} boxes: ${word.clue}.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'cruciverba'],
    write: ({ word, hint }, random) => ({
      category: 'Cruciverba',
      prompt: `${draw(
        ['Orizzontale', 'Verticale', 'Riempi le caselle'],
        random,
      )} (${word.letters.length} lettere${hint && `, inizia con ${hint}`}): ${word.clue}.`,
      answers: [word.text],
      explanation: `${word.letters} riempie le ${word.letters.length} caselle: ${word.clue}.`,
    }),
  },
})

type Pair = readonly [first: Word, second: Word]

/** Where the word stands across the border of two others: "whip" and "eardrum" hide a pear. */
function hidersOf(word: Word, stock: readonly Word[]): Pair[] {
  const others = stock.filter(({ theme }) => theme !== word.theme)
  return [...word.letters].slice(1).flatMap((_, index) => {
    const head = word.letters.slice(0, index + 1)
    const tail = word.letters.slice(index + 1)
    const seconds = others.filter(({ letters }) => letters.startsWith(tail))
    return others
      .filter(({ letters }) => letters.endsWith(head))
      .flatMap((first) => seconds.filter((second) => second !== first).map((second): Pair => [first, second]))
  })
}

interface Hidden {
  readonly word: Word
  readonly pairs: readonly Pair[]
}

const LONGEST_HIDDEN = 5

const findHidden = (language: Language): Hidden[] => {
  const stock = stockOf(language)
  return stock
    .filter(({ letters }) => letters.length <= LONGEST_HIDDEN)
    .map((word) => ({ word, pairs: hidersOf(word, stock) }))
    .filter(({ pairs }) => pairs.length > 0)
}

const HIDDEN: Record<Language, () => readonly Hidden[]> = {
  english: lazily(() => findHidden('english')),
  italian: lazily(() => findHidden('italian')),
}

const hiddenWord = wordedTemplate<Spelled>({
  id: 'hidden-word',
  category: 'words',
  kind: 'riddle',
  difficulties: ['medium', 'hard'],
  choose(random, difficulty, language) {
    const { word, pairs } = draw(HIDDEN[language](), random)
    return { word, helpers: draw(pairs, random), hint: hintOf(word, difficulty) }
  },
  english: {
    topics: TOPICS.english,
    write: ({ word, helpers, hint }, random) => ({
      category: 'Hidden word',
      prompt: draw(
        [
          `Say "${helpers.map(({ text }) => text).join(' ')}" in one breath: a word hides across the gap. The clue: ${hint}.`,
          `Where "${helpers.map(({ text }) => text).join(' ')}" meet, a word hides. The clue: ${hint}.`,
          `A word of ${word.letters.length} letters begins in one of these and ends in the next: "${helpers
            .map(({ text }) => text)
            .join(' ')}". The clue: ${hint}.`,
        ],
        random,
      ),
      answers: [word.text],
      explanation: `Close the gap: ${helpers.map(({ letters }) => letters).join('')} holds ${word.letters}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ word, helpers, hint }, random) => ({
      category: 'Parola nascosta',
      prompt: draw(
        [
          `Leggi d’un fiato «${helpers.map(({ text }) => text).join(' ')}»: a cavallo dello spazio si nasconde una parola. Definizione: ${hint}.`,
          `Tra la fine e l’inizio di «${helpers.map(({ text }) => text).join(' ')}» c’è una parola nascosta. Un aiuto: ${hint}.`,
          `Una parola di ${word.letters.length} lettere comincia nella prima e finisce nella seconda: «${helpers
            .map(({ text }) => text)
            .join(' ')}». Definizione: ${hint}.`,
        ],
        random,
      ),
      answers: [word.text],
      explanation: `Togli lo spazio: ${helpers.map(({ letters }) => letters).join('')} contiene ${word.letters}.`,
    }),
  },
})

export const wordPairTemplates: readonly QuizTemplate[] = [...acrostic, ...crossword, ...hiddenWord]
