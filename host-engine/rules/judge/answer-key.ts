import type { Language } from '#shared/constants/game.ts'
import { asksForThing } from './asked-for.ts'
import { always, NOTHING, type Variants, type Writing } from './beside.ts'
import { calledOtherwise } from './called-otherwise.ts'
import type { Form } from './compare-form.ts'
import { contractedWritings } from './contractions.ts'
import { foldText } from './fold-text.ts'
import { withoutAsked } from './left-out.ts'
import { itemsOfAnswer } from './list-answers.ts'
import { lookalikeWritings, withoutSoftSign } from './lookalike-writings.ts'
import { nameWritings } from './name-writings.ts'
import { numeralWritings, titleOf } from './numeral-writings.ts'
import { asksForPerson, type Prompt, readPrompt } from './prompt-words.ts'
import { joinTokens, readTokens, type Token } from './read-tokens.ts'
import { readingsOf } from './readings.ts'
import { romanValue, writeRoman } from './roman-numeral.ts'
import { type Value, valuesOfAnswers } from './values.ts'
import { opensLikeSentence, tellingOnly, variantsOf } from './variants.ts'
import { wordOrders } from './word-orders.ts'

/** Everything the judge needs of one quiz, made once. Plain data, but its inside is the judge's own business. */
export interface AnswerKey {
  readonly language: Language
  readonly accept: readonly Form[]
  readonly reject: readonly Form[]
  /** Parts of a name or a title that are a near miss, each as its words run together. */
  readonly parts: readonly string[]
  /** The prompt, of which words may be said again beside the answer. */
  readonly prompt: Prompt
  /** What the answers mean where they are amounts, dates or times, and what the rejected ones do. */
  readonly values: { readonly accept: readonly Value[]; readonly reject: readonly Value[] }
  /** Of each answer that joins things, the forms of each of them. */
  readonly lists: readonly (readonly (readonly Form[])[])[]
}

// A lone L, C, D or M is a letter (L'Aquila, vitamin C); a lone I at the front is a pronoun or an article.
const ROMAN_WORD = /(?<![\p{L}\p{M}])(?:[IVXLCDM]{2,}|[VX]|(?<=\S\s+)I|^I$)(?![\p{L}\p{M}'’])/gu
const CAPITALISED = /\p{Lu}[\p{L}\p{M}]*/gu
/** El'cin, O'Brien: one word to whoever reads no elision there. */
const WITH_APOSTROPHE = /\p{Lu}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)+/gu
const WORD = /[\p{L}\p{M}]+/u
/** Two words with capitals. */
const NAME = /\p{Lu}\S*\s(?:.*\s)?\p{Lu}/u
const ALL_CAPITALS = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu
const SMALL_ROMAN = /^(?:x{0,3}(?:ix|iv|v?i{1,3})|x{1,3}v?|v)$/
/** Far more than the aliases of a quiz have; a list that is made to have more must not cost the others their time. */
const FORMS_MAX = 160
const LISTS_MAX = 20
const INITIALS = /^(?:\p{L}[\s.-]+)+\p{L}\.?$|^[\p{Lu}\d&]{2,5}$/u
/** German and Nordic vowels, and letters of scholars and Slavs (Śiva, Kṛṣṇa, Beneš), as they are spelt without marks. */
const MARKED = /[äöüøåšśṣşčžṛḫ]/gi
const SPELT_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  š: 'sh',
  ś: 'sh',
  ṣ: 'sh',
  ş: 'sh',
  č: 'ch',
  ž: 'zh',
  ṛ: 'ri',
  ḫ: 'kh',
}

/** Prepares a quiz's answers for {@link judge}; call it once a round, not once a guess. */
export function compileAnswerKey(input: {
  answers: readonly string[]
  reject?: readonly string[] | undefined
  prompt?: string | undefined
  language: Language
}): AnswerKey {
  const { answers, reject = [], prompt = '', language } = input
  const rejected = new Set(
    reject.flatMap((text) => variantsOf(text, language).writings.map(({ text }) => foldText(text))),
  )
  const asked = asksForPerson(prompt, language)
  const isRejected = new Set(reject.map(foldText))
  const variants = answers.map((text) => {
    const own = variantsOf(text, language, asked)
    const others = calledOtherwise(text, prompt, language).filter((other) => !isRejected.has(foldText(other)))
    const writings = [...own.writings, ...withoutAsked(text, prompt, language), ...always(...others)]
    return tellingOnly({ ...own, writings }, rejected, isEndOfOne(text, answers))
  })
  const isThing = asksForThing(prompt, language)
  const opens = (answer: string): boolean => isThing && opensLikeSentence(answer, asked)
  return {
    language,
    accept: formsOf(
      answers.map((text, at) => {
        const forms = formsOfOne(text, language, variants[at])
        return opens(text) ? asSentence(forms, text) : forms
      }),
    ),
    reject: formsOf(reject.map((text) => formsOfOne(text, language))),
    parts: [
      ...new Set(
        variants.flatMap(({ parts }) => parts.map((part) => joinTokens(readTokens(part, language), 'text'))),
      ),
    ],
    prompt: readPrompt(prompt, language),
    values: { accept: valuesOfAnswers(answers, language), reject: valuesOfAnswers(reject, language) },
    lists: answers
      .slice(0, LISTS_MAX)
      .map((answer) =>
        itemsOfAnswer(answer, language).map((item) => {
          // Only a name has other writings, and there may be many lists.
          const own = NAME.test(item) ? variantsOf(item, language, asked) : NOTHING
          const writings = [...own.writings, ...always(...calledOtherwise(item, prompt, language))]
          const forms = formsOfOne(item, language, tellingOnly({ ...own, writings }, rejected, false))
          return formsOf([opens(answer) ? asSentence(forms, answer) : forms])
        }),
      )
      .filter((items) => items.length > 0),
  }
}

