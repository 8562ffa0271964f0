/**
 * What a number word does to the number being read: `add` adds its value (seven, twenty, duecentocinque), `scale`
 * multiplies what came before (hundred, thousand, mila); an ordinal also ends the number.
 */
export interface NumberWord {
  readonly kind: 'add' | 'scale'
  readonly value: number
  readonly ordinal: boolean
}

export function cardinal(value: number): NumberWord {
  return { kind: 'add', value, ordinal: false }
}

export function ordinal(value: number): NumberWord {
  return { kind: 'add', value, ordinal: true }
}

export function scale(value: number, isOrdinal = false): NumberWord {
  return { kind: 'scale', value, ordinal: isOrdinal }
}
