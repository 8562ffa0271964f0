import { describe, expect, it } from 'vitest'
import { namePartsOf } from './name-parts.ts'
import { mayBePerson, personCertainty } from './person-certainty.ts'

type Certainty = 'sure' | 'weak' | null

/** How sure a name is by itself, behind "sir" and behind "saint"; and whether a prompt may make a person of it. */
const NAMES: readonly (readonly [string, Certainty, Certainty, Certainty, boolean])[] = [
  ['Neil Armstrong', 'sure', 'sure', 'sure', true],
  ['Napoleon Bonaparte', 'sure', 'sure', 'sure', true],
  ['Mario Foo', 'sure', 'sure', 'sure', true],
  ['A. Einstein', 'sure', 'sure', 'sure', true],
  ['Foo van Bar', 'sure', 'sure', 'sure', true],
  ['DC J. Foo', 'sure', 'sure', 'sure', true],
  ['AC Milan', null, null, null, true],
  ['Foo Bar', null, 'weak', null, true],
  ['Foo B', null, null, null, true],
  ['Foo Xy', null, 'weak', null, true],
  ['Foo dalla Chiesa', null, 'weak', null, false],
  ['Foo Lake', null, null, null, false],
  ['Mario Lake', null, null, null, false],
  ['Henry VIII', null, null, null, false],
  ['The Who', null, null, null, false],
]

describe('[GAME-22] how surely a name is a person’s', () => {
  it.each(NAMES)('%s', (name, alone, knight, saint, maybe) => {
    const parts = namePartsOf(name.split(' '))
    if (parts === null) throw new Error(`${name} has no parts`)
    const certainties = [null, 'sir', 'saint'].map((title) => personCertainty(parts, title))
    expect([...certainties, mayBePerson(parts)]).toEqual([alone, knight, saint, maybe])
  })
})
