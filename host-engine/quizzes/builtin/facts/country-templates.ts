import type { Difficulty, Language } from '#shared/constants/game.ts'
import { foldText } from '../../../rules/judge/fold-text.ts'
import { draw, drawSome, lazily } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { countriesFor, FAME } from './border-questions.ts'
import {
  allCountries,
  bareName,
  type Continent,
  type Country,
  countryAnswers,
  countryOf,
  countryRejects,
  fullName,
  inItalian,
} from './countries.ts'
import { type CountryClue, countryClues } from './country-clues.ts'
import { CURRENCY_TABLE } from './currency-table.ts'
import { listInEnglish } from './english-grammar.ts'
import { type Gender, listInItalian, withArticle } from './italian-grammar.ts'

const TOPICS = {
  english: ['geography', 'countries', 'travel', 'world', 'nations'],
  italian: ['geografia', 'paesi', 'stati', 'viaggi', 'mondo', 'nazioni'],
}

const lettersOf = (text: string): string => foldText(text).replace(/[^a-z]/g, '')

const countryOfClues = wordedTemplate<readonly [CountryClue, CountryClue]>({
  id: 'country-of-clues',
  category: 'places',
  kind: 'question',
  difficulties: ['easy', 'medium'],
  choose(random, difficulty) {
    const country = draw(countriesFor(difficulty), random)
    const [one, other] = drawSome(
      countryClues().filter((clue) => clue.country === country),
      2,
      random,
    )
    return one && other ? [one, other] : null
  },
  english: {
    topics: TOPICS.english,
    write: ([one, other], random) => ({
      category: 'Around the world',
      prompt: draw(
        [
          `It is the country of ${one.english}, and of ${other.english}. Which country?`,
          `The country of ${one.english} is the country of ${other.english}, too. Which is it?`,
        ],
        random,
      ),
      answers: countryAnswers(one.country, 'english'),
      reject: countryRejects(one.country, 'english'),
      explanation: `Both belong to ${fullName(one.country, 'english')}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ([one, other], random) => ({
      category: 'Giro del mondo',
      prompt: draw(
        [
          `È il Paese ${one.italian}, ma anche ${other.italian}. Quale?`,
          `Il Paese ${one.italian} è anche il Paese ${other.italian}. Qual è?`,
        ],
        random,
      ),
      answers: countryAnswers(one.country, 'italian'),
      reject: countryRejects(one.country, 'italian'),
      explanation: `La risposta è ${fullName(one.country, 'italian')}.`,
    }),
  },
})

interface Letters {
  readonly country: Country
  readonly continent: Continent
  readonly letters: string
  /** How many letters of the end are told. */
  readonly ending: number
}

const PLACES: Readonly<Record<Language, Readonly<Record<Continent, readonly [string, string]>>>> = {
  english: {
    AF: ['an African country', 'Africa'],
    AM: ['a country in the Americas', 'the Americas'],
    AS: ['an Asian country', 'Asia'],
    EU: ['a European country', 'Europe'],
    OC: ['a country in Oceania', 'Oceania'],
  },
  italian: {
    AF: ['uno Stato africano', 'l’Africa'],
    AM: ['uno Stato americano', 'l’America'],
    AS: ['uno Stato asiatico', 'l’Asia'],
    EU: ['uno Stato europeo', 'l’Europa'],
    OC: ['uno Stato dell’Oceania', 'l’Oceania'],
  },
}

/** Only the beginning and end of the name, its length and the continent: one country is left. */
function chooseLetters(country: Country, difficulty: Difficulty, language: Language): Letters | null {
  const { continent } = country
  if (continent === undefined || bareName(country, language).includes(' ')) return null
  const letters = lettersOf(bareName(country, language))
  const ending = difficulty === 'enigmaster' ? 1 : 2
  const fits = allCountries().filter((other) => {
    const others = countryAnswers(other, language).map(lettersOf)
    return (
      (other.continent ?? continent) === continent &&
      others.some(
        (name) =>
          name.length === letters.length &&
          name.endsWith(letters.slice(-ending)) &&
          (difficulty === 'enigmaster' || name[0] === letters[0]),
      )
    )
  })
  return fits.length === 1 ? { country, continent, letters, ending } : null
}

const COUNTED = {
  english: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
  ],
  italian: [
    'zero',
    'una',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
    'tredici',
    'quattordici',
  ],
}

const countryByLetters = wordedTemplate<Letters>({
  id: 'country-by-letters',
  category: 'places',
  kind: 'missing',
  difficulties: ['easy', 'medium', 'hard', 'enigmaster'],
  choose: (random, difficulty, language) =>
    chooseLetters(
      draw(countriesFor(difficulty === 'enigmaster' ? 'hard' : difficulty), random),
      difficulty,
      language,
    ),
  english: {
    topics: TOPICS.english,
    write: ({ country, continent, letters, ending }, random) => {
      const [one, all] = PLACES.english[continent]
      const end = letters.slice(-ending).toUpperCase()
      const first = letters.slice(0, 1).toUpperCase()
      return {
        category: 'Letter by letter',
        prompt:
          ending === 1
            ? `Only one country in ${all} has a name of ${COUNTED.english[letters.length] ?? letters.length} letters that ends in ${end}. Which one?`
            : draw(
                [
                  `Name ${one}: ${COUNTED.english[letters.length] ?? letters.length} letters, beginning with ${first} and ending in ${end}.`,
                  `Fill the gaps to find ${one}: ${[first, ...Array(letters.length - 3).fill('_'), ...end].join(' ')}`,
                ],
                random,
              ),
        answers: countryAnswers(country, 'english'),
        reject: countryRejects(country, 'english'),
        explanation: `${[...letters.toUpperCase()].join('-')} has ${letters.length} letters, and no other country in ${all} fits.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ country, continent, letters, ending }, random) => {
      const [one, all] = PLACES.italian[continent]
      const end = letters.slice(-ending).toUpperCase()
      const first = letters.slice(0, 1).toUpperCase()
      return {
        category: 'Lettera per lettera',
        prompt:
          ending === 1
            ? `Tra gli Stati del${all}, uno solo ha un nome di ${COUNTED.italian[letters.length] ?? letters.length} lettere che finisce per ${end}. Quale?`
            : draw(
                [
                  `Trova ${one} di ${COUNTED.italian[letters.length] ?? letters.length} lettere che comincia per ${first} e finisce in ${end}.`,
                  `Riempi gli spazi e leggerai il nome di ${one}: ${[first, ...Array(letters.length - 3).fill('_'), ...end].join(' ')}`,
                ],
                random,
              ),
        answers: countryAnswers(country, 'italian'),
        reject: countryRejects(country, 'italian'),
        explanation: `${[...letters.toUpperCase()].join('-')}: ${letters.length} lettere, e per tutta ${all} nessun altro nome va bene.`,
      }
    },
  },
})

