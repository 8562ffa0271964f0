import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGlossaryFaults, type Language, readGlossary, type Text } from './glossary.ts'

const ROOT = join(import.meta.dirname, '..')
const TEXTS = join(ROOT, 'shared/i18n')

type Texts = { readonly [key: string]: string | Texts }

/** Every text of a file by its dotted key. */
const textsOf = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  )

const texts: Text[] = []
for (const language of ['en', 'it'] satisfies Language[])
  for (const file of globSync(`${language}/*.ts`, { cwd: TEXTS }).toSorted()) {
    const areas: Texts = await import(join(TEXTS, file))
    for (const [key, text] of textsOf(areas)) texts.push({ language, name: `${file} ${key}`, text })
  }

const glossary = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))
const faults = findGlossaryFaults(glossary, texts)
for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0
    ? `${texts.length} texts use the words of the glossary.`
    : `${faults.length} faults (docs/glossary.md)`,
)
process.exitCode = faults.length === 0 ? 0 : 1
