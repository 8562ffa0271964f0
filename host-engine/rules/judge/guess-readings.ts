import type { Language } from '#shared/constants/game.ts'
import type { Beside } from './beside.ts'
import { type Reading, toReading } from './compare-form.ts'
import { unframed } from './frames.ts'
import { withoutPersonWords } from './guess-person.ts'
import { withoutPromptBracket, withoutPromptWords } from './guess-prompt.ts'
import { withoutKind } from './kinds-of-things.ts'
import { titleOf } from './numeral-writings.ts'
import { withoutKindOfPlace } from './place-kinds.ts'
import type { Prompt } from './prompt-words.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { readingsOf } from './readings.ts'
import { withoutSeries } from './series.ts'
import { ARTICLES } from './small-words.ts'
import { withoutOpening, withoutPart } from './title-writings.ts'

/** The ways to read a guess as it stands, and a numbered name also without its title. */
export function plainReadings(tokens: readonly Token[], language: Language): Reading[] {
  const readings = readingsOf(tokens, language, true).map(toReading)
  const title = titleOf(tokens, language)
  if (title === undefined) return readings
  const untitled = readingsOf(tokens.slice(1), language, true).map(toReading)
  return [...readings, ...untitled.map((reading) => ({ ...reading, title }))]
}

/** The ways to read it without what is said around an answer: a frame, words of the prompt, a title, a kind of place. */
export function freerReadings(guess: string, language: Language, prompt: Prompt): Reading[] {
  const said = readTokens(guess, language)
  if (said.length < 2) return []
  const inFrame = unframed(said, guess, language)
  const bracketed = withoutPromptBracket(guess, prompt, language)
  const cores = [said, ...inFrame, ...(bracketed === null ? [] : [bracketed])]
  const beside = cores.flatMap((core) => withoutPromptWords(core, guess, prompt, language))
  const titled = withoutSeries(guess)
  const opened = withoutOpening(guess, language)
  return [
    ...[...cores.slice(1), ...beside].flatMap((core) => plainReadings(core, language)),
    ...[...cores, ...beside].flatMap((core) => besideReadings(core, language)),
    ...(language === 'italian' && said.length === 2 && said[0]?.text === 'sara'
      ? read(said.slice(1), 'sara', language)
      : []),
    ...(titled === null ? [] : read(readTokens(titled, language), 'opening', language)),
    ...(opened === null ? [] : read(readTokens(opened, language), 'opening', language)),
  ]
}

function besideReadings(said: readonly Token[], language: Language): Reading[] {
  const tokens = withoutArticle(said, language)
  const place = withoutKindOfPlace(tokens)
  const kind = withoutKind(said, language)
  const part = withoutPart(tokens)
  const title = titleOf(tokens, language)
  const persons = withoutPersonWords(tokens, language).flatMap(({ tokens: own, beside, firstName }) =>
    read(own, beside, language).map((reading) =>
      firstName === undefined ? reading : { ...reading, firstName },
    ),
  )
  return [
    // No pope is a king of the same name and number.
    ...(title === undefined ? persons : persons.map((reading) => ({ ...reading, title }))),
    ...(place ? read(place.tokens, place.beside, language) : []),
    ...(kind ? read(kind.tokens, kind.isOfNames ? 'kind' : null, language) : []),
    ...(part ? read(part, 'part', language) : []),
  ]
}

function read(tokens: readonly Token[], beside: Beside | null, language: Language): Reading[] {
  if (tokens.length === 0) return []
  return readingsOf(tokens, language, false).map((reading) =>
    beside === null ? toReading(reading) : { ...toReading(reading), beside },
  )
}

function withoutArticle(tokens: readonly Token[], language: Language): readonly Token[] {
  const [first, second] = tokens
  return first && second && !first.numeric && ARTICLES[language].has(first.text) ? tokens.slice(1) : tokens
}
