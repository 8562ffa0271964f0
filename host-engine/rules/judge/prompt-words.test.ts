import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { asksForPerson, readPrompt } from './prompt-words.ts'

const CHOICES: readonly (readonly [Language, prompt: string])[] = [
  ['english', 'Red or white?'],
  ['english', 'Cats vs dogs'],
  ['english', 'Cats VERSUS dogs'],
  ['english', 'The AC/DC song'],
  ['italian', 'Rosso o bianco'],
  ['italian', 'o bianco'],
  ['italian', 'sette od otto'],
  ['italian', 'Rosso oppure bianco'],
  ['italian', 'Rosso ovvero bianco'],
  ['italian', 'Rosso/bianco'],
]

const PERSONS: readonly (readonly [Language, prompt: string, sure: 'sure' | 'weak' | null])[] = [
  ['english', 'Which Irish playwright wrote it?', 'sure'],
  ['english', 'Which famous dead composer?', 'sure'],
  ['english', 'Which self-taught painter?', 'sure'],
  ['english', 'What composer wrote it?', 'sure'],
  ['english', 'Name the painter of it', 'sure'],
  ['english', 'Name this singer', 'sure'],
  ['english', 'What is the name of the composer?', 'sure'],
  ['english', 'Which river flows?', null],
  ['english', 'Who wrote it?', 'weak'],
  ['english', 'Who composed it?', 'sure'],
  ['english', ' who wrote it?', 'weak'],
  ['english', 'Guess who', null],
  ['english', 'Whoever', null],
  ['english', 'Chi è?', null],
  ['italian', 'Quale pittore italiano?', 'sure'],
  ['italian', 'Qual era il pittore italiano?', 'sure'],
  ['italian', 'Qual è il fiume?', null],
  ['italian', 'Come si chiama il regista?', 'sure'],
  ['italian', 'Come si chiamava lo scrittore?', 'sure'],
  ['italian', "Come si chiama l'attore?", 'sure'],
  ['italian', 'Come si chiama il fiume?', null],
  ['italian', 'Chi è il pittore?', 'sure'],
  ['italian', 'Chi ha scritto?', 'weak'],
  ['italian', 'Chi ha dipinto la cappella?', 'sure'],
  ['english', 'In which city was the man who composed it born?', null],
  ['italian', 'Indovina chi', null],
  ['italian', 'Chiunque', null],
  ['italian', 'Who wrote it?', null],
]

describe('[GAME-42] the words of a prompt', () => {
  it('are told apart as names and as words that name nothing', () => {
    expect(readPrompt('Which Irish playwright wrote the Ulysses? In 1922, it came out.', 'english')).toEqual({
      said: ['which', 'irish', 'playwright', 'wrote', 'the', 'ulysses', 'in', '1922', 'it', 'came', 'out'],
      telling: ['playwright', 'wrote', 'came'],
      names: ['irish', 'ulysses'],
      isRiddle: false,
      owners: ['irishs', 'ulyssess'],
    })
    expect(readPrompt("Verdi's opera about Nabucco", 'english')).toMatchObject({
      said: ['verdi', 'opera', 'about', 'nabucco'],
      names: ['nabucco'],
    })
  })

  it('name nobody at the beginning of a sentence', () => {
    expect(readPrompt('The king. Queens follow', 'english')).toMatchObject({
      telling: ['king', 'queens', 'follow'],
      names: [],
    })
  })

  it('are each told once', () => {
    expect(readPrompt('king, king', 'english').telling).toEqual(['king'])
  })

  it('are Italian with an article that is run together', () => {
    expect(readPrompt("Opera di Verdi: e l'Aida", 'italian')).toMatchObject({
      names: ['verdi', 'l', 'aida'],
      owners: [],
    })
  })

  it.each(CHOICES)('%s: "%s" names candidates, and so gives none', (language, prompt) => {
    expect(readPrompt(prompt, language)).toEqual({
      said: [],
      telling: [],
      names: [],
      isRiddle: false,
      owners: [],
    })
  })

  it('are a riddle in the first person', () => {
    expect(readPrompt('What am I? I have keys.', 'english').isRiddle).toBe(true)
    expect(readPrompt('Who am I?', 'english').isRiddle).toBe(true)
    expect(readPrompt('Chi sono? Ho le chiavi', 'italian').isRiddle).toBe(true)
    expect(readPrompt('Cosa sono?', 'italian').isRiddle).toBe(true)
    expect(readPrompt('Who is it?', 'english').isRiddle).toBe(false)
    expect(readPrompt('Who am I?', 'italian').isRiddle).toBe(false)
  })

  it.each(PERSONS)('%s: "%s" asks for a person: %s', (language, prompt, sure) => {
    expect(asksForPerson(prompt, language)).toBe(sure)
  })
})
