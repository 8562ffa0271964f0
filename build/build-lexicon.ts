import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import dictionaryEnglish, { type Dictionary } from 'dictionary-en'
import dictionaryItalian from 'dictionary-it'
import { foldText } from '#host-engine/rules/judge/fold-text.ts'
import type { Language } from '#shared/constants/game.ts'
import { formsOf, readAffixes } from './hunspell.ts'

// Run by hand when a dictionary or names.txt changes: node build/build-lexicon.ts
const LEXICON = join(import.meta.dirname, '../host-engine/quizzes/lexicon')

/** As the judge writes a word: folded and, in English, without the apostrophe inside. Null for what is no one word. */
function toWord(form: string): string | null {
  // The possessive is the word itself; "kings" as a word comes from its plural.
  if (form.endsWith("'s")) return null
  const word = foldText(form).replaceAll(/(?<=[a-z])'(?=[a-z])/g, '')
  return /^[a-z]{2,}$/.test(word) ? word : null
}

// Verbs with pronouns at their end ("mangiarglielo") are nine in ten of the Italian forms, and no likely typos.
const PRONOUN_FLAGS = 'DKLIhl'
// Numbers in words and roman numerals, which the judge reads itself.
const NUMBER_FLAGS = '!"&($='
const TWO_PRONOUNS = /(?:[mtcvs]e|glie)(?:l[oaie]|ne)$|(?:[mtcv]i|gli|le)(?:ci|si)$/
const isWantedItalian = (flag: string, add: string): boolean =>
  !`${PRONOUN_FLAGS}${NUMBER_FLAGS}`.includes(flag) &&
  !TWO_PRONOUNS.test(add) &&
  (flag !== 'E' || add.length === 1)

function readDictionary(
  { aff, dic }: Dictionary,
  wanted?: (flag: string, add: string) => boolean,
): Set<string> {
  const read = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
  const affixes = readAffixes(read(aff), wanted)
  const words = new Set<string>()
  // The first line is a count; lines that begin with a slash are the licence.
  for (const entry of read(dic).split('\n').slice(1)) {
    if (entry.startsWith('/')) continue
    for (const form of formsOf(entry, affixes)) {
      const word = toWord(form)
      if (word !== null) words.add(word)
    }
  }
  return words
}

/** The names kept by hand for this language: those under [both] and under its own heading. */
function readNames(language: Language): string[] {
  const names: string[] = []
  let heading = ''
  for (const line of readFileSync(join(LEXICON, 'names.txt'), 'utf8').split('\n')) {
    if (line.startsWith('[')) heading = line.slice(1, -1)
    else if (!line.startsWith('#') && (heading === 'both' || heading === language)) {
      names.push(...line.split(/[\s'-]+/).map(foldText))
    }
  }
  return names.filter((name) => /^[a-z]{2,}$/.test(name))
}

function write(language: Language, words: ReadonlySet<string>): void {
  const all = [...new Set([...words, ...readNames(language)])].sort()
  const text = Buffer.from(`${all.join('\n')}\n`, 'latin1')
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  writeFileSync(join(LEXICON, `${language}.txt.br`), packed)
  console.log(`${language}: ${all.length} words, ${text.length} bytes, ${packed.length} compressed`)
}

write('english', readDictionary(dictionaryEnglish))
write('italian', readDictionary(dictionaryItalian, isWantedItalian))
