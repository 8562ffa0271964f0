export type Step = () => unknown

/** Runs all steps in their order, whatever became of those before. Rejects at the end with every error of every step. */
export async function runEveryStep(steps: readonly Step[]): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      errors.push(...(error instanceof AggregateError ? error.errors : [error]))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} steps failed`)
}
