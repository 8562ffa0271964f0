import type { Language } from '#shared/constants/game.ts'
import { draw } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { between } from './number-rules.ts'
import { someMen, someWomen } from './people.ts'

const TOPICS = {
  english: ['logic', 'puzzles', 'maths', 'mathematics', 'numbers', 'brain teasers'],
  italian: ['logica', 'rompicapi', 'matematica', 'numeri', 'enigmi', 'indovinelli'],
}

interface Ages {
  /** The mother is so many times as old as the daughter now, and twice as old in `years`. */
  readonly times: number
  readonly daughter: number
  readonly years: number
}

/** times × d + y = 2 (d + y), hence y = (times − 2) × d. */
const ages = wordedTemplate<Ages>({
  id: 'ages',
  category: 'logic',
  kind: 'riddle',
  difficulties: ['medium', 'hard'],
  choose(random, difficulty) {
    const [times, daughter] =
      difficulty === 'medium'
        ? [between(3, 4, random), between(7, 12, random)]
        : [between(4, 6, random), between(4, 8, random)]
    const mother = times * daughter
    return mother < 20 || mother > 45 ? null : { times, daughter, years: (times - 2) * daughter }
  },
  english: {
    topics: TOPICS.english,
    write({ times, daughter, years }, random) {
      const [mother, child] = someWomen('english', 2, random)
      const many = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times'][times]
      return {
        category: 'Ages',
        prompt: `${mother} is ${many} as old as her daughter ${child}. In ${years} years she will be only twice as old. How old is ${child} now?`,
        answers: [String(daughter)],
        reject: [String(times * daughter), String(daughter + years)],
        explanation: `Now ${daughter} and ${times * daughter}; in ${years} years ${daughter + years} and ${times * daughter + years}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write({ times, daughter, years }, random) {
      const [mother, child] = someWomen('italian', 2, random)
      const many = ['', '', 'il doppio', 'il triplo', 'il quadruplo', 'il quintuplo', 'il sestuplo'][times]
      return {
        category: 'Età',
        prompt: `${mother} ha ${many} degli anni di sua figlia ${child}. Fra ${years} anni ne avrà solo il doppio. Quanti anni ha ${child} adesso?`,
        answers: [String(daughter)],
        reject: [String(times * daughter), String(daughter + years)],
        explanation: `Adesso ${daughter} e ${times * daughter}; fra ${years} anni ${daughter + years} e ${times * daughter + years}.`,
      }
    },
  },
})

interface Coins {
  readonly small: number
  readonly large: number
  /** How many of each. */
  readonly smallOnes: number
  readonly largeOnes: number
}

const money = (cents: number, language: Language): string => {
  const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  return language === 'english' ? `€${euros}.${rest}` : `${euros},${rest} €`
}

const coins = wordedTemplate<Coins>({
  id: 'coins',
  category: 'logic',
  kind: 'riddle',
  difficulties: ['medium', 'hard'],
  choose(random, difficulty) {
    const [small, large] =
      difficulty === 'medium'
        ? [10, 50]
        : draw(
            [
              [20, 50],
              [10, 20],
              [5, 20],
            ] as const,
            random,
          )
    const [smallOnes, largeOnes] = [between(3, 14, random), between(3, 12, random)]
    return smallOnes === largeOnes ? null : { small, large, smallOnes, largeOnes }
  },
  english: {
    topics: [...TOPICS.english, 'money', 'coins'],
    write({ small, large, smallOnes, largeOnes }, random) {
      const [name] = someMen('english', 1, random)
      const sum = money(small * smallOnes + large * largeOnes, 'english')
      return {
        category: 'In the piggy bank',
        prompt: `${name}’s piggy bank holds ${smallOnes + largeOnes} coins, all of them ${small} or ${large} cents, ${sum} in all. How many are worth ${large} cents?`,
        answers: [String(largeOnes)],
        reject: [String(smallOnes)],
        explanation: `${largeOnes} of ${large} cents and ${smallOnes} of ${small} make ${sum}.`,
      }
    },
  },
  italian: {
    topics: [...TOPICS.italian, 'soldi', 'monete'],
    write({ small, large, smallOnes, largeOnes }, random) {
      const [name] = someMen('italian', 1, random)
      const sum = money(small * smallOnes + large * largeOnes, 'italian')
      return {
        category: 'Nel salvadanaio',
        prompt: `Nel salvadanaio di ${name} ci sono ${smallOnes + largeOnes} monete, tutte da ${small} o da ${large} centesimi: in tutto ${sum}. Quante sono quelle da ${large}?`,
        answers: [String(largeOnes)],
        reject: [String(smallOnes)],
        explanation: `${largeOnes} da ${large} centesimi e ${smallOnes} da ${small} fanno ${sum}.`,
      }
    },
  },
})

interface Party {
  readonly people: number
  readonly meeting: 'hands' | 'matches'
}

const pairs = wordedTemplate<Party>({
  id: 'pairs',
  category: 'logic',
  kind: 'question',
  difficulties: ['medium', 'hard'],
  choose: (random, difficulty) => ({
    people: difficulty === 'medium' ? between(5, 9, random) : between(10, 25, random),
    meeting: draw(['hands', 'matches'] as const, random),
  }),
  english: {
    topics: TOPICS.english,
    write: ({ people, meeting }) => ({
      category: 'Everyone with everyone',
      prompt:
        meeting === 'hands'
          ? `${people} people meet, and each shakes hands once with each of the others. How many handshakes is that?`
          : `${people} teams play a league in which each meets each of the others once. How many matches are played?`,
      answers: [String((people * (people - 1)) / 2)],
      reject: [String(people * (people - 1)), String(people ** 2)],
      explanation: `Each of the ${people} meets ${people - 1} others, and every meeting counts for two: ${people} × ${people - 1} ÷ 2.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ people, meeting }) => ({
      category: 'Tutti con tutti',
      prompt:
        meeting === 'hands'
          ? `${people} persone si incontrano e ognuna stringe la mano una volta a tutte le altre. Quante strette di mano sono?`
          : `${people} squadre giocano un torneo in cui ognuna affronta una volta tutte le altre. Quante partite si giocano?`,
      answers: [String((people * (people - 1)) / 2)],
      reject: [String(people * (people - 1)), String(people ** 2)],
      explanation: `Ognuna delle ${people} ne incontra ${people - 1}, e ogni incontro vale per due: ${people} × ${people - 1} ÷ 2.`,
    }),
  },
})

