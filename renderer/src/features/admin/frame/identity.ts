import { create } from 'zustand'
import { ApiError } from '#renderer/lib/api-error.ts'

interface Question {
  /** Null while nothing is asked. */
  readonly answer: ((isConfirmed: boolean) => void) | null
}

/** Whether the panel asks for the password. */
export const useIdentityQuestion = create<Question>(() => ({ answer: null }))

function askIdentity(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  useIdentityQuestion.setState({
    answer(isConfirmed) {
      useIdentityQuestion.setState({ answer: null })
      resolve(isConfirmed)
    },
  })
  return promise
}

/** Makes a call. Where the server wants the password again, it is asked for, and the call is made once more. */
export async function asConfirmed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const wantsPassword = error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED'
    if (!wantsPassword || !(await askIdentity())) throw error
    return call()
  }
}
