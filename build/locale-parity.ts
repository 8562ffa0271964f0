type Texts = { readonly [key: string]: string | Texts }

/** Every text by its dotted key. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text)
  }
  return flat
}

const placeholders = (text: string): string =>
  (text.match(/\{\{\s*[\w.]+\s*\}\}|<\/?\w+>/g) ?? [])
    .map((one) => one.replaceAll(' ', ''))
    .toSorted()
    .join(' ')

/** Italian has a plural category `many` that English lacks and that nothing falls back from. */
const isItalianPlural = (key: string, english: ReadonlyMap<string, string>): boolean =>
  key.endsWith('_many') && english.has(key.replace(/_many$/, '_other'))

/** Keys that only one language has, empty texts, placeholders that differ, plurals without their Italian category. */
export function findLocaleFaults(english: Texts, italian: Texts): string[] {
  const en = flatten(english)
  const it = flatten(italian)
  const faults: string[] = []
  for (const [key, text] of en) {
    const other = it.get(key)
    if (text.trim() === '') faults.push(`en ${key}: empty`)
    if (other === undefined) faults.push(`it ${key}: missing`)
    else if (other.trim() === '') faults.push(`it ${key}: empty`)
    else if (placeholders(text) !== placeholders(other))
      faults.push(`${key}: placeholders differ ('${placeholders(text)}' and '${placeholders(other)}')`)
    if (key.endsWith('_other') && !it.has(key.replace(/_other$/, '_many')))
      faults.push(`it ${key}: has no _many`)
    if (key.endsWith('_other') && !en.has(key.replace(/_other$/, '_one')))
      faults.push(`en ${key}: has no _one`)
  }
  for (const key of it.keys())
    if (!en.has(key) && !isItalianPlural(key, en)) faults.push(`en ${key}: missing`)
  return faults
}
