/** Why a draft is dropped; docs/quiz-checks.md tells each in words. */
export const DROP_REASONS = [
  'schema',
  'not_asked',
  'length',
  'answers',
  'rejects',
  'aliases',
  'answer_told',
  'not_a_quiz',
  'language',
  'offensive',
  'same_prompt',
  'same_answer',
  'alike',
  'same_pattern',
  'told_by_another',
] as const
export type DropReason = (typeof DROP_REASONS)[number]

/** Why a draft waits for a person. */
export const HOLD_REASONS = ['language_unsure', 'open_question', 'solved_otherwise', 'not_solved'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

export type Finding =
  | { readonly verdict: 'pass' }
  | { readonly verdict: 'drop'; readonly reason: DropReason }
  | { readonly verdict: 'hold'; readonly reason: HoldReason }

export const PASS: Finding = { verdict: 'pass' }
export const drop = (reason: DropReason): Finding => ({ verdict: 'drop', reason })
export const hold = (reason: HoldReason): Finding => ({ verdict: 'hold', reason })
