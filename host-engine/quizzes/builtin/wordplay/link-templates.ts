import type { Language } from '#shared/constants/game.ts'
import { draw, drawSome, lazily } from '../draw.ts'
import { listInEnglish } from '../facts/english-grammar.ts'
import { listInItalian } from '../facts/italian-grammar.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { ENGLISH_LINKS, ITALIAN_LINKS } from './common-link-words.ts'

interface Link {
  readonly word: string
  readonly partners: readonly string[]
}

const readLinks = (lines: string): Link[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', partners = ''] = line.split(': ')
      return { word, partners: partners.split(', ') }
    })

const LINKS: Record<Language, () => readonly Link[]> = {
  english: lazily(() => readLinks(ENGLISH_LINKS)),
  italian: lazily(() => readLinks(ITALIAN_LINKS)),
}

const commonLink = wordedTemplate<Link>({
  id: 'common-link',
  category: 'words',
  kind: 'missing',
  difficulties: ['easy', 'medium'],
  choose(random, difficulty, language) {
    const { word, partners } = draw(LINKS[language](), random)
    return { word, partners: drawSome(partners, difficulty === 'easy' ? 4 : 3, random) }
  },
  english: {
    topics: ['words', 'wordplay', 'word chains', 'compounds', 'vocabulary'],
    write: ({ word, partners }, random) => ({
      category: 'Common link',
      prompt: draw(
        [
          `Which word goes before or after each of these: ${listInEnglish(partners)}?`,
          `One word joins with ${listInEnglish(partners)}, in front or behind. Which?`,
          `${partners.join(', ')}: what single word can you add to them all, at either end?`,
        ],
        random,
      ),
      answers: [word],
      explanation: `Put ${word.toUpperCase()} before or after each: ${partners.join(', ')}.`,
    }),
  },
  italian: {
    topics: ['parole', 'giochi di parole', 'catene di parole', 'modi di dire', 'vocabolario'],
    write: ({ word, partners }, random) => ({
      category: 'La parola in comune',
      prompt: draw(
        [
          `Quale parola può stare davanti a tutte queste: ${partners.join(', ')}?`,
          `… ${partners.join(', … ')}: la parola che manca è sempre la stessa. Quale?`,
          `Trova la parola che sta bene davanti a ${listInItalian(partners.map((partner) => `«${partner}»`))}.`,
        ],
        random,
      ),
      answers: [word],
      explanation: `Si dice: ${partners.map((partner) => `${word} ${partner}`).join(', ')}.`,
    }),
  },
})

export const linkTemplates: readonly QuizTemplate[] = commonLink