/** Short words that stand inside names of countries. */
const HIDDEN: Readonly<Record<Language, string>> = {
  english:
    'pain rug hung many key pal chin ban ran man mad gas car thai ire ice den ham eel gal pan ant rat rush tan tone kit nit bad rain urn war corn row era tar oat ate live via ally gap sing lad road ape pin rage gum met mar rock ail hail hand tie jam pen way raw rot wand star rod net hat ear got bet tub red let liver lit hue vat mat tin',
  italian:
    'mar oca era pari ape nido ali nave via tino arma mania rami mano rete polo banda gallo argento remo lega ira riga sola isola gita gru guai oro mina ruga barba tana lira urne gas carta pere messi mosca rea erba orto porto porta arie',
}

interface HiddenWord {
  readonly word: string
  readonly country: Country
}

const hiddenWords: Readonly<Record<Language, () => readonly HiddenWord[]>> = {
  english: lazily(() => findHidden('english')),
  italian: lazily(() => findHidden('italian')),
}

/** The words that one country alone hides. A word that begins its name is no secret. */
function findHidden(language: Language): HiddenWord[] {
  return HIDDEN[language].split(' ').flatMap((word) => {
    const hiding = allCountries().filter((country) =>
      countryAnswers(country, language).some((name) => lettersOf(name).includes(word)),
    )
    const [country] = hiding
    return country && hiding.length === 1 && lettersOf(bareName(country, language)).indexOf(word) > 0
      ? [{ word, country }]
      : []
  })
}

