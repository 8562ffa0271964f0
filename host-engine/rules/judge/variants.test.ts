import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, holdsAnswer, judge } from './judge.ts'

/** The lexicon knows the words given, or every word when it is told "all". */
const ask = (language: Language, answer: string, guess: string, words: readonly string[] | 'all' = 'all') =>
  judge(compileAnswerKey({ answers: [answer], language }), guess, {
    isWord: (word) => words === 'all' || words.includes(word),
  })

describe('one or many of the same thing', () => {
  it.each([
    ['english', 'key', 'keys'],
    ['english', 'footprints', 'footprint'],
    ['english', 'cherry', 'cherries'],
    ['english', 'bus', 'buses'],
    ['english', 'box', 'boxes'],
    ['english', 'witch', 'witches'],
    ['english', 'brush', 'brushes'],
    ['english', 'shelf', 'shelves'],
    ['english', 'knife', 'knives'],
    ['english', 'cliff', 'cliffs'],
    ['english', 'cymbal', 'cymbals'],
    ['english', 'flyleaf', 'flyleaves'],
    ['english', 'potato', 'potatoes'],
    ['english', 'piano', 'pianos'],
    ['english', 'tooth', 'teeth'],
    ['english', 'mice', 'mouse'],
    ['english', 'three blind mice', 'three blind mouse'],
    ['italian', 'uovo', 'uova'],
    ['italian', 'dita', 'dito'],
  ] as const)('[GAME-22] %s: takes %s as %s', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it.each([
    ['roof', 'roofs'],
    ['stomach', 'stomachs'],
    ['quiz', 'quizzes'],
  ])('[GAME-22] english: takes %s as %s, where no other plural is a word', (answer, guess) => {
    expect(ask('english', answer, guess, [answer, guess])).toBe('correct')
    expect(ask('english', guess, answer, [answer, guess])).toBe('correct')
  })

  it.each([
    ['candela', 'candele', ['candela', 'candele']],
    ['ponti', 'ponto', ['ponto', 'ponti', 'ponta']],
    ['dente', 'denti', ['dente', 'denti']],
    ['fungo', 'funghi', ['fungo', 'funghi']],
    ['barca', 'barche', ['barca', 'barche']],
    ['arancia', 'arance', ['arancia', 'arance']],
    ['specchio', 'specchi', ['specchio', 'specchi']],
  ])('[GAME-22] italian: takes %s as %s', (answer, guess, words) => {
    expect(ask('italian', answer, guess, words)).toBe('correct')
    expect(ask('italian', guess, answer, words)).toBe('correct')
  })

  it.each([
    ['english', 'wolf', 'wolfs'],
    ['english', 'cherry', 'cherrys'],
    ['english', 'class', 'classs'],
    ['english', 'news', 'new'],
    ['english', 'glass', 'glasses'],
    ['english', 'wood', 'woods'],
    ['english', 'do', 'dos'],
    ['english', 'Adam', 'adams'],
    ['english', 'prince', 'princess'],
    ['italian', 'gatto', 'gatta'],
    ['italian', 'gatto', 'gatte'],
    ['italian', 'banco', 'banche'],
    ['italian', 'banca', 'banchi'],
    ['italian', 'cuoca', 'cuochi'],
    ['italian', 'foglio', 'foglie'],
    ['english', 'day', 'daies'],
    ['english', 'eye', 'eyies'],
    ['english', 'eagle', 'eaglees'],
    ['italian', 'vaso', 'vas'],
    ['italian', 'gatto', 'gatthi'],
    ['italian', 'giada', 'giae'],
  ] as const)('[GAME-22] %s: does not take %s as %s', (language, answer, guess) => {
    expect(ask(language, answer, guess)).not.toBe('correct')
  })

  it('[GAME-22] takes no Italian plural that may be another noun’s', () => {
    expect(ask('italian', 'conto', 'conti', ['conto', 'conti', 'conte'])).toBe('close')
    expect(ask('italian', 'colla', 'colle', ['colla', 'colle', 'colli'])).toBe('close')
    expect(ask('italian', 'conte', 'conti', ['conte', 'conti', 'conto'])).toBe('close')
    expect(ask('italian', 'monte', 'monti', ['monte', 'monti', 'monta'])).toBe('close')
    expect(ask('italian', 'gatto', 'gatte', ['gatto', 'gatte'])).toBe('close')
  })

  it('[GAME-22] takes a plural only where the lexicon has both words', () => {
    expect(ask('english', 'egg', 'eggs', ['egg'])).toBe('wrong')
    expect(ask('english', 'egg', 'eggs', ['eggs'])).toBe('wrong')
    expect(ask('english', 'egg', 'eggs', ['egg', 'eggs'])).toBe('correct')
  })

  it('[QUIZ-9] takes a plural as close when strict', () => {
    const key = compileAnswerKey({ answers: ['egg'], language: 'english' })
    expect(judge(key, 'eggs', { isWord: () => true, strictness: 'strict' })).toBe('close')
  })
})

describe('another spelling of the same', () => {
  it.each([
    ['english', 'elephant', 'elefant', []],
    ['english', 'broccoli', 'brocolli', []],
    ['english', 'Gandhi', 'ghandi', []],
    ['english', 'liberty', 'libertie', []],
    ['english', 'crocodile', 'krokodile', []],
    ['english', 'Nicolas Cage', 'nicholas cage', 'all'],
    ['english', 'Muhammad Ali', 'mohammed ali', 'all'],
    ['english', 'Hans Christian Andersen', 'hans christian anderson', 'all'],
    ['italian', 'Dostoevskij', 'dostoevsky', 'all'],
    ['italian', 'Kandinsky', 'kandinskij', 'all'],
    ['italian', 'obiettivo', 'obbiettivo', 'all'],
  ] as const)('[GAME-23] %s: takes %s as %s', (language, answer, guess, words) => {
    expect(ask(language, answer, guess, words)).toBe('correct')
  })

  it.each([
    // Words of their own, said alike or not.
    ['english', 'phase', 'faze', 'all'],
    ['english', 'desert', 'dessert', 'all'],
    ['italian', 'cappello', 'capello', 'all'],
    ['italian', 'Colosseo', 'colloseo', []],
    // Sounds alike, but too short for any slip.
    ['english', 'fish', 'phish', []],
    // Another name, though of the same consonants.
    ['english', 'Michael Jordan', 'michelle jordan', 'all'],
    ['english', 'Claude Monet', 'claude manet', 'all'],
    ['english', 'Martin Freeman', 'morton freeman', 'all'],
    ['italian', 'Martina Rossi', 'martino rossi', 'all'],
    ['english', 'Nicolas', 'nicholas', 'all'],
    ['english', 'a nicolas dream', 'a nicholas dream', 'all'],
  ] as const)('[GAME-23] %s: does not take %s as %s', (language, answer, guess, words) => {
    expect(ask(language, answer, guess, words)).not.toBe('correct')
  })
})

describe('what is written short', () => {
  it.each([
    ['english', 'Sergeant Pepper', 'sgt. pepper'],
    ['english', 'Dr. Jekyll', 'doctor jekyll'],
    ['english', 'St. Petersburg', 'saint petersburg'],
    ['italian', 'Dottor House', 'dr. house'],
    ['italian', 'Prof. Layton', 'professore layton'],
    ['english', 'Johann Sebastian Bach', 'j.s. bach'],
    ['english', 'Johann Sebastian Bach', 'js bach'],
    ['english', 'Johann Sebastian Bach', 'johann s. bach'],
    ['english', 'Samuel L. Jackson', 'samuel jackson'],
    ['english', 'Albert Einstein', 'A. Einstein'],
    ['english', 'Adam Smith', 'a.smith'],
    ['italian', 'Enrico Fermi', 'E. Fermi'],
    ['italian', 'San Pietro', 's. pietro'],
    ['italian', 'Leonardo da Vinci', 'l. da vinci'],
    ['italian', 'Alcide De Gasperi', 'a. de gasperi'],
    ['italian', 'Valentino Rossi', 'v. rossi'],
    ['italian', 'Carlo Emilio Maria Gadda', 'c.e.m. gadda'],
    ['english', 'Bruce Lee', 'b. lee'],
    ['english', ' Marie  Curie ', 'm. curie'],
  ] as const)('[GAME-22] %s: takes %s as %s', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it.each([
    ['english', 'Marie Curie', 'p. curie'],
    // A letter that is a word, too, is an initial only with its full stop.
    ['english', 'Apple Pie', 'a pie'],
    ['italian', 'Luna Orso', 'l’orso'],
    ['english', 'Albert Einstein', 'aeinstein'],
    ['english', 'Bob Lock', 'block'],
    ['english', 'George H. W. Bush', 'george w. bush'],
    ['english', 'George H. W. Bush', 'george bush'],
    ['english', 'Johann Sebastian Bach', 'j. bach'],
    ['english', 'light bulb', 'l. bulb'],
    ['english', 'Vitamin B Co', 'vitamin co'],
    ['italian', 'signore', 'signora'],
    // Not the number five, and not a name: too many words, or too short a last one.
    ['italian', 'Valentino Rossi', '5 rossi'],
    ['english', 'Once Upon Some Other Time', 'o.u.s.o. time'],
    ['english', 'Facing Up', 'f. up'],
  ] as const)('[GAME-22] %s: does not take %s as %s', (language, answer, guess) => {
    expect(ask(language, answer, guess)).not.toBe('correct')
  })

  it('[GAME-21] hears a name with initials in a line, but not at the end of another word', () => {
    const key = compileAnswerKey({ answers: ['San Pietro'], language: 'italian' })
    expect(holdsAnswer(key, 'secondo me s. pietro')).toBe(true)
    expect(holdsAnswer(key, 'sarebbe gas pietro')).toBe(false)
  })
})
