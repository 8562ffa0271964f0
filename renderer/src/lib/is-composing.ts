/**
 * Returns whether the key belongs to an input method that composes a character: Enter then finishes the character.
 * Safari ends the composition before this event, and tells it by the key code alone.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
