import { draw, drawSome } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { countriesFor } from './border-questions.ts'
import { countryAnswers, countryRejects, fullName } from './countries.ts'
import { type CountryClue, countryClues } from './country-clues.ts'
import { COUNTRY_TOPICS } from './country-topics.ts'

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
    topics: COUNTRY_TOPICS.english,
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
    topics: COUNTRY_TOPICS.italian,
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

export const countryTemplates: readonly QuizTemplate[] = countryOfClues
