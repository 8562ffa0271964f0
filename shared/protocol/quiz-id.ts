/** What a quiz is called on the wire: by its game and round, as its own id would tell of the bank (GAME-47). */
export const quizIdOf = (gameSessionId: string, round: number): string => `${gameSessionId}-${round}`
