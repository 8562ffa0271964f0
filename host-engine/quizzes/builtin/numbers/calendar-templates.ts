import type { Difficulty } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'
import { draw } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { between } from './number-rules.ts'

const WEEKDAYS = {
  english: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  italian: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
} as const

const TOPICS = {
  english: ['calendar', 'days', 'weekdays', 'time', 'dates', 'logic'],
  italian: ['calendario', 'giorni', 'settimana', 'tempo', 'date', 'logica'],
}

const weekday = (language: 'english' | 'italian', index: number): string =>
  WEEKDAYS[language][((index % 7) + 7) % 7] as string

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

interface DaysAway {
  readonly today: number
  /** Back where it is negative. */
  readonly days: number
}

const DAYS: Readonly<Record<Exclude<Difficulty, 'enigmaster'>, readonly [least: number, most: number]>> = {
  easy: [8, 20],
  medium: [23, 69],
  hard: [72, 200],
}

const chooseDays = (random: Random, difficulty: Difficulty): DaysAway | null => {
  const days = between(...DAYS[difficulty === 'enigmaster' ? 'hard' : difficulty], random)
  if (days % 7 === 0) return null
  return { today: between(0, 6, random), days: difficulty !== 'easy' && random() < 0.4 ? -days : days }
}

const weekdayAway = wordedTemplate<DaysAway>({
  id: 'weekday-away',
  category: 'logic',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard'],
  choose: chooseDays,
  english: {
    topics: TOPICS.english,
    write({ today, days }, random) {
      const [from, away] = [weekday('english', today), Math.abs(days)]
      return {
        category: 'Calendar',
        prompt:
          days > 0
            ? draw(
                [
                  `Today is ${from}. What day of the week will it be in ${away} days?`,
                  `A parcel is posted on a ${from} and arrives ${away} days later. On which day of the week?`,
                ],
                random,
              )
            : `Today is ${from}. What day of the week was it ${away} days ago?`,
        answers: [weekday('english', today + days)],
        explanation: `Whole weeks change nothing: ${away} days are ${many(Math.floor(away / 7), 'week', 'weeks')} and ${many(away % 7, 'day', 'days')}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write({ today, days }, random) {
      const [from, away] = [weekday('italian', today), Math.abs(days)]
      return {
        category: 'Calendario',
        prompt:
          days > 0
            ? draw(
                [
                  `Oggi è ${from}. Che giorno della settimana sarà fra ${away} giorni?`,
                  `Un pacco parte di ${from} e arriva dopo ${away} giorni. In che giorno della settimana?`,
                ],
                random,
              )
            : `Oggi è ${from}. Che giorno della settimana era ${away} giorni fa?`,
        answers: [weekday('italian', today + days)],
        explanation: `Le settimane intere non cambiano nulla: ${away} giorni sono ${many(Math.floor(away / 7), 'settimana', 'settimane')} e ${many(away % 7, 'giorno', 'giorni')}.`,
      }
    },
  },
})

interface Riddled {
  /** Days from the one that is asked for to the one that is named. */
  readonly shift: number
  readonly named: number
}

const dayRiddle = wordedTemplate<Riddled>({
  id: 'day-riddle',
  category: 'logic',
  kind: 'riddle',
  difficulties: ['medium', 'hard'],
  choose: (random, difficulty) => ({
    named: between(0, 6, random),
    shift: difficulty === 'medium' ? between(1, 2, random) : between(3, 4, random),
  }),
  english: {
    topics: TOPICS.english,
    write({ shift, named }) {
      const back = ['', 'yesterday', 'the day before yesterday', 'three days ago', 'four days ago'][shift]
      const tomorrow = weekday('english', named)
      return {
        category: 'Calendar',
        prompt: `The day after tomorrow will be ${tomorrow}. What day of the week was it ${back}?`,
        answers: [weekday('english', named - 2 - shift)],
        explanation: `If the day after tomorrow is ${tomorrow}, today is ${weekday('english', named - 2)}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write({ shift, named }) {
      const back = ['', 'ieri', 'l’altro ieri', 'tre giorni fa', 'quattro giorni fa'][shift]
      const later = weekday('italian', named)
      return {
        category: 'Calendario',
        prompt: `Dopodomani sarà ${later}. Che giorno della settimana era ${back}?`,
        answers: [weekday('italian', named - 2 - shift)],
        explanation: `Se dopodomani è ${later}, oggi è ${weekday('italian', named - 2)}.`,
      }
    },
  },
})

interface OfMonth {
  readonly known: number
  readonly weekday: number
  readonly asked: number
}

const dayOfMonth = wordedTemplate<OfMonth>({
  id: 'day-of-month',
  category: 'everyday',
  kind: 'question',
  difficulties: ['easy', 'medium'],
  choose(random, difficulty) {
    const known = between(1, 9, random)
    const asked = difficulty === 'easy' ? between(known + 5, known + 9, random) : between(21, 30, random)
    return (asked - known) % 7 === 0 ? null : { known, asked, weekday: between(0, 6, random) }
  },
  english: {
    topics: TOPICS.english,
    write: ({ known, asked, weekday: day }) => ({
      category: 'Calendar',
      prompt: `The ${ordinal(known)} of this month is a ${weekday('english', day)}. On which day of the week does the ${ordinal(asked)} fall?`,
      answers: [weekday('english', day + asked - known)],
      explanation: `From the ${ordinal(known)} to the ${ordinal(asked)} it is ${asked - known} days: ${(asked - known) % 7} more than whole weeks.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ known, asked, weekday: day }) => ({
      category: 'Calendario',
      prompt: `${theDay(known)} di questo mese è ${weekday('italian', day)}. In che giorno della settimana cade ${theDay(asked).toLowerCase()}?`,
      answers: [weekday('italian', day + asked - known)],
      explanation: `Fra le due date passano ${asked - known} giorni: ${(asked - known) % 7} in più delle settimane intere.`,
    }),
  },
})

const ENDINGS = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
])
const ordinal = (day: number): string =>
  `${day}${day > 3 && day < 21 ? 'th' : (ENDINGS.get(day % 10) ?? 'th')}`

/** «Il 3», «L’8», «L’11», «Il 1º». */
const theDay = (day: number): string =>
  day === 8 || day === 11 ? `L’${day}` : `Il ${day === 1 ? '1º' : day}`

export const calendarTemplates: readonly QuizTemplate[] = [...weekdayAway, ...dayRiddle, ...dayOfMonth]