interface TwoDigits {
  readonly tens: number
  readonly units: number
}

const turnedNumber = wordedTemplate<TwoDigits>({
  id: 'turned-number',
  category: 'logic',
  kind: 'riddle',
  difficulties: ['medium', 'hard'],
  choose(random) {
    const [tens, units] = [between(1, 8, random), between(1, 9, random)]
    return units > tens ? { tens, units } : null
  },
  english: {
    topics: TOPICS.english,
    write: ({ tens, units }) => ({
      category: 'Two digits',
      prompt: `I have two digits that add up to ${tens + units}. Turn me round and I grow by ${9 * (units - tens)}. Which number am I?`,
      answers: [String(10 * tens + units)],
      reject: [String(10 * units + tens)],
      explanation: `${10 * units + tens} − ${10 * tens + units} = ${9 * (units - tens)}, and ${tens} + ${units} = ${tens + units}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ tens, units }) => ({
      category: 'Due cifre',
      prompt: `Ho due cifre che sommate fanno ${tens + units}. Se le scambi cresco di ${9 * (units - tens)}. Che numero sono?`,
      answers: [String(10 * tens + units)],
      reject: [String(10 * units + tens)],
      explanation: `${10 * units + tens} − ${10 * tens + units} = ${9 * (units - tens)}, e ${tens} + ${units} = ${tens + units}.`,
    }),
  },
})

interface Clock {
  readonly hour: number
  readonly half: boolean
}

/** The smaller angle between the hands, in degrees: the hour hand goes on half a degree a minute. */
const angleOf = ({ hour, half }: Clock): number => {
  const apart = Math.abs(30 * (hour % 12) + (half ? 15 : 0) - (half ? 180 : 0))
  return Math.min(apart, 360 - apart)
}

const clockHands = wordedTemplate<Clock>({
  id: 'clock-hands',
  category: 'science',
  kind: 'question',
  difficulties: ['medium', 'hard'],
  choose(random, difficulty) {
    const clock = { hour: between(1, 11, random), half: difficulty === 'hard' }
    return angleOf(clock) === 180 ? null : clock
  },
  english: {
    topics: [...TOPICS.english, 'clocks', 'time', 'geometry'],
    write: (clock) => ({
      category: 'On the clock face',
      prompt: `It is ${clock.hour}:${clock.half ? '30' : '00'}. How many degrees lie between the hands of the clock, the short way round?`,
      answers: [String(angleOf(clock))],
      reject: [String(360 - angleOf(clock))],
      explanation: clock.half
        ? `One hour is 30°, and at half past the hour hand has gone on by another 15°: ${angleOf(clock)}°.`
        : `One hour is 30° on the face: ${angleOf(clock)}° between the hands.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'orologi', 'tempo', 'geometria'],
    write: (clock) => ({
      category: 'Sul quadrante',
      prompt: `${clock.hour === 1 ? 'È l’' : 'Sono le '}${clock.hour}:${clock.half ? '30' : '00'}. Quanti gradi ci sono fra le lancette dell’orologio, dalla parte più stretta?`,
      answers: [String(angleOf(clock))],
      reject: [String(360 - angleOf(clock))],
      explanation: clock.half
        ? `Un’ora vale 30°, e alla mezza la lancetta delle ore è già avanti di 15°: ${angleOf(clock)}°.`
        : `Un’ora vale 30° sul quadrante: fra le lancette ce ne sono ${angleOf(clock)}.`,
    }),
  },
})

interface Workers {
  readonly first: number
  readonly days: number
  readonly second: number
}

const workers = wordedTemplate<Workers>({
  id: 'workers',
  category: 'everyday',
  kind: 'question',
  difficulties: ['easy', 'medium'],
  choose(random) {
    const [first, days, second] = [between(2, 8, random), between(2, 12, random), between(2, 12, random)]
    return first === second || (first * days) % second !== 0 ? null : { first, days, second }
  },
  english: {
    topics: TOPICS.english,
    write: ({ first, days, second }, random) => ({
      category: 'Many hands',
      prompt: draw(
        [
          `${first} painters paint a house in ${days} days. How many days do ${second} painters need at the same pace?`,
          `${first} bakers fill an order in ${days} hours. How many hours do ${second} bakers need, working as fast?`,
        ],
        random,
      ),
      answers: [String((first * days) / second)],
      explanation: `The whole work is ${first} × ${days} = ${first * days}; shared among ${second} it takes ${(first * days) / second}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ first, days, second }, random) => ({
      category: 'Molte mani',
      prompt: draw(
        [
          `${first} imbianchini dipingono una casa in ${days} giorni. Quanti giorni servono a ${second} imbianchini, allo stesso ritmo?`,
          `${first} fornai preparano un ordine in ${days} ore. Quante ore servono a ${second} fornai altrettanto svelti?`,
        ],
        random,
      ),
      answers: [String((first * days) / second)],
      explanation: `Il lavoro intero vale ${first} × ${days} = ${first * days}; diviso per ${second} fa ${(first * days) / second}.`,
    }),
  },
})

export const puzzleTemplates: readonly QuizTemplate[] = [
  ...ages,
  ...coins,
  ...pairs,
  ...turnedNumber,
  ...clockHands,
  ...workers,
]
