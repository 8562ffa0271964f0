import { draw } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import {
  type Between,
  chooseBetween,
  chooseJourney,
  chooseSurrounded,
  countriesFor,
  type Journey,
} from './border-questions.ts'
import { type Country, countryAnswers, countryRejects, fullName, inItalian } from './countries.ts'
import { type CountryClue, countryClues } from './country-clues.ts'
import { listInEnglish } from './english-grammar.ts'
import { listInItalian } from './italian-grammar.ts'

const english = (countries: readonly Country[]): string =>
  listInEnglish(countries.map((country) => fullName(country, 'english')))
const withItalian = (countries: readonly Country[]): string =>
  listInItalian(countries.map((country) => `con ${fullName(country, 'italian')}`))
const italian = (countries: readonly Country[]): string =>
  listInItalian(countries.map((country) => fullName(country, 'italian')))

const answersOf = (country: Country, language: 'english' | 'italian') => ({
  answers: countryAnswers(country, language),
  reject: countryRejects(country, language),
})

const NEIGHBOURS: Readonly<Record<string, number>> = { easy: 3, medium: 2, hard: 2, enigmaster: 2 }

const TOPICS = {
  english: ['geography', 'countries', 'borders', 'maps', 'neighbours', 'travel', 'world'],
  italian: ['geografia', 'paesi', 'confini', 'mappe', 'stati', 'viaggi', 'mondo', 'nazioni'],
}

const neighbourOfSome = wordedTemplate<Between>({
  id: 'neighbour-of-some',
  category: 'places',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard', 'enigmaster'],
  choose: (random, difficulty) =>
    chooseBetween(countriesFor(difficulty), NEIGHBOURS[difficulty] ?? 2, random),
  english: {
    topics: TOPICS.english,
    write: ({ answer, beside }, random) => ({
      category: 'Neighbours',
      prompt: draw(
        [
          `Which country borders ${listInEnglish(beside.map((each) => fullName(each, 'english')))}?`,
          `${english(beside)} have one neighbour in common by land. Which country?`,
          `I share a land border with ${english(beside)}. Which country am I?`,
        ],
        random,
      ),
      ...answersOf(answer, 'english'),
      explanation: `No other country has a land border with ${english(beside)} alike.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ answer, beside }, random) => ({
      category: 'Vicini di casa',
      prompt: draw(
        [
          `Quale Stato confina ${withItalian(beside)}?`,
          `Confino via terra ${withItalian(beside)}. Che Stato sono?`,
          `${italian(beside)}: quale Stato è vicino di casa di ${beside.length === 2 ? 'entrambi' : `tutti e ${beside.length === 3 ? 'tre' : beside.length}`}?`,
        ],
        random,
      ),
      ...answersOf(answer, 'italian'),
      explanation: `È l’unico Stato a confinare ${withItalian(beside)}.`,
    }),
  },
})

const surrounded = wordedTemplate<Between>({
  id: 'all-its-neighbours',
  category: 'places',
  kind: 'riddle',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose: (random, difficulty) => chooseSurrounded(countriesFor(difficulty), random),
  english: {
    topics: TOPICS.english,
    write: ({ answer, beside }, random) => ({
      category: 'On the map',
      prompt:
        beside.length === 1
          ? draw(
              [
                `By land you can leave me for ${english(beside)} only. Which country am I?`,
                `My one and only land border is with ${english(beside)}. What country am I?`,
              ],
              random,
            )
          : draw(
              [
                `Walk out of me in any direction and you end up in ${english(beside).replace(/ and (?=[^,]*$)/, ' or ')}, unless there is sea in the way. Which country am I?`,
                `My land borders are with ${english(beside)}, and nobody else. Which country am I?`,
              ],
              random,
            ),
      ...answersOf(answer, 'english'),
      explanation: `${fullName(answer, 'english')} ${/s$/.test(answer.names.english) && answer.names.english.startsWith('the ') ? 'have' : 'has'} ${beside.length === 1 ? 'a single land neighbour' : `${beside.length} land neighbours`}: ${english(beside)}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ answer, beside }, random) => ({
      category: 'Sulla carta geografica',
      prompt:
        beside.length === 1
          ? draw(
              [
                `Il mio unico confine di terra è ${withItalian(beside)}. Che Stato sono?`,
                `Ho un solo vicino via terra: ${italian(beside)}. Che Stato sono?`,
              ],
              random,
            )
          : draw(
              [
                `Confino via terra ${withItalian(beside)}, e con nessun altro. Che Stato sono?`,
                `I miei vicini via terra sono in tutto ${beside.length}: ${italian(beside)}. Che Stato sono?`,
              ],
              random,
            ),
      ...answersOf(answer, 'italian'),
      explanation: `I confini terrestri ${inItalian('di', answer)} sono solo ${withItalian(beside)}.`,
    }),
  },
})

