import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { textInFrame, unframed } from './frames.ts'
import { readTokens } from './read-tokens.ts'

const FRAMES: readonly (readonly [
  language: Language,
  guess: string,
  words: readonly string[],
  text: string | null,
])[] = [
  ['english', 'it is rome', ['rome'], 'rome'],
  ['english', "it's rome", ['rome'], 'rome'],
  ['english', 'is it rome?', ['rome'], 'rome?'],
  ['english', 'i think rome', ['rome'], 'rome'],
  ['english', 'i think it is rome', ['rome'], 'rome'],
  ['english', 'i think that rome', ['rome'], 'rome'],
  ['english', 'what is rome', ['rome'], 'rome'],
  ['english', 'my answer is rome', ['rome'], 'rome'],
  ['english', 'the answer is rome', ['rome'], 'rome'],
  ['english', 'my shadow', ['shadow'], null],
  ['english', 'your name', ['name'], null],
  ['english', 'rome i think', ['rome'], null],
  ['english', 'rome is the answer', ['rome'], null],
  ['english', 'maybe rome', [], null],
  ['english', 'it is not rome', ['not rome'], 'not rome'],
  ['english', 'it', [], null],
  ['english', 'i think it is my shadow', ['my shadow', 'shadow'], 'my shadow'],
  ['english', 'rome id say', ['rome'], null],
  ['italian', 'è roma', ['roma'], 'roma'],
  ['italian', 'e roma', ['roma'], 'roma'],
  ['italian', 'sarà roma', ['roma'], 'roma'],
  ['italian', "sara' roma", ['roma'], 'roma'],
  ['italian', 'sara roma', [], null],
  ['italian', 'sara la luna', ['la luna'], null],
  ['italian', 'sara renzo arbore', ['renzo arbore'], null],
  ['italian', 'credo che sia roma', ['roma'], 'roma'],
  ['italian', 'sia roma', [], null],
  ['italian', 'secondo me è roma', ['roma'], 'roma'],
  ['italian', 'la risposta è roma', ['roma'], 'roma'],
  ['italian', 'cos’è roma', ['roma'], 'roma'],
  ['italian', 'la mia ombra', ['ombra'], null],
  ['italian', 'roma credo', ['roma'], null],
  ['italian', 'roma secondo me', ['roma'], null],
  ['italian', 'forse roma', [], null],
  ['italian', 'per me roma', ['roma'], 'roma'],
]

describe('[GAME-42] what stands in a frame', () => {
  it.each(FRAMES)('%s: %s', (language, guess, words, text) => {
    const left = unframed(readTokens(guess, language), guess, language)
    expect(left.map((tokens) => tokens.map((token) => token.text).join(' '))).toEqual(words)
    expect(textInFrame(guess, language)).toBe(text)
  })
})
