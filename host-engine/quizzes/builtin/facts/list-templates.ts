import type { Difficulty, Language } from '#shared/constants/game.ts'
import { QUIZ_CATEGORIES, type QuizCategory } from '#shared/constants/quiz-categories.ts'
import type { Random } from '../../../rules/random.ts'
import { draw } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { type Written, wordedTemplate } from '../worded-template.ts'
import { type ClosedList, closedLists, memberAnswers } from './closed-lists.ts'

const FAME: Readonly<Record<Difficulty, readonly number[]>> = {
  easy: [1],
  medium: [1, 2],
  hard: [2, 3],
  enigmaster: [3, 2],
}

const TOPICS: Readonly<Record<Language, Readonly<Partial<Record<QuizCategory, readonly string[]>>>>> = {
  english: {
    nature: ['nature', 'animals'],
    science: ['science', 'space', 'planets', 'greek alphabet'],
    arts: ['art', 'books', 'literature'],
    places: ['geography'],
    history: ['history', 'rome', 'ancient history'],
    screen_and_music: ['music', 'films', 'movies', 'cartoons'],
    sport: ['sport', 'olympics', 'chess'],
    logic: ['cards', 'games'],
    everyday: ['everyday', 'zodiac'],
  },
  italian: {
    nature: ['natura', 'animali'],
    science: ['scienza', 'spazio', 'pianeti', 'alfabeto greco'],
    arts: ['arte', 'libri', 'letteratura'],
    places: ['geografia'],
    history: ['storia', 'roma', 'storia antica'],
    screen_and_music: ['musica', 'film', 'cinema', 'cartoni'],
    sport: ['sport', 'olimpiadi', 'scacchi'],
    logic: ['carte', 'giochi'],
    everyday: ['quotidiano', 'zodiaco'],
  },
}

/** A category and its words make one template, so that a room that chose the category finds its lists. */
const inEachCategory = <Fact>(make: (category: QuizCategory) => Fact[]): Fact[] =>
  QUIZ_CATEGORIES.flatMap(make)

const listsOf = (category: QuizCategory): ClosedList[] =>
  closedLists().filter((list) => list.category === category)

/** A list that everybody knows is no question for those who want a hard one. */
const MISSING_FAME: Readonly<Partial<Record<Difficulty, number>>> = { easy: 1, medium: 2, hard: 3 }

interface Missing {
  readonly list: ClosedList
  readonly missing: number
}

function chooseMissing(lists: readonly ClosedList[], random: Random, difficulty: Difficulty): Missing | null {
  const fitting = lists.filter(
    ({ fame, members }) => fame === MISSING_FAME[difficulty] && members.english.length <= 15,
  )
  if (fitting.length === 0) return null
  const list = draw(fitting, random)
  return { list, missing: Math.floor(random() * list.members.english.length) }
}

const others = (list: ClosedList, language: Language, place: number): string[] =>
  list.members[language].filter((_, index) => index !== place)

/** The others: by the alphabet where their own order would show the gap. */
function shownOf(list: ClosedList, language: Language, missing: number): string {
  const shown = others(list, language, missing)
  return (
    list.isOrdered ? shown.sort((a, b) => a.localeCompare(b, language === 'english' ? 'en' : 'it')) : shown
  ).join(', ')
}

/** “the planets”, but “Snow White’s dwarfs”. */
const inSentence = (title: string): string => (/^\p{Lu}[^,]*’s /u.test(title) ? title : `the ${title}`)

