/** Attributes of every input for an answer or a word: the device must neither correct nor complete what is typed. */
export const ANSWER_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const
