/** The first nine tell why the judge took a guess, the other five why not; a typo, a sound or a frame may only be close. */
export const JUDGE_REASONS = [
  'same',
  'number',
  'surname',
  'typo',
  'sound',
  'frame',
  'unit',
  'date',
  'list',
  'other_word',
  'other_number',
  'other_sign',
  'part',
  'none',
] as const
export type JudgeReason = (typeof JUDGE_REASONS)[number]
