/** Returns whether a form has text that a reload would lose. */
export const hasUnsentText = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form :is(input, textarea):read-write',
    ),
  ].some(({ value }) => value !== '')
