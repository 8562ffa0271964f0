import type { Language } from '#shared/constants/game.ts'
import type { Form } from './compare-form.ts'
import { foldText } from './fold-text.ts'
import { nameWritings } from './name-writings.ts'
import { joinTokens, readTokens, type Token } from './read-tokens.ts'
import { readingsOf } from './readings.ts'
import { romanValue, writeRoman } from './roman-numeral.ts'
import { wordOrders } from './word-orders.ts'

/** Everything the judge needs of one quiz, made once. Plain data, but its inside is the judge's own business. */
export interface AnswerKey {
  readonly language: Language
  readonly accept: readonly Form[]
  readonly reject: readonly Form[]
}

// A lone L, C, D or M is a letter (L'Aquila, vitamin C); a lone I at the front is a pronoun or an article.
const ROMAN_WORD = /(?<![\p{L}\p{M}])(?:[IVXLCDM]{2,}|[VX]|(?<=\S\s+)I|^I$)(?![\p{L}\p{M}'’])/gu
const CAPITALISED = /\p{Lu}[\p{L}\p{M}]*/gu
const SMALL_ROMAN = /^(?:x{0,3}(?:ix|iv|v?i{1,3})|x{1,3}v?|v)$/
/** Far more than the aliases of a quiz have; a list that is made to have more must not cost the others their time. */
const FORMS_MAX = 160
const INITIALS = /^(?:\p{L}[\s.-]+)+\p{L}\.?$|^[\p{Lu}\d&]{2,5}$/u
const UMLAUTS = /[äöüøå]/gi
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Prepares a quiz's answers for {@link judge}; call it once a round, not once a guess. */
export function compileAnswerKey(input: {
  answers: readonly string[]
  reject?: readonly string[] | undefined
  language: Language
}): AnswerKey {
  const { answers, reject = [], language } = input
  return { language, accept: formsOf(answers, language), reject: formsOf(reject, language) }
}

/** Where there are too many, every answer keeps its first ones: a later alias counts as much as an earlier. */
function formsOf(texts: readonly string[], language: Language): Form[] {
  const kept = new Map<string, Form>()
  const each = texts.map((text) => [...formsOfOne(text, language)])
  const depth = Math.max(0, ...each.map((forms) => forms.length))
  for (let at = 0; at < depth; at++)
    for (const forms of each) {
      const [id, form] = forms[at] ?? []
      if (id !== undefined && form && kept.size < FORMS_MAX && !kept.has(id)) kept.set(id, form)
    }
  return [...kept.values()]
}

function formsOfOne(text: string, language: Language): Map<string, Form> {
  const forms = new Map<string, Form>()
  const spelt = text.replace(UMLAUTS, (letter) => SPELT_OUT[letter.toLowerCase()] ?? letter)
  for (const writing of new Set([text, spelt])) {
    for (const order of wordOrders(writing, language)) addForms(forms, order, language)
    for (const name of nameWritings(writing, language)) addName(forms, name, language)
  }
  return forms
}

function addForms(forms: Map<string, Form>, text: string, language: Language): void {
  const initials = INITIALS.test(text.trim())
  const tokens = markNames(markRomans(readTokens(text, language), text, language), text)
  for (const reading of readingsOf(tokens, language, false)) {
    const id = reading.map((token) => token.text).join(' ')
    if (!forms.has(id))
      forms.set(id, { tokens: reading, joins: joinsOf(reading), initials: initials || isLetters(reading) })
  }
}

/** As it stands: "A. Einstein" has no article, and is never run into one word. */
function addName(forms: Map<string, Form>, text: string, language: Language): void {
  const tokens = markNames(readTokens(text, language), text)
  const id = tokens.map((token) => token.text).join(' ')
  const joins = tokens.length > 2 ? joinsOf(tokens) : []
  if (!forms.has(id)) forms.set(id, { tokens, joins, initials: false })
}

function isLetters(tokens: readonly Token[]): boolean {
  return tokens.every((token) => token.text.length === 1)
}

/** "Henry VIII" has a number in it; "mix" and "di" have none: capitals tell, or a place after another word. */
function markRomans(tokens: readonly Token[], text: string, language: Language): Token[] {
  const capital = new Set((text.match(ROMAN_WORD) ?? []).map((word) => word.toLowerCase()))
  return tokens.map((token, at) => {
    if (token.numeric) return token
    const sequel = at > 0 && SMALL_ROMAN.test(token.text) && !isPronoun(token.text, language)
    const value = capital.has(foldText(token.text)) || sequel ? romanValue(token.text) : null
    return value === null ? token : { text: token.text, key: String(value), numeric: true }
  })
}

function markNames(tokens: readonly Token[], text: string): Token[] {
  const capital = new Set((text.match(CAPITALISED) ?? []).map(foldText))
  return tokens.map((token) => (capital.has(token.text) ? { ...token, proper: true } : token))
}

function isPronoun(word: string, language: Language): boolean {
  return word === 'i' || (language === 'italian' && word === 'vi')
}

function joinsOf(tokens: readonly Token[]): string[] {
  const joins = new Set([joinTokens(tokens, 'text'), joinTokens(tokens, 'key')])
  if (tokens.length > 1) {
    // WWII for WW2: the numeral may be typed onto the word.
    const romans = tokens.map((token, at) => {
      const roman = at > 0 && token.numeric ? writeRoman(Number(token.key)) : null
      return roman === null ? token : { ...token, text: roman }
    })
    joins.add(joinTokens(romans, 'text'))
  }
  return [...joins]
}
