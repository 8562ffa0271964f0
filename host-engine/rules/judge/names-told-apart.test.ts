import { expect, it } from 'vitest'
import { type Row, split, taken } from './testing/taken.ts'

it.each<Row>([
  ['english', 'Ed Sheeran', 'ed sheeran', 'al sheeran'],
  ['english', 'Harun al-Rashid', 'Harun ar-Rashid | harun el rashid', 'harun abu rashid'],
  ['english', 'Goncharov', 'goncharov | gonsharov', 'gorchakov'],
  ['italian', 'Salah al-Din', 'Salah ad-Din | salah el din', 'salah din ali'],
  ['english', 'South Sudan', 's. sudan | south sudan', 'sudan | north sudan'],
  ['italian', 'Sile', 'sile | Sile', 'sele | sole'],
  ['italian', 'George H. W. Bush', 'george h w bush', 'george w bush | george w. bush'],
  ['italian', 'Johannes Vermeer', 'jan vermeer | vermeer', 'jan steen'],
  [
    'italian',
    'Rita Levi-Montalcini',
    'prof.ssa levi montalcini | dott.ssa Levi-Montalcini',
    'prof.ssa montessori',
  ],
  ['italian', 'Giuseppe Pellizza da Volpedo', 'pellizza | pellizza da volpedo', 'volpe | pelliccia'],
])('[GAME-23] names are told apart, %s: %s', (language, answer, right, wrong) => {
  expect(taken(language, answer, right)).toEqual(split(right))
  expect(taken(language, answer, wrong)).toEqual([])
})
