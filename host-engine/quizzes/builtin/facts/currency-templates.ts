import type { Language } from '#shared/constants/game.ts'
import { draw, drawSome, lazily } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { FAME } from './border-questions.ts'
import {
  allCountries,
  type Country,
  countryAnswers,
  countryOf,
  countryRejects,
  fullName,
  inItalian,
} from './countries.ts'
import { type CountryClue, countryClues } from './country-clues.ts'
import { COUNTRY_TOPICS } from './country-topics.ts'
import { CURRENCY_TABLE } from './currency-table.ts'
import { listInEnglish } from './english-grammar.ts'
import { type Gender, listInItalian, withArticle } from './italian-grammar.ts'

interface Currency {
  readonly names: Readonly<Record<Language, string>>
  readonly gender: Gender
  readonly users: readonly Country[]
}

const currencies = lazily((): readonly Currency[] =>
  CURRENCY_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', english = '', italian = '', gender] = line.split('|')
      return {
        names: { english, italian },
        gender: gender as Gender,
        users: allCountries().filter((country) => country.currencies[0] === code),
      }
    }),
)

const currencyName = ({ names, gender }: Currency, language: Language): string =>
  language === 'english' ? `the ${names.english}` : withArticle(names.italian, gender)

const CURRENCY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'pound sterling': ['pound', 'British pound'],
  sterlina: ['sterlina inglese', 'sterlina britannica', 'lira sterlina', 'pound'],
  'West African CFA franc': ['CFA franc'],
  'Central African CFA franc': ['CFA franc'],
  'franco CFA dell’Africa occidentale': ['franco CFA'],
  'franco CFA dell’Africa centrale': ['franco CFA'],
  'US dollar': ['American dollar'],
  'dollaro statunitense': ['dollaro americano', 'dollaro USA'],
  yuan: ['renminbi'],
}

/** "yen" alone is right where another word only says whose. */
const currencyAnswers = ({ names }: Currency, language: Language): string[] => {
  const name = names[language]
  const short = language === 'english' ? name.split(' ').at(-1) : name.split(' ')[0]
  return [name, ...(short && short !== name ? [short] : []), ...(CURRENCY_ALIASES[name] ?? [])]
}

const countryOfCurrency = wordedTemplate<Currency>({
  id: 'country-of-currency',
  category: 'everyday',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty, language) {
    const currency = draw(currencies(), random)
    const [country] = currency.users
    // "Kenyan shilling" would be no question.
    const tellsWhere = currency.names[language].includes(' ')
    return country && currency.users.length === 1 && !tellsWhere && country.fame === FAME[difficulty]
      ? currency
      : null
  },
  english: {
    topics: [...COUNTRY_TOPICS.english, 'money', 'currency', 'currencies'],
    write: (currency, random) => ({
      category: 'Money',
      prompt: draw(
        [
          `Where would you pay with ${currencyName(currency, 'english')}?`,
          `The shop takes only one currency: ${currencyName(currency, 'english')}. Which country are you in?`,
        ],
        random,
      ),
      answers: countryAnswers(currency.users[0] as Country, 'english'),
      reject: countryRejects(currency.users[0] as Country, 'english'),
      explanation: `${currencyName(currency, 'english')} is the money of ${fullName(currency.users[0] as Country, 'english')}.`,
    }),
  },
  italian: {
    topics: [...COUNTRY_TOPICS.italian, 'soldi', 'monete', 'valute', 'denaro'],
    write: (currency, random) => ({
      category: 'Soldi',
      prompt: draw(
        [
          `In quale Stato si paga con ${currencyName(currency, 'italian')}?`,
          `${currencyName(currency, 'italian')} è la moneta di quale Stato?`,
        ],
        random,
      ),
      answers: countryAnswers(currency.users[0] as Country, 'italian'),
      reject: countryRejects(currency.users[0] as Country, 'italian'),
      explanation: `${currencyName(currency, 'italian')} è la moneta ${inItalian('di', currency.users[0] as Country)}.`,
    }),
  },
})

interface Purse {
  readonly currency: Currency
  readonly where: readonly Country[]
}

const sharedCurrency = wordedTemplate<Purse>({
  id: 'shared-currency',
  category: 'everyday',
  kind: 'question',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const currency = draw(
      currencies().filter(({ users }) => users.length > 1),
      random,
    )
    const users = currency.users.filter(
      ({ fame, currencies: all }) => fame <= FAME[difficulty] && all.length === 1,
    )
    // Half of Europe pays in euros: that would be the answer every second time.
    if (currency.names.english === 'euro' && (difficulty !== 'medium' || random() < 0.6)) return null
    const where = drawSome(users, 2, random)
    return where.length === 2 ? { currency, where } : null
  },
  english: {
    topics: [...COUNTRY_TOPICS.english, 'money', 'currency', 'currencies'],
    write: ({ currency, where }) => ({
      category: 'Money',
      prompt: `Which money do you need in both ${listInEnglish(where.map((each) => fullName(each, 'english')))}?`,
      answers: currencyAnswers(currency, 'english'),
      explanation: `Both ${listInEnglish(where.map((each) => fullName(each, 'english')))} use ${currencyName(currency, 'english')}.`,
    }),
  },
  italian: {
    topics: [...COUNTRY_TOPICS.italian, 'soldi', 'monete', 'valute', 'denaro'],
    write: ({ currency, where }) => ({
      category: 'Soldi',
      prompt: `${listInItalian(where.map((each) => fullName(each, 'italian')))} hanno la stessa moneta. Quale?`,
      answers: currencyAnswers(currency, 'italian'),
      explanation: `In entrambi gli Stati si paga con ${currencyName(currency, 'italian')}.`,
    }),
  },
})

interface Purchase {
  readonly clue: CountryClue
  readonly currency: Currency
}

const currencyOfClue = wordedTemplate<Purchase>({
  id: 'currency-of-clue',
  category: 'everyday',
  kind: 'question',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const clue = draw(countryClues(), random)
    const currency = currencies().find(({ users }) => users.includes(countryOf(clue.country.code)))
    if (!currency || clue.country.fame !== FAME[difficulty] - 1) return null
    if (currency.names.english === 'euro' && random() < 0.8) return null
    return { clue, currency }
  },
  english: {
    topics: [...COUNTRY_TOPICS.english, 'money', 'currency', 'currencies'],
    write: ({ clue, currency }) => ({
      category: 'Money',
      prompt: `What do people pay with in the country of ${clue.english}?`,
      answers: currencyAnswers(currency, 'english'),
      explanation: `It is ${fullName(clue.country, 'english')}, where one pays with ${currencyName(currency, 'english')}.`,
    }),
  },
  italian: {
    topics: [...COUNTRY_TOPICS.italian, 'soldi', 'monete', 'valute', 'denaro'],
    write: ({ clue, currency }) => ({
      category: 'Soldi',
      prompt: `Con quale moneta si paga nel Paese ${clue.italian}?`,
      answers: currencyAnswers(currency, 'italian'),
      explanation: `Il Paese: ${fullName(clue.country, 'italian')}. Lì si paga con ${currencyName(currency, 'italian')}.`,
    }),
  },
})

export const currencyTemplates: readonly QuizTemplate[] = [
  ...countryOfCurrency,
  ...sharedCurrency,
  ...currencyOfClue,
]
