export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'

  /** Clients wrap what they read no further. */
  static causes(error: unknown): boolean {
    return error instanceof AnswerTooLong || (error instanceof Error && AnswerTooLong.causes(error.cause))
  }
}

/** Fetches from a vendor that may misbehave: follows nobody elsewhere with the key, and reads no answer of more bytes. */
export const limitedFetch =
  (longest: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (response.body === null) return response
    let length = 0
    const limited = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          length += chunk.byteLength
          if (length > longest)
            controller.error(new AnswerTooLong(`the answer is longer than ${longest} bytes`))
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(limited, { status, statusText, headers })
  }
