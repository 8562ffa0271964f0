/** One row of the glossary: how each language calls a thing, and how it never does. */
interface Term {
  readonly say: Record<Language, string>
  readonly never: Record<Language, readonly string[]>
}

/** A text that may say a forbidden word, because it is fixed elsewhere. */
interface Exception {
  readonly text: string
  readonly word: string
}

export interface Glossary {
  readonly terms: readonly Term[]
  readonly exceptions: readonly Exception[]
}

export type Language = 'en' | 'it'

/** A text of the product: `name` is its file and key, as in `en/errors.ts USER_NOT_FOUND`. */
export interface Text {
  readonly language: Language
  readonly name: string
  readonly text: string
}

/** The cells of every row below the table's head. */
function rowsUnder(heading: string, markdown: string): string[][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  const rows = section?.split('\n').filter((line) => line.startsWith('|')) ?? []
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** What stands in brackets explains a word and is none. */
const wordsOf = (cell: string): string[] =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Reads the tables of docs/glossary.md. */
export function readGlossary(markdown: string): Glossary {
  const terms = rowsUnder('The words', markdown).map(([en = '', it = '', neverEn = '', neverIt = '']) => ({
    say: { en, it },
    never: { en: wordsOf(neverEn), it: wordsOf(neverIt) },
  }))
  const exceptions = rowsUnder('Exceptions', markdown).map(([text = '', word = '']) => ({
    text: text.replaceAll('`', ''),
    word,
  }))
  return { terms, exceptions }
}

/** Words of the glossary are letters, blanks, hyphens and apostrophes: none means anything in a pattern. */
const wholeWord = (word: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}_])${word}(?![\\p{L}_])`, flags)

/** Texts that call a thing by another word than the glossary's, and exceptions that no text needs. */
export function findGlossaryFaults({ terms, exceptions }: Glossary, texts: readonly Text[]): string[] {
  const faults: string[] = []
  const unused = new Set(exceptions)
  // “nome utente” and “e-mail” are terms, although “utente” and “mail” alone are none: such terms are taken out first.
  const phrases = (language: Language) =>
    terms.flatMap(({ say }) => wordsOf(say[language])).filter((term) => /[ -]/.test(term))
  const longTerms = { en: phrases('en'), it: phrases('it') }

  for (const { language, name, text } of texts) {
    let searched = text.replace(/\{\{.*?\}\}/g, '')
    for (const term of longTerms[language]) searched = searched.replace(wholeWord(term, 'giu'), '')
    for (const { say, never } of terms)
      for (const word of never[language]) {
        if (!wholeWord(word, 'iu').test(searched)) continue
        const exception = exceptions.find((one) => one.text === name && one.word === word)
        if (exception) unused.delete(exception)
        else faults.push(`${name}: not “${word}” but “${say[language]}”`)
      }
  }
  for (const { text, word } of unused)
    faults.push(`docs/glossary.md: the exception of “${word}” in ${text} is not needed any more`)
  return faults
}
