import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'
import { draw, drawSome } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { countriesFor, FAME } from './border-questions.ts'
import {
  allCountries,
  type Continent,
  type Country,
  capitalAnswers,
  countryAnswers,
  countryOf,
  countryRejects,
  fullName,
  inItalian,
} from './countries.ts'
import { type CountryClue, countryClues } from './country-clues.ts'
import { possessive } from './english-grammar.ts'

type WithCapital = Country & { readonly capitals: Readonly<Record<Language, string>> }

const withCapital = (countries: readonly Country[]): WithCapital[] =>
  countries.filter((country): country is WithCapital => country.capitals !== undefined)

const TOPICS = {
  english: ['geography', 'capitals', 'capital cities', 'cities', 'countries', 'travel'],
  italian: ['geografia', 'capitali', 'citta', 'paesi', 'stati', 'viaggi'],
}

/** Capitals of the neighbours and of the confusable: what one types who nearly knows. */
function otherCapitals(country: Country, language: Language): string[] {
  const own = capitalAnswers(country, language)
  return country.neighbours
    .slice(0, 6)
    .flatMap((code) => capitalAnswers(countryOf(code), language).slice(0, 1))
    .filter((name) => !own.includes(name))
}

/** The bigger city that many take for the capital, or a capital that the judge would take for a slip of the pen. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  JM: ['Kingstown'],
  VC: ['Kingston'],
  AU: ['Sydney', 'Melbourne'],
  BR: ['Rio de Janeiro', 'São Paulo'],
  CA: ['Toronto', 'Montreal', 'Vancouver'],
  TR: ['Istanbul'],
  US: ['New York'],
  NZ: ['Auckland'],
  CH: ['Zurich', 'Zurigo', 'Geneva', 'Ginevra'],
  MA: ['Casablanca', 'Marrakesh'],
  NG: ['Lagos'],
  PK: ['Karachi'],
  VN: ['Ho Chi Minh', 'Saigon'],
  CN: ['Shanghai'],
  IN: ['Mumbai', 'Bombay'],
  EC: ['Guayaquil'],
  KZ: ['Almaty'],
  AE: ['Dubai'],
  DE: ['Bonn'],
  IT: ['Milan', 'Milano'],
  ES: ['Barcelona', 'Barcellona'],
}

const capitalOfClue = wordedTemplate<CountryClue>({
  id: 'capital-of-clue',
  category: 'places',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty) {
    const clues = countryClues().filter(
      ({ country }) => country.capitals !== undefined && country.fame === FAME[difficulty],
    )
    return draw(clues, random)
  },
  english: {
    topics: TOPICS.english,
    write: ({ country, english }, random) => ({
      category: 'Two steps',
      prompt: draw(
        [
          `What is the capital of the country of ${english}?`,
          `Think of the country of ${english}. Which city is its capital?`,
          `Name the capital of the country that is home to ${english}.`,
        ],
        random,
      ),
      answers: capitalAnswers(country, 'english'),
      reject: [...otherCapitals(country, 'english'), ...(MISTAKEN[country.code] ?? [])],
      explanation: `The country is ${fullName(country, 'english')}, and its capital is ${country.capitals?.english}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ country, italian }, random) => ({
      category: 'In due passi',
      prompt: draw(
        [
          `Qual è la capitale del Paese ${italian}?`,
          `Pensa al Paese ${italian}: come si chiama la sua capitale?`,
          `Che città è la capitale del Paese ${italian}?`,
        ],
        random,
      ),
      answers: capitalAnswers(country, 'italian'),
      reject: [...otherCapitals(country, 'italian'), ...(MISTAKEN[country.code] ?? [])],
      explanation: `Il Paese: ${fullName(country, 'italian')}. La sua capitale è ${country.capitals?.italian}.`,
    }),
  },
})

const countryOfCapital = wordedTemplate<WithCapital>({
  id: 'country-of-capital',
  category: 'places',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty) {
    const countries = withCapital(allCountries().filter(({ fame }) => fame === FAME[difficulty]))
    return draw(countries, random)
  },
  english: {
    topics: TOPICS.english,
    write: (country, random) => ({
      category: 'Capitals',
      prompt: draw(
        [
          `You land in ${country.capitals.english}. Which country’s capital are you in?`,
          `An ambassador moves to ${country.capitals.english}. To which country is she sent?`,
          `Whose capital is ${country.capitals.english}?`,
          `Parliament sits in ${country.capitals.english}. Of which country?`,
        ],
        random,
      ),
      answers: countryAnswers(country, 'english'),
      reject: countryRejects(country, 'english'),
      explanation: `${country.capitals.english} is the capital of ${fullName(country, 'english')}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: (country, random) => ({
      category: 'Capitali',
      prompt: draw(
        [
          `Di quale Stato è capitale ${country.capitals.italian}?`,
          `L’aereo atterra nella capitale: benvenuti a ${country.capitals.italian}. In che Stato siamo?`,
          `Un’ambasciatrice prende servizio a ${country.capitals.italian}. In quale Stato l’hanno mandata?`,
        ],
        random,
      )
        .replace(/ a Il /, ' al ')
        .replace(/ a (?=A)/, ' ad '),
      answers: countryAnswers(country, 'italian'),
      reject: countryRejects(country, 'italian'),
      explanation: `${country.capitals.italian} è la capitale ${inItalian('di', country)}.`,
    }),
  },
})

interface Analogy {
  readonly shown: WithCapital
  readonly asked: WithCapital
}

const capitalAnalogy = wordedTemplate<Analogy>({
  id: 'capital-analogy',
  category: 'places',
  kind: 'missing',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty) {
    const [shown] = drawSome(withCapital(countriesFor('easy')), 1, random)
    const asked = draw(withCapital(allCountries().filter(({ fame }) => fame === FAME[difficulty])), random)
    return shown && shown !== asked ? { shown, asked } : null
  },
  english: {
    topics: TOPICS.english,
    write: ({ shown, asked }, random) => ({
      category: 'As this is to that',
      prompt: draw(
        [
          `${fullName(shown, 'english')} is to ${shown.capitals.english} as ${fullName(asked, 'english')} is to …?`,
          `${shown.capitals.english} goes with ${fullName(shown, 'english')}. What goes with ${fullName(asked, 'english')}?`,
        ],
        random,
      ),
      answers: capitalAnswers(asked, 'english'),
      reject: [...otherCapitals(asked, 'english'), ...(MISTAKEN[asked.code] ?? [])],
      explanation: `${possessive(fullName(asked, 'english'))} capital is ${asked.capitals.english}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ shown, asked }, random) => ({
      category: 'Proporzioni',
      prompt: draw(
        [
          `${fullName(shown, 'italian')} sta a ${shown.capitals.italian} come ${fullName(asked, 'italian')} sta a…?`,
          `Se ${inItalian('a', shown)} corrisponde ${shown.capitals.italian}, che cosa corrisponde ${inItalian('a', asked)}?`,
        ],
        random,
      )
        .replace(/^(Gli|I|Le|gli|i|le) (.+?) sta a/, '$1 $2 stanno a')
        .replace(/come (gli|i|le) (.+?) sta a/, 'come $1 $2 stanno a'),
      answers: capitalAnswers(asked, 'italian'),
      reject: [...otherCapitals(asked, 'italian'), ...(MISTAKEN[asked.code] ?? [])],
      explanation: `La capitale ${inItalian('di', asked)} è ${asked.capitals.italian}.`,
    }),
  },
})

interface Stray {
  readonly stray: WithCapital
  readonly capitals: readonly WithCapital[]
  readonly home: Continent
}

const CONTINENTS: Readonly<Record<Language, Readonly<Record<Continent, string>>>> = {
  english: { AF: 'Africa', AM: 'the Americas', AS: 'Asia', EU: 'Europe', OC: 'Oceania' },
  italian: { AF: 'in Africa', AM: 'in America', AS: 'in Asia', EU: 'in Europa', OC: 'in Oceania' },
}

function chooseStray(random: Random, difficulty: Difficulty): Stray | null {
  const countries = withCapital(countriesFor(difficulty))
  const home = draw<Continent>(['AF', 'AM', 'AS', 'EU'], random)
  const natives = drawSome(
    countries.filter(({ continent }) => continent === home),
    3,
    random,
  )
  const stray = draw(
    countries.filter(
      ({ continent, fame }) => continent !== undefined && continent !== home && fame >= FAME[difficulty] - 1,
    ),
    random,
  )
  return natives.length === 3 ? { stray, capitals: drawSome([...natives, stray], 4, random), home } : null
}

const strayCapital = wordedTemplate<Stray>({
  id: 'stray-capital',
  category: 'places',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard', 'enigmaster'],
  choose: chooseStray,
  english: {
    topics: TOPICS.english,
    write: ({ stray, capitals, home }, random) => {
      const list = capitals.map((each) => each.capitals.english).join(', ')
      return {
        category: 'The odd one out',
        prompt: draw(
          [
            `${list}: three of these capitals lie in ${CONTINENTS.english[home]}. Which country does the fourth belong to?`,
            `One of these capitals is not in ${CONTINENTS.english[home]}: ${list}. Which country is it the capital of?`,
          ],
          random,
        ),
        answers: countryAnswers(stray, 'english'),
        reject: countryRejects(stray, 'english'),
        explanation: `${stray.capitals.english} is the capital of ${fullName(stray, 'english')}; the others are in ${CONTINENTS.english[home]}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ stray, capitals, home }, random) => {
      const list = capitals.map((each) => each.capitals.italian).join(', ')
      return {
        category: 'L’intruso',
        prompt: draw(
          [
            `${list}: tre di queste capitali sono ${CONTINENTS.italian[home]}. Di quale Stato è capitale l’intrusa?`,
            `Una di queste capitali non si trova ${CONTINENTS.italian[home]}: ${list}. Di quale Stato è?`,
          ],
          random,
        ),
        answers: countryAnswers(stray, 'italian'),
        reject: countryRejects(stray, 'italian'),
        explanation: `${stray.capitals.italian} è la capitale ${inItalian('di', stray)}; le altre sono ${CONTINENTS.italian[home]}.`,
      }
    },
  },
})

export const capitalTemplates: readonly QuizTemplate[] = [
  ...capitalOfClue,
  ...countryOfCapital,
  ...capitalAnalogy,
  ...strayCapital,
]
