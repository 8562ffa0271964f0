import { loadBank } from '#host-engine/index.ts'

const answers = new Map(loadBank().map(({ prompt, answers: [answer = ''] }) => [prompt, answer]))

/** What is right for a riddle of the bank; empty for any other. */
export const bankAnswer = (prompt: string | undefined): string => answers.get(prompt ?? '') ?? ''