const isEndOfOne = (text: string, answers: readonly string[]): boolean =>
  answers.some((other) => other.endsWith(` ${text}`))

/** Where there are too many, every answer keeps its first ones: a later alias counts as much as an earlier. */
function formsOf(forms: readonly ReadonlyMap<string, Form>[]): Form[] {
  const kept = new Map<string, Form>()
  const each = forms.map((own) => [...own])
  const depth = Math.max(0, ...each.map((forms) => forms.length))
  for (let at = 0; at < depth; at++)
    for (const own of each) {
      const [id, form] = own[at] ?? []
      if (id !== undefined && form && kept.size < FORMS_MAX && !kept.has(id)) kept.set(id, form)
    }
  return [...kept.values()]
}

function formsOfOne(text: string, language: Language, variants: Variants = NOTHING): Map<string, Form> {
  const forms = new Map<string, Form>()
  const spelt = text.replace(MARKED, spellOut)
  for (const writing of new Set([text, spelt])) {
    for (const order of wordOrders(writing, language)) addForms(forms, order, language)
    const title = titleOf(readTokens(writing, language), language)
    for (const other of numeralWritings(writing, language)) addForms(forms, other, language, title)
    for (const other of lookalikeWritings(writing, language)) addForms(forms, other, language)
    for (const other of contractedWritings(writing, language)) addForms(forms, other, language)
    for (const name of nameWritings(writing, language)) addName(forms, name, language)
  }
  const own = new Map([...forms].map(([id, form]) => [id, { ...form, ...besideOf(variants) }]))
  for (const writing of variants.writings) addVariant(own, writing, variants, language)
  return own
}

/** The first word of the answer is no name, for all its capital, wherever a form has it. */
function asSentence(forms: ReadonlyMap<string, Form>, answer: string): Map<string, Form> {
  const first = foldText(WORD.exec(answer)?.[0] ?? '')
  const marked = (token: Token): Token =>
    token.text === first && token.letters !== true ? { ...token, opening: true } : token
  return new Map([...forms].map(([id, form]) => [id, { ...form, tokens: form.tokens.map(marked) }]))
}

/** A capital stays one, for it tells a name. */
function spellOut(letter: string): string {
  const small = letter.toLowerCase()
  const plain = SPELT_OUT[small] ?? letter
  return small === letter ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
}

const besideOf = ({ beside, bearers }: Variants) => ({ beside, ...(bearers && { bearers }) })

function addVariant(
  forms: Map<string, Form>,
  { text, counts }: Writing,
  variants: Variants,
  language: Language,
): void {
  const fresh = new Map<string, Form>()
  for (const writing of [text, ...(language === 'italian' ? withoutSoftSign(text) : [])])
    addForms(fresh, writing, language)
  for (const [id, form] of fresh)
    if (!forms.has(id)) forms.set(id, { ...form, counts, ...besideOf(variants) })
}

function addForms(forms: Map<string, Form>, text: string, language: Language, title?: string): void {
  const initials = INITIALS.test(text.trim())
  const tokens = markNames(markRomans(readTokens(text, language), text, language), text)
  for (const reading of readingsOf(tokens, language, false)) {
    const id = reading.map((token) => token.text).join(' ')
    const form = { tokens: reading, joins: joinsOf(reading), initials: initials || isLetters(reading) }
    if (!forms.has(id)) forms.set(id, title === undefined ? form : { ...form, title })
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
  const joined = (text.match(WITH_APOSTROPHE) ?? []).map((word) => foldText(word).replaceAll("'", ''))
  const capital = new Set([...(text.match(CAPITALISED) ?? []).map(foldText), ...joined])
  const letters = new Set((text.match(ALL_CAPITALS) ?? []).map(foldText))
  return tokens.map((token) => {
    if (!capital.has(token.text)) return token
    return letters.has(token.text) ? { ...token, proper: true, letters: true } : { ...token, proper: true }
  })
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
