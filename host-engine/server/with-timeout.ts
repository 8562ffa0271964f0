/** Rejects when it takes longer. The work goes on, and its outcome is ignored. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  ms: number,
  failure = () => new Error(`no answer within ${ms} ms`),
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(failure()), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
