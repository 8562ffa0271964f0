import { expect } from 'vitest'

/** Expects that the device changes nothing that is typed into the field. */
export function expectAnswerField(field: HTMLElement): void {
  const attributes = ['autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck']
  expect(attributes.map((name) => field.getAttribute(name))).toEqual(['off', 'off', 'off', 'false'])
}
