import type { quizCategories as en } from '../en/quiz-categories.ts'
import type { Translated } from '../translated.ts'

export const quizCategories = {
  any: 'Un po’ di tutto',
  words: 'Parole',
  nature: 'Natura',
  science: 'Scienza',
  arts: 'Arti',
  places: 'Luoghi',
  history: 'Storia',
  screen_and_music: 'Cinema, TV e musica',
  sport: 'Sport',
  logic: 'Logica',
  everyday: 'Vita quotidiana',
} satisfies Translated<typeof en>
