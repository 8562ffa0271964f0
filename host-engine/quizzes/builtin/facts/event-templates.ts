import { draw, drawSome } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { EVENTS, type PastEvent } from './events.ts'

const TOPICS = {
  english: ['history', 'years', 'dates', 'events', 'past'],
  italian: ['storia', 'anni', 'date', 'avvenimenti', 'passato'],
}

interface Span {
  readonly earlier: PastEvent
  readonly later: PastEvent
}

const yearsBetween = wordedTemplate<Span>({
  id: 'years-between',
  category: 'history',
  kind: 'question',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const known = EVENTS.filter(({ fame }) => difficulty === 'enigmaster' || fame === 1)
    const [earlier, later] = drawSome(known, 2, random).sort((a, b) => a.year - b.year)
    if (!earlier || !later) return null
    const span = later.year - earlier.year
    const isShort = span <= 60
    const isObscure = earlier.fame + later.fame > 2
    const fits = { easy: false, medium: isShort, hard: !isShort, enigmaster: isObscure }[difficulty]
    return fits && span > 1 ? { earlier, later } : null
  },
  english: {
    topics: TOPICS.english,
    write: ({ earlier, later }, random) => {
      const span = later.year - earlier.year
      return {
        category: 'Time travel',
        prompt: draw(
          [
            `Going by the calendar years alone, how many years lie between ${earlier.names.english} and ${later.names.english}?`,
            `Take the year of ${later.names.english} and subtract the year of ${earlier.names.english}. What is the result?`,
          ],
          random,
        ),
        answers: [String(span), `${span} years`],
        reject: [String(span - 1), String(span + 1)],
        explanation: `${later.year} − ${earlier.year} = ${span}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ earlier, later }, random) => {
      const span = later.year - earlier.year
      return {
        category: 'Viaggio nel tempo',
        prompt: draw(
          [
            `Contando solo gli anni del calendario, quanti ne passano tra ${earlier.names.italian} e ${later.names.italian}?`,
            `Pensa a due avvenimenti: ${later.names.italian} e ${earlier.names.italian}. Qual è la differenza tra i due anni?`,
          ],
          random,
        ),
        answers: [String(span), `${span} anni`],
        reject: [String(span - 1), String(span + 1)],
        explanation: `${later.year} − ${earlier.year} = ${span}.`,
      }
    },
  },
})

const eventInYear = wordedTemplate<PastEvent>({
  id: 'year-of-event',
  category: 'history',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty) {
    const event = draw(EVENTS, random)
    return (event.fame === 1) === (difficulty !== 'hard') ? event : null
  },
  english: {
    topics: TOPICS.english,
    write: ({ year, names }, random) => ({
      category: 'History by numbers',
      prompt: draw(
        [
          `Set the time machine for ${names.english}: which year do you enter?`,
          `Which year saw ${names.english}?`,
        ],
        random,
      ),
      answers: [String(year)],
      reject: [String(year - 1), String(year + 1)],
      explanation: `The year was ${year}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ year, names }, random) => ({
      category: 'La storia in cifre',
      prompt: draw(
        [
          `Vuoi assistere con la macchina del tempo a questo momento: ${names.italian}. Che anno imposti?`,
          `In quale anno si colloca questo avvenimento: ${names.italian}?`,
        ],
        random,
      ),
      answers: [String(year)],
      reject: [String(year - 1), String(year + 1)],
      explanation: `Era il ${year}.`,
    }),
  },
})

export const eventTemplates: readonly QuizTemplate[] = [...yearsBetween, ...eventInYear]
