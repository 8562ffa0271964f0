/** A round as it was when somebody began to speak of it: the next may start meanwhile. */
export interface SpokenOf {
  quizId: string
  gameSessionId: string
  guesses: readonly string[]
  isOwnQuiz: boolean
}
