import { expect, it } from 'vitest'
import { type AskedRow, split, taken } from './testing/taken.ts'

/** What a prompt asks for, its answer, guesses that leave out what it has said, and others that are no answer. */
const ROWS: readonly AskedRow[] = [
  [
    'english',
    'Which ocean lies between Africa and Australia?',
    'Indian Ocean',
    'the indian | indian',
    'ocean',
  ],
  [
    'english',
    'In which century did the Black Death begin?',
    '14th century',
    'fourteenth | 14th | the 14th',
    '15th',
  ],
  [
    'english',
    'Which amendment protects free speech?',
    'First Amendment',
    'the 1st | first',
    'amendment | 2nd',
  ],
  [
    'english',
    'Which symphony by Dvořák is the last?',
    'Symphony No. 9',
    'the ninth | ninth | number 9',
    'symphony',
  ],
  ['english', 'Who composed the opera?', 'Alban Berg', 'berg', 'alban'],
  ['english', 'What strait parts Europe from Africa?', 'Strait of Gibraltar', 'gibraltar', 'strait'],
  ['english', 'Which city has the most people in Mexico?', 'Mexico City', '', 'mexico'],
  ['english', 'What is the capital city of Mexico?', 'Mexico City', '', 'mexico'],
  ['english', 'Which republic split from Slovakia?', 'Czech Republic', '', 'republic'],
  ['english', 'Which book tells of Mowgli?', 'The Jungle Book', '', 'the jungle | the book'],
  ['english', 'Who rules the waves?', 'Sea King', '', 'sea'],
  ['english', 'Where do fish live?', 'In Water', 'water | in water', 'in'],
  ['english', 'Which novel did Kerouac write?', 'On the Road', '', 'road'],
  ['english', 'When is it dark?', 'at night', 'night | the night', 'day'],
  [
    'italian',
    'Quale stretto separa la Spagna dal Marocco?',
    'Stretto di Gibilterra',
    'gibilterra',
    'stretto',
  ],
  ['italian', 'In quale piazza c’è la fontana?', 'Piazza Navona', 'navona', 'piazza'],
  ['italian', 'In che secolo visse Dante?', 'XIV secolo', 'quattordicesimo | il XIV', 'secolo'],
  ['italian', 'Quale pasta viene da Catania?', 'Pasta alla Norma', 'la norma | norma', 'pasta'],
  ['italian', 'Quale sinfonia è l’ultima?', 'Nona sinfonia', 'la 9a | la nona', 'l’ottava'],
  ['italian', 'Quale regno ha un re?', 'Regno Unito', '', 'unito'],
  ['italian', 'Qual è il santo patrono di Napoli?', 'San Gennaro', 'gennaro | san gennaro', 'san'],
  ['italian', 'Quale santo protegge gli animali?', 'Sant’Antonio', 'antonio', 'sant'],
  ['italian', 'Dove nacque Gesù?', 'A Betlemme', 'betlemme', 'nazareth'],
  ['italian', 'Dov’è il gatto?', 'Sulla Luna', 'luna | la luna', 'lana'],
  ['italian', 'Quando si dorme?', 'di notte', 'notte | la notte', 'giorno'],
  ['italian', 'Come comincia?', 'Nel Mezzo', '', 'mezzo'],
]
it.each(ROWS)('[GAME-21] [GAME-63] %s, %s: %s', (language, prompt, answer, right, wrong) => {
  expect(taken(language, answer, right, prompt)).toEqual(split(right))
  expect(taken(language, answer, wrong, prompt)).toEqual([])
})

it('[GAME-21] leaves nothing out where no prompt is known', () => {
  expect(taken('italian', 'Pasta alla Norma', 'norma')).toEqual([])
})