const hiddenInCountry = wordedTemplate<HiddenWord>({
  id: 'hidden-in-country',
  category: 'words',
  kind: 'riddle',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty, language) {
    const words = hiddenWords[language]().filter(({ country }) => country.fame === FAME[difficulty])
    return words.length > 0 ? draw(words, random) : null
  },
  english: {
    topics: [...TOPICS.english, 'words', 'wordplay', 'hidden words'],
    write: ({ word, country }, random) => ({
      category: 'Hide and seek',
      prompt: draw(
        [
          `Which country hides the word “${word}” in its name?`,
          `Look for “${word}” in the names of all countries: you find it in just one. Which?`,
        ],
        random,
      ),
      answers: countryAnswers(country, 'english'),
      reject: countryRejects(country, 'english'),
      explanation: `It stands in ${lettersOf(bareName(country, 'english')).replace(word, (found) => found.toUpperCase())}, and in no other country’s name.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'parole', 'giochi di parole', 'parole nascoste'],
    write: ({ word, country }, random) => ({
      category: 'Nascondino',
      prompt: draw(
        [
          `Quale Stato nasconde nel suo nome la parola «${word}»?`,
          `Nei nomi di tutti gli Stati, la parola «${word}» si nasconde una volta sola. Dove?`,
        ],
        random,
      ),
      answers: countryAnswers(country, 'italian'),
      reject: countryRejects(country, 'italian'),
      explanation: `La si legge in ${lettersOf(bareName(country, 'italian')).replace(word, (found) => found.toUpperCase())}, e in nessun altro nome di Stato.`,
    }),
  },
})

/** Whose ending tells little: not the first two letters of the name. */
const hasOddDomain = (country: Country, language: Language): boolean =>
  !lettersOf(bareName(country, language)).startsWith(country.code.toLowerCase()) && country.code !== 'GB'

const domain = wordedTemplate<Country>({
  id: 'internet-domain',
  category: 'everyday',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard', 'enigmaster'],
  choose(random, difficulty, language) {
    const country = draw(allCountries(), random)
    return country.fame === FAME[difficulty] && hasOddDomain(country, language) ? country : null
  },
  english: {
    topics: [...TOPICS.english, 'internet', 'web', 'computers'],
    write: (country, random) => ({
      category: 'Web addresses',
      prompt: draw(
        [
          `Web addresses of which country end in .${country.code.toLowerCase()}?`,
          `A shop’s site ends in .${country.code.toLowerCase()}. In which country is it at home?`,
        ],
        random,
      ),
      answers: countryAnswers(country, 'english'),
      reject: countryRejects(country, 'english'),
      explanation: `.${country.code.toLowerCase()} comes from the two-letter code ${country.code} of ${fullName(country, 'english')}.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'internet', 'web', 'computer'],
    write: (country, random) => ({
      category: 'Indirizzi web',
      prompt: draw(
        [
          `Di quale Stato sono i siti che finiscono in .${country.code.toLowerCase()}?`,
          `Il sito di un negozio finisce in .${country.code.toLowerCase()}: in quale Stato sta di casa?`,
        ],
        random,
      ),
      answers: countryAnswers(country, 'italian'),
      reject: countryRejects(country, 'italian'),
      explanation: `.${country.code.toLowerCase()} viene da ${country.code}, la sigla internazionale ${inItalian('di', country)}.`,
    }),
  },
})

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
    topics: [...TOPICS.english, 'money', 'currency', 'currencies'],
    write: (currency, random) => ({
      category: 'Money',
      prompt: draw(
        [
          `Where would you pay with ${currencyName(currency, 'english')}?`,
          `Your change comes back in coins of ${currencyName(currency, 'english')}. Which country are you in?`,
        ],
        random,
      ),
      answers: countryAnswers(currency.users[0] as Country, 'english'),
      reject: countryRejects(currency.users[0] as Country, 'english'),
      explanation: `${currencyName(currency, 'english')} is the money of ${fullName(currency.users[0] as Country, 'english')}.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'soldi', 'monete', 'valute', 'denaro'],
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
    if (currency.names.english === 'euro' && random() < 0.6) return null
    const where = drawSome(users, 2, random)
    return where.length === 2 ? { currency, where } : null
  },
  english: {
    topics: [...TOPICS.english, 'money', 'currency', 'currencies'],
    write: ({ currency, where }) => ({
      category: 'Money',
      prompt: `Which money do you need in both ${listInEnglish(where.map((each) => fullName(each, 'english')))}?`,
      answers: currencyAnswers(currency, 'english'),
      explanation: `Both ${listInEnglish(where.map((each) => fullName(each, 'english')))} use ${currencyName(currency, 'english')}.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'soldi', 'monete', 'valute', 'denaro'],
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
    if (!currency || clue.country.fame > FAME[difficulty] - 1) return null
    if (currency.names.english === 'euro' && random() < 0.8) return null
    return { clue, currency }
  },
  english: {
    topics: [...TOPICS.english, 'money', 'currency', 'currencies'],
    write: ({ clue, currency }) => ({
      category: 'Money',
      prompt: `What do people pay with in the country of ${clue.english}?`,
      answers: currencyAnswers(currency, 'english'),
      explanation: `It is ${fullName(clue.country, 'english')}, where one pays with ${currencyName(currency, 'english')}.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'soldi', 'monete', 'valute', 'denaro'],
    write: ({ clue, currency }) => ({
      category: 'Soldi',
      prompt: `Con quale moneta si paga nel Paese ${clue.italian}?`,
      answers: currencyAnswers(currency, 'italian'),
      explanation: `Il Paese: ${fullName(clue.country, 'italian')}. Lì si paga con ${currencyName(currency, 'italian')}.`,
    }),
  },
})

export const countryTemplates: readonly QuizTemplate[] = [
  ...countryOfClues,
  ...countryByLetters,
  ...hiddenInCountry,
  ...domain,
  ...countryOfCurrency,
  ...sharedCurrency,
  ...currencyOfClue,
]
