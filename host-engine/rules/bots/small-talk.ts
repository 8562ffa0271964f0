import type { Language } from '#shared/constants/game.ts'

/** What a practice opponent says when no guess comes to mind. None of it is an answer, or holds one. */
export const SMALL_TALK: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'hmm',
    'no idea',
    'wait, I know this one',
    'tricky',
    'it is on the tip of my tongue',
    'I give up',
    'not a clue',
    'good question',
    'who writes these?',
    'give me a second',
    'I had it a moment ago',
    'this one is hard',
  ],
  italian: [
    'mmm',
    'non ne ho idea',
    'aspetta, questa la so',
    'difficile',
    'ce l’ho sulla punta della lingua',
    'mi arrendo',
    'buio totale',
    'bella domanda',
    'troppo forte per me',
    'un attimo',
    'un secondo fa la sapevo',
    'questa è tosta',
  ],
}
