import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { romanisedDistance } from './romanisation.ts'

const NAMES: readonly (readonly [
  name: string,
  other: string,
  alone: boolean,
  language: Language,
  distance: number | null,
])[] = [
  ['tchaikovsky', 'ciaikovski', true, 'italian', 0],
  ['tchaikovsky', 'tchaikovsky', true, 'english', null],
  ['gaddafi', 'qadhafi', true, 'english', 0],
  ['gaddafi', 'kadafi', true, 'english', 0],
  ['gheddafi', 'kadafi', true, 'italian', 0],
  ['prokofiev', 'prokhorov', true, 'english', null],
  ['prokofiev', 'prokofieff', true, 'english', 0],
  ['khrushchev', 'khrushchov', true, 'english', 0],
  ['kharkiv', 'kharkov', true, 'english', 0],
  ['karpov', 'kasparov', true, 'english', null],
  ['chi', 'ci', false, 'italian', null],
  ['chi', 'ci', true, 'italian', null],
  ['abc', 'abk', true, 'english', null],
  ['abdc', 'abdk', true, 'english', 0],
  ['solovyov', 'soloviev', true, 'english', 0],
  ['minh', 'min', false, 'english', 0],
  ['minh', 'min', true, 'english', null],
  ['paolo', 'paola', true, 'italian', null],
  ['osama', 'usama', true, 'english', 0],
  ['osama', 'usame', true, 'english', null],
  ['luhansk', 'lugansk', true, 'italian', 1],
  ['colosseo', 'colloseo', true, 'italian', null],
  ['mohammed', 'muhammad', true, 'english', 0],
  ['tolstoy', 'tolstoi', true, 'english', 0],
  ['nabokov', 'nabokova', true, 'english', null],
  ['zhukov', 'zukov', true, 'english', 0],
  ['dostoevskij', 'dostoyevsky', true, 'italian', 0],
  ['abcdefghij', 'ab', true, 'english', null],
  ['ivan', 'iwan', true, 'english', 0],
  ['kiev', 'kyiv', true, 'english', 0],
  ['hussein', 'hossein', true, 'english', 0],
  ['hussein', 'hossain', true, 'italian', 0],
  ['mubarak', 'mobarek', true, 'english', 0],
  ['benali', 'binali', true, 'english', 0],
  ['marino', 'merino', true, 'english', 0],
  ['marino', 'merino', true, 'italian', null],
  ['hassan', 'hasen', true, 'english', null],
  ['ali', 'ale', true, 'english', null],
  ['omar', 'umer', true, 'english', null],
  ['abdul', 'abdel', false, 'english', null],
  ['abdul', 'abdil', true, 'english', null],
  ['karoly', 'kareli', true, 'english', null],
]

describe('[GAME-63] how far a name is from another', () => {
  it.each(NAMES)('%s, %s (alone: %s, %s): %s', (name, other, alone, language, distance) => {
    expect(romanisedDistance(name, other, alone, language)).toBe(distance)
  })
})
