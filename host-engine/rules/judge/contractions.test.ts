import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { contractedWritings } from './contractions.ts'

const WRITINGS: readonly (readonly [Language, text: string, writings: readonly string[]])[] = [
  ['english', "Who's Afraid", ['Who is Afraid']],
  ['english', 'What’s Up', ['What is Up']],
  ['english', 'What Is Love', ['Whats Love']],
  ['english', "Don't Stop", ['Do not Stop']],
  ['english', 'Do not stop', ['Dont stop']],
  ['english', "Can't Buy", ['cannot Buy']],
  ['english', 'Cannot buy', ['cant buy']],
  ['english', "I'm a Believer", ['I am a Believer']],
  ['english', 'I am Legend', ['Im Legend']],
  ['english', "We're All", ['We are All']],
  ['english', 'They are here', ['Theyre here']],
  ['english', "I've Got", ['I have Got']],
  ['english', 'You have mail', ['Youve mail']],
  ['english', "We'll Meet", ['We will Meet']],
  ['english', 'She’ll be', ['She will be']],
  ['english', "Singin' in the Rain", ['Singing in the Rain']],
  ['english', "in' it", []],
  ['english', "James's Park", ["James' Park"]],
  ['english', "Bob's", []],
  ['english', "All's Well", ['All is Well']],
  ['english', 'Wonderwall', []],
  ['english', "I'm sure it isn't", ["I am sure it isn't", "I'm sure it is not", 'I am sure it is not']],
  ['italian', 'Vado a Amsterdam', ['Vado ad Amsterdam']],
  ['italian', 'Vado ad Amsterdam', ['Vado a Amsterdam']],
  ['italian', 'Vado a Roma', []],
  ['italian', 'San Francesco', ['S. Francesco']],
  ['italian', 'Santa Maria', ['S. Maria']],
  ['italian', 'Santo Domingo', ['S. Domingo']],
  ['italian', "Sant'Agata", ['S. Agata']],
  ['italian', 'Sant’ Agata', ['S. Agata']],
  ['italian', 'santo subito', []],
  ['italian', 'Campo San Polo', []],
  ['italian', "Who's Afraid", []],
]

const PRONOUNS = 'who what where when how it that he she there here'
const VERBS = 'is are was were do does did has have had would could should must'

describe('[GAME-22] what is contracted', () => {
  it.each(WRITINGS)('%s: %s', (language, text, writings) => {
    expect([...contractedWritings(text, language)].sort()).toEqual([...writings].sort())
  })

  it.each(PRONOUNS.split(' '))("%s's is read in full, and back", (word) => {
    expect(contractedWritings(`${word}'s so`, 'english')).toEqual([`${word} is so`])
    expect(contractedWritings(`${word} is so`, 'english')).toEqual([`${word}s so`])
  })

  it.each(VERBS.split(' '))("%sn't is read in full, and back", (verb) => {
    expect(contractedWritings(`${verb}n't so`, 'english')).toEqual([`${verb} not so`])
    expect(contractedWritings(`${verb} not so`, 'english')).toEqual([`${verb}nt so`])
  })

  it.each(['we', 'you', 'they'])("%s're and %s've are read in full, and back", (word) => {
    expect(contractedWritings(`${word}'re so`, 'english')).toEqual([`${word} are so`])
    expect(contractedWritings(`${word} are so`, 'english')).toEqual([`${word}re so`])
    expect(contractedWritings(`${word}'ve so`, 'english')).toEqual([`${word} have so`])
    expect(contractedWritings(`${word} have so`, 'english')).toEqual([`${word}ve so`])
  })

  it.each(['I', 'we', 'you', 'they', 'he', 'she', 'it'])("%s'll is read in full", (word) => {
    expect(contractedWritings(`${word}'ll do`, 'english')).toEqual([`${word} will do`])
  })
})
