/** "a, b and c". */
export const listInEnglish = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)
