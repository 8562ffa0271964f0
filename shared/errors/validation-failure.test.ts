import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { validation } from '../i18n/en/validation.ts'
import { validationFailure } from './validation-failure.ts'

const schema = z.object({
  name: z.string({ error: validation.roomNameRequired }),
  settings: z.object({ rounds: z.int().check(z.maximum(50)) }),
})

const failureOf = (input: unknown) => {
  const { error } = schema.safeParse(input)
  if (!error) throw new Error('the input fits')
  return validationFailure(error)
}

describe('validation failure', () => {
  it('takes the text of the first wrong field from the catalogue, and lists all', () => {
    expect(failureOf({ settings: { rounds: 99 } })).toEqual({
      error: validation.roomNameRequired,
      details: [
        { path: 'name', message: validation.roomNameRequired },
        { path: 'settings.rounds', message: 'Too big: expected number to be <=50' },
      ],
    })
  })

  it('says in English what the schema leaves unsaid', () => {
    expect(failureOf({ name: 'n', settings: { rounds: 'x' } })).toEqual({
      error: 'Invalid input',
      details: [{ path: 'settings.rounds', message: 'Invalid input: expected number, received string' }],
    })
  })
})