const JOURNEY_STEPS: Readonly<Record<string, number>> = { medium: 1, hard: 2, enigmaster: 3 }
const ORDER = {
  english: ['first', 'second', 'third'],
  italian: ['primo', 'secondo', 'terzo'],
}

const journey = wordedTemplate<Journey>({
  id: 'fewest-borders',
  category: 'places',
  kind: 'question',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose: (random, difficulty) =>
    chooseJourney(
      countriesFor(difficulty === 'medium' ? 'medium' : 'hard').filter(
        ({ neighbours }) => neighbours.length > 0,
      ),
      JOURNEY_STEPS[difficulty] ?? 1,
      random,
    ),
  english: {
    topics: TOPICS.english,
    write: ({ from, to, through, asked }, random) => {
      const ends = `from ${fullName(from, 'english')} to ${fullName(to, 'english')}`
      return {
        category: 'Road trip',
        prompt:
          through.length === 1
            ? draw(
                [
                  `You drive ${ends} and cross as few borders as you can. Which country do you drive through?`,
                  `Going overland ${ends} takes just one country in between. Which one?`,
                ],
                random,
              )
            : `You travel overland ${ends}, crossing as few borders as possible. Which is the ${ORDER.english[asked]} of the ${through.length === 2 ? 'two' : 'three'} countries in between?`,
        ...answersOf(through[asked] as Country, 'english'),
        explanation: `The shortest chain of borders runs ${[from, ...through, to].map((each) => fullName(each, 'english')).join(' – ')}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ from, to, through, asked }, random) => {
      const ends = `${inItalian('da', from)} ${inItalian('a', to)}`
      return {
        category: 'In viaggio',
        prompt:
          through.length === 1
            ? draw(
                [
                  `Vai in auto ${ends} passando meno confini possibile. Quale Stato attraversi?`,
                  `Per andare via terra ${ends} basta attraversare un solo Stato. Quale?`,
                ],
                random,
              )
            : `Vai via terra ${ends} passando meno confini possibile. Qual è il ${ORDER.italian[asked]} dei ${through.length === 2 ? 'due' : 'tre'} Stati che attraversi?`,
        ...answersOf(through[asked] as Country, 'italian'),
        explanation: `La catena di confini più corta è: ${[from, ...through, to].map((each) => fullName(each, 'italian')).join(' – ')}.`,
      }
    },
  },
})

interface BetweenClues {
  readonly answer: Country
  readonly clues: readonly [CountryClue, CountryClue]
}

const betweenClues = wordedTemplate<BetweenClues>({
  id: 'neighbour-of-two-clues',
  category: 'places',
  kind: 'riddle',
  difficulties: ['hard', 'enigmaster'],
  choose(random, difficulty) {
    const between = chooseBetween(countriesFor(difficulty), 2, random)
    if (!between) return null
    const [one, other] = between.beside.map((country) => {
      const clues = countryClues().filter((clue) => clue.country === country)
      return clues.length > 0 ? draw(clues, random) : undefined
    })
    return one && other ? { answer: between.answer, clues: [one, other] } : null
  },
  english: {
    topics: TOPICS.english,
    write: ({ answer, clues: [one, other] }) => ({
      category: 'In between',
      prompt: `Which country borders both the country of ${one.english} and the country of ${other.english}?`,
      ...answersOf(answer, 'english'),
      explanation: `${fullName(one.country, 'english')} and ${fullName(other.country, 'english')} have it as their only common neighbour.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ answer, clues: [one, other] }) => ({
      category: 'Nel mezzo',
      prompt: `Quale Stato confina sia con il Paese ${one.italian} sia con il Paese ${other.italian}?`,
      ...answersOf(answer, 'italian'),
      explanation: `${fullName(one.country, 'italian')} e ${fullName(other.country, 'italian')} hanno un solo vicino in comune.`,
    }),
  },
})

export const borderTemplates: readonly QuizTemplate[] = [
  ...neighbourOfSome,
  ...surrounded,
  ...journey,
  ...betweenClues,
]
