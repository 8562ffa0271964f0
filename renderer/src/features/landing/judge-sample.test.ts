import { describe, expect, it } from 'vitest'
import { editDistance, judgeSample } from '#renderer/features/landing/judge-sample.ts'

describe('the sample riddle’s judge', () => {
  it.each([
    ['Footsteps', ['footsteps']],
    ['the footsteps!', ['footsteps']],
    ['fotosteps', ['footsteps']],
    ['L’Aquila', ['aquila']],
    ['perche', ['perché']],
    ['i passi', ['passi']],
    ['Thirteen', ['13', 'thirteen']],
  ])('takes %s for %s', (guess, answers) => {
    expect(judgeSample(guess, answers)).toBe('correct')
  })

  it.each([
    ['fottstepz', ['footstep'], 'close'],
    ['12', ['13'], 'wrong'],
    ['cat', ['map'], 'wrong'],
    ['', ['map'], 'wrong'],
  ] as const)('takes %s for %s as %s', (guess, answers, verdict) => {
    expect(judgeSample(guess, answers)).toBe(verdict)
  })

  it('counts a swap as one slip', () => {
    expect(editDistance('listen', 'lisetn')).toBe(1)
    expect(editDistance('', 'abc')).toBe(3)
  })
})
