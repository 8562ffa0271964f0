interface Found<Key> {
  key: Key
  /** What stands in the gap of the text, if it has one. */
  inGap: string
}

/** Finds which of these texts, each with one gap at most, a message of the server is. */
export function textFinder<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): (message: string) => Found<Key> | undefined {
  const known = (Object.entries(texts) as [Key, string][]).map(([key, text]) => {
    const [before = '', gap = '', after = ''] = text.split(/\{\{(\w+)\}\}/)
    return { key, before, gap, after }
  })
  return (message) => {
    const found = known.find(({ before, gap, after }) =>
      gap === '' ? message === before : message.startsWith(before) && message.endsWith(after),
    )
    if (!found) return undefined
    const { key, before, after } = found
    return { key, inGap: message.slice(before.length, message.length - after.length) }
  }
}
