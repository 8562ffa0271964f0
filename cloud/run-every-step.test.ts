import { expect, it } from 'vitest'
import { runEveryStep } from './run-every-step.ts'

it('runs every step in its order, and fails at the end with the errors of all', async () => {
  const done: string[] = []
  const inner = () =>
    runEveryStep([
      async () => {
        done.push('first')
        throw new Error('one')
      },
      () => void done.push('second'),
    ])
  const outer = runEveryStep([
    inner,
    () => {
      throw new Error('two')
    },
    async () => void done.push('third'),
  ])
  await expect(outer).rejects.toMatchObject({
    message: '2 steps failed',
    errors: [expect.objectContaining({ message: 'one' }), expect.objectContaining({ message: 'two' })],
  })
  expect(done).toEqual(['first', 'second', 'third'])
  await expect(runEveryStep([() => undefined])).resolves.toBeUndefined()
})
