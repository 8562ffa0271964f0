import { TOPIC_MAX } from '#shared/constants/quizzes.ts'

/** A topic as one line of plain characters, at most TOPIC_MAX long; empty when nothing is left. */
export const cleanTopic = (topic: string): string =>
  topic
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TOPIC_MAX)
    .toWellFormed()
    .trim()
