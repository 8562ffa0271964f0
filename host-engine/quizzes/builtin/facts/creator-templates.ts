import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { QuizCategory } from '#shared/constants/quiz-categories.ts'
import { draw, drawSome } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { type Art, type Creator, creatorAnswers, creators } from './creators.ts'
import { listInEnglish } from './english-grammar.ts'
import { listInItalian } from './italian-grammar.ts'

interface ArtWords {
  readonly english: { readonly did: string; readonly who: string; readonly topics: readonly string[] }
  readonly italian: {
    readonly did: string
    readonly who: string
    readonly these: string
    readonly topics: readonly string[]
  }
}

const WORDS: Readonly<Record<Art, ArtWords>> = {
  book: {
    english: { did: 'wrote', who: 'writer', topics: ['books', 'literature', 'writers', 'novels', 'authors'] },
    italian: {
      did: 'ha scritto',
      who: 'autore o autrice',
      these: 'queste opere',
      topics: ['libri', 'letteratura', 'scrittori', 'romanzi', 'autori'],
    },
  },
  painting: {
    english: { did: 'painted', who: 'painter', topics: ['art', 'painting', 'painters', 'museums'] },
    italian: {
      did: 'ha dipinto',
      who: 'pittore',
      these: 'questi quadri',
      topics: ['arte', 'pittura', 'pittori', 'quadri', 'musei'],
    },
  },
  music: {
    english: { did: 'composed', who: 'composer', topics: ['music', 'opera', 'classical music', 'composers'] },
    italian: {
      did: 'ha composto',
      who: 'compositore',
      these: 'queste musiche',
      topics: ['musica', 'opera', 'musica classica', 'compositori'],
    },
  },
  film: {
    english: { did: 'directed', who: 'director', topics: ['films', 'movies', 'cinema', 'directors'] },
    italian: {
      did: 'ha diretto',
      who: 'regista',
      these: 'questi film',
      topics: ['film', 'cinema', 'registi'],
    },
  },
}

const CATEGORY: Readonly<Record<Art, QuizCategory>> = {
  book: 'arts',
  painting: 'arts',
  music: 'screen_and_music',
  film: 'screen_and_music',
}

const FAME: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3, enigmaster: 3 }

const quoted = (works: readonly string[], language: Language): string => {
  const marked = works.map((work) => {
    const isTitle = /^\p{Lu}|^\d/u.test(work)
    if (!isTitle) return work
    return language === 'english' ? `“${work}”` : `«${work}»`
  })
  return language === 'english' ? listInEnglish(marked) : listInItalian(marked)
}

const otherNames = (creator: Creator, language: Language): string[] =>
  creators()
    .filter((other) => other !== creator && other.art === creator.art)
    .map(({ names }) => names[language])
    .slice(0, 8)

interface Works {
  readonly creator: Creator
  readonly places: readonly number[]
}

const twoWorks = (art: Art): QuizTemplate[] =>
  wordedTemplate<Works>({
    id: `two-works-${art}`,
    category: CATEGORY[art],
    kind: 'question',
    difficulties: ['easy', 'medium', 'hard'],
    choose(random, difficulty) {
      const known = creators().filter((each) => each.art === art && each.fame === FAME[difficulty])
      const creator = draw(known, random)
      const places = creator.works.english.map((_, index) => index)
      return { creator, places: drawSome(places, 2, random).sort((a, b) => a - b) }
    },
    english: {
      topics: WORDS[art].english.topics,
      write: ({ creator, places }, random) => {
        const works = quoted(
          places.map((place) => creator.works.english[place] as string),
          'english',
        )
        return {
          category: 'One name, two works',
          prompt: draw(
            [
              `Who ${WORDS[art].english.did} both ${works}?`,
              `${works} come from the same ${WORDS[art].english.who}. Who is it?`,
            ],
            random,
          ),
          answers: creatorAnswers(creator, 'english'),
          reject: otherNames(creator, 'english'),
          explanation: `${creator.names.english} also ${WORDS[art].english.did} ${quoted(
            creator.works.english.filter((_, index) => !places.includes(index)),
            'english',
          )}.`,
        }
      },
    },
    italian: {
      topics: WORDS[art].italian.topics,
      write: ({ creator, places }, random) => {
        const works = quoted(
          places.map((place) => creator.works.italian[place] as string),
          'italian',
        )
        return {
          category: 'Un nome, due opere',
          prompt: draw(
            [
              `Chi ${WORDS[art].italian.did} ${works}?`,
              `${works}: un solo nome ha firmato ${WORDS[art].italian.these}. Quale?`,
            ],
            random,
          ),
          answers: creatorAnswers(creator, 'italian'),
          reject: otherNames(creator, 'italian'),
          explanation: `${creator.names.italian} ${WORDS[art].italian.did} anche ${quoted(
            creator.works.italian.filter((_, index) => !places.includes(index)),
            'italian',
          )}.`,
        }
      },
    },
  })

interface Stray {
  readonly stray: Creator
  readonly work: number
  readonly others: Creator
  /** Where the stray stands among the four. */
  readonly place: number
}

const strayWork = (art: Art): QuizTemplate[] =>
  wordedTemplate<Stray>({
    id: `stray-work-${art}`,
    category: CATEGORY[art],
    kind: 'riddle',
    difficulties: ['medium', 'hard'],
    choose(random, difficulty) {
      const known = creators().filter((each) => each.art === art && each.fame <= FAME[difficulty])
      const [stray, others] = drawSome(known, 2, random)
      if (!stray || !others || (difficulty === 'hard' && stray.fame < 2 && others.fame < 2)) return null
      const work = Math.floor(random() * stray.works.english.length)
      return { stray, work, others, place: Math.floor(random() * 4) }
    },
    english: {
      topics: WORDS[art].english.topics,
      write: ({ stray, work, others, place }) => ({
        category: 'The odd one out',
        prompt: `Three of these have the same ${WORDS[art].english.who}, one does not: ${quoted(mixed(stray, work, others, place, 'english'), 'english')}. Who ${WORDS[art].english.did} the odd one out?`,
        answers: creatorAnswers(stray, 'english'),
        reject: otherNames(stray, 'english'),
        explanation: `${stray.names.english} ${WORDS[art].english.did} ${quoted([stray.works.english[work] as string], 'english')}, ${others.names.english} the other three.`,
      }),
    },
    italian: {
      topics: WORDS[art].italian.topics,
      write: ({ stray, work, others, place }) => ({
        category: 'L’intruso',
        prompt: `Tra ${WORDS[art].italian.these} tre hanno la stessa firma, e c’è un’eccezione: ${quoted(mixed(stray, work, others, place, 'italian'), 'italian')}. Di chi è l’eccezione?`,
        answers: creatorAnswers(stray, 'italian'),
        reject: otherNames(stray, 'italian'),
        explanation: `${stray.names.italian} ${WORDS[art].italian.did} ${quoted([stray.works.italian[work] as string], 'italian')}, ${others.names.italian} il resto.`,
      }),
    },
  })

/** Three works of the others with the stray one among them. */
function mixed(stray: Creator, work: number, others: Creator, place: number, language: Language): string[] {
  const works = others.works[language].slice(0, 3)
  return [...works.slice(0, place), stray.works[language][work] as string, ...works.slice(place)]
}

const ARTS: readonly Art[] = ['book', 'painting', 'music', 'film']

export const creatorTemplates: readonly QuizTemplate[] = [
  ...ARTS.flatMap(twoWorks),
  ...ARTS.flatMap(strayWork),
]
