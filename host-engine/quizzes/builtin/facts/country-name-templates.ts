import type { Difficulty, Language } from '#shared/constants/game.ts'
import { foldText } from '../../../rules/judge/fold-text.ts'
import { draw, lazily } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { countriesFor, FAME } from './border-questions.ts'
import {
  allCountries,
  bareName,
  type Continent,
  type Country,
  countryAnswers,
  countryRejects,
} from './countries.ts'
import { COUNTRY_TOPICS } from './country-topics.ts'

const lettersOf = (text: string): string => foldText(text).replace(/[^a-z]/g, '')

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
    topics: COUNTRY_TOPICS.english,
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
    topics: COUNTRY_TOPICS.italian,
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
        explanation: `${[...letters.toUpperCase()].join('-')}: ${letters.length} lettere, e nessun altro Stato del${all} va bene.`,
      }
    },
  },
})

/** Short words that stand inside names of countries; Italian names hide too few that are worth finding. */
const HIDDEN =
  'pain rug hung many key pal chin ban ran man mad gas car thai ire ice den ham eel gal pan ant rat rush tan tone kit nit bad rain urn war corn row era tar oat ate live via ally gap sing lad road ape pin rage gum met mar rock ail hail hand tie jam pen way raw rot wand star rod net hat ear got bet tub red let liver lit hue vat mat tin'

interface HiddenWord {
  readonly word: string
  readonly country: Country
}

/** The words that one country alone hides. A word that begins its name is no secret. */
const hiddenWords = lazily((): readonly HiddenWord[] =>
  HIDDEN.split(' ').flatMap((word) => {
    const hiding = allCountries().filter((country) =>
      countryAnswers(country, 'english').some((name) => lettersOf(name).includes(word)),
    )
    const [country] = hiding
    return country && hiding.length === 1 && lettersOf(bareName(country, 'english')).indexOf(word) > 0
      ? [{ word, country }]
      : []
  }),
)

const hiddenInCountry = wordedTemplate<HiddenWord>({
  id: 'hidden-in-country',
  category: 'words',
  kind: 'riddle',
  difficulties: ['easy', 'medium', 'hard'],
  choose(random, difficulty) {
    const words = hiddenWords().filter(({ country }) => country.fame === FAME[difficulty])
    return words.length > 0 ? draw(words, random) : null
  },
  english: {
    topics: [...COUNTRY_TOPICS.english, 'words', 'wordplay', 'hidden words'],
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
})

export const countryNameTemplates: readonly QuizTemplate[] = [...countryByLetters, ...hiddenInCountry]