const missingIn = (category: QuizCategory): QuizTemplate[] =>
  wordedTemplate<Missing>({
    id: `missing-member-${category.replaceAll('_', '-')}`,
    category,
    kind: 'missing',
    difficulties: (['easy', 'medium', 'hard'] as const).filter((difficulty) =>
      listsOf(category).some(({ fame }) => fame === MISSING_FAME[difficulty]),
    ),
    choose: (random, difficulty) => chooseMissing(listsOf(category), random, difficulty),
    english: {
      topics: TOPICS.english[category] ?? [],
      write: ({ list, missing }, random) => {
        const names = shownOf(list, 'english', missing)
        return {
          category: 'One is missing',
          prompt: draw(
            [
              `Of ${inSentence(list.titles.english)}, one is not here: ${names}. Which?`,
              `These are ${inSentence(list.titles.english)}, all but one: ${names}. Which one is missing?`,
            ],
            random,
          ),
          answers: memberAnswers(list, 'english', missing),
          reject: others(list, 'english', missing),
          explanation: `The whole list: ${list.members.english.join(', ')}.`,
        }
      },
    },
    italian: {
      topics: TOPICS.italian[category] ?? [],
      write: ({ list, missing }, random) => {
        const names = shownOf(list, 'italian', missing)
        return {
          category: 'Manca qualcosa',
          prompt: draw(
            [
              `All’appello manca un nome. ${list.titles.italian}: ${names}. Quale?`,
              `Completa l’elenco. ${list.titles.italian}: ${names}, …`,
            ],
            random,
          ).replace(/\. (\p{Ll})/u, (_, letter: string) => `. ${letter.toUpperCase()}`),
          answers: memberAnswers(list, 'italian', missing),
          reject: others(list, 'italian', missing),
          explanation: `L’elenco completo: ${list.members.italian.join(', ')}.`,
        }
      },
    },
  })

interface Run {
  readonly list: ClosedList
  /** Places in the list, the last of which is asked for. */
  readonly places: readonly number[]
}

const SHORT = 9

/** The rainbow is for beginners. */
const isForRuns = ({ fame, isOrdered, members }: ClosedList, difficulty: Difficulty): boolean =>
  isOrdered &&
  members.english.length > 6 &&
  FAME[difficulty].includes(fame) &&
  (difficulty === 'easy' || fame > 1 || members.english.length >= SHORT)

function chooseRun(lists: readonly ClosedList[], random: Random, difficulty: Difficulty): Run | null {
  const fitting = lists.filter((list) => isForRuns(list, difficulty))
  if (fitting.length === 0) return null
  const list = draw(fitting, random)
  const size = list.members.english.length
  // Every other note of a scale is a chord: short lists go on one by one.
  const stride = difficulty === 'easy' || difficulty === 'hard' || size < SHORT ? 1 : 2
  const step = difficulty === 'easy' || difficulty === 'medium' || random() < 0.4 ? stride : -stride
  const length = Math.abs(step) * 3
  if (length >= size) return null
  const first = Math.floor(random() * (size - length)) + (step < 0 ? length : 0)
  return { list, places: [0, 1, 2, 3].map((index) => first + index * step) }
}

function writeRun(
  { list, places }: Run,
  language: Language,
): Omit<Written, 'category' | 'prompt'> & { shown: string } {
  const names = places.map((place) => list.members[language][place] as string)
  const asked = places.at(-1) ?? 0
  return {
    shown: names.slice(0, -1).join(', '),
    answers: memberAnswers(list, language, asked),
    reject: others(list, language, asked),
    explanation: `${list.titles[language]}: ${names.join(', ')}.`,
  }
}

const nextIn = (category: QuizCategory): QuizTemplate[] =>
  wordedTemplate<Run>({
    id: `next-in-list-${category.replaceAll('_', '-')}`,
    category,
    kind: 'sequence',
    difficulties: (['easy', 'medium', 'hard', 'enigmaster'] as const).filter((difficulty) =>
      listsOf(category).some((list) => isForRuns(list, difficulty)),
    ),
    choose: (random, difficulty) => chooseRun(listsOf(category), random, difficulty),
    english: {
      topics: TOPICS.english[category] ?? [],
      write: (run, random) => {
        const { shown, ...rest } = writeRun(run, 'english')
        return {
          ...rest,
          category: 'What comes next?',
          prompt: draw([`How does it go on? ${shown}, …`, `Find the pattern: ${shown}, …?`], random),
        }
      },
    },
    italian: {
      topics: TOPICS.italian[category] ?? [],
      write: (run, random) => {
        const { shown, ...rest } = writeRun(run, 'italian')
        return {
          ...rest,
          category: 'Come continua?',
          prompt: draw([`Che cosa viene dopo? ${shown}, …`, `Scopri la regola: ${shown}, …?`], random),
        }
      },
    },
  })

const isMade = (template: QuizTemplate): boolean => template.difficulties.length > 0

export const listTemplates: readonly QuizTemplate[] = [
  ...inEachCategory(missingIn),
  ...inEachCategory(nextIn),
].filter(isMade)
