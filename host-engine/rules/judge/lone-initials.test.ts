import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { loneInitial, markInitials } from './lone-initials.ts'

const OF_NAMES: readonly (readonly [Language, name: string, initial: string])[] = [
  ['english', 'Albert', 'initiala'],
  ['english', 'Iris', 'initiali'],
  ['english', 'Bob', 'B'],
  ['italian', 'Elena', 'initiale'],
  ['italian', 'Otto', 'initialo'],
  ['italian', 'Bruno', 'B'],
]

const TYPED: readonly (readonly [Language, guess: string, marked: string | null])[] = [
  ['english', 'a. einstein', 'initiala  einstein'],
  ['english', 'A.Einstein', 'initiala Einstein'],
  ['english', 'x a. b', 'x initiala  b'],
  ['english', 'i. newton and a. einstein', 'initiali  newton and initiala  einstein'],
  ['english', 'a einstein', null],
  ['english', 'b. marley', null],
  ['english', 'mia. marley', null],
  ['english', '3a. b', null],
  ['english', 'a. 5', null],
  ['english', 'a.', null],
  ['italian', 'e. fermi', 'initiale  fermi'],
  ['italian', 'o. welles', 'initialo  welles'],
  ['italian', 'b. croce', null],
]

describe('[GAME-22] the only initial of a name', () => {
  it.each(OF_NAMES)('%s: %s has one that counts as such', (language, name, initial) => {
    expect(loneInitial(name, language)).toBe(initial)
  })

  it.each(TYPED)('%s: in "%s" only one with its full stop counts', (language, guess, marked) => {
    expect(markInitials(guess, language)).toBe(marked)
  })
})
