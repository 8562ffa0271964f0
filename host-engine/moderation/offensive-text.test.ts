import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/constants/game.ts'
import { loadBank } from '../quizzes/load-bank.ts'
import { SMALL_TALK } from '../rules/bots/small-talk.ts'
import { isOffensive } from './offensive-text.ts'

const HALVES = ['development', 'hold-out'] as const
type Half = (typeof HALVES)[number]
type Language = (typeof LANGUAGES)[number]

const fileOf = (language: Language, half: Half): string =>
  readFileSync(new URL(`labelled/${language}-${half}.txt`, import.meta.url), 'utf8')

function measure(language: Language, half: Half) {
  const lines = fileOf(language, half).trimEnd().split('\n')
  const labelled = (sign: '+' | '-') => lines.filter((line) => line[0] === sign).map((line) => line.slice(2))
  const [good, bad] = [labelled('+'), labelled('-')]
  return {
    good: good.length,
    bad: bad.length,
    stopped: good.filter((line) => isOffensive(line)),
    missed: bad.filter((line) => !isOffensive(line)),
  }
}

describe('figures', () => {
  const all = LANGUAGES.flatMap((language) => HALVES.map((half) => ({ language, half })))

  it.each(all)(
    '[CHAT-13] stop at most 1 % of good lines and catch 90 % of bad ones: $language, $half',
    ({ language, half }) => {
      const { good, bad, stopped, missed } = measure(language, half)
      expect(good).toBeGreaterThanOrEqual(150)
      expect(bad).toBeGreaterThanOrEqual(85)
      expect(stopped.length / good).toBeLessThanOrEqual(0.01)
      expect(missed.length / bad).toBeLessThanOrEqual(0.1)
    },
  )

  it('[CHAT-13] are in docs/moderation.md as they are', () => {
    const docs = readFileSync(new URL('../../docs/moderation.md', import.meta.url), 'utf8')
    for (const { language, half } of all) {
      const { good, bad, stopped, missed } = measure(language, half)
      expect(docs).toContain(
        `| ${language} | ${half} | ${stopped.length} of ${good} | ${bad - missed.length} of ${bad} |`,
      )
    }
  })

  it('come of a hold-out that nobody has fitted to the filter', () => {
    const digests = LANGUAGES.map((language) =>
      createHash('sha256').update(fileOf(language, 'hold-out')).digest('hex').slice(0, 16),
    )
    expect(digests).toEqual(['a76467418f4f6191', '1f3bc22d3534a1c3'])
  })
})

describe('good texts', () => {
  it('[CHAT-13] are all questions and answers of the collection, save a donkey by its old name', () => {
    const texts = loadBank().flatMap(({ prompt, answers, reject = [], explanation }) => [
      prompt,
      explanation,
      ...answers,
      ...reject,
    ])
    expect(new Set(texts.filter((text) => isOffensive(text ?? '')))).toEqual(new Set(['ass', 'asses']))
  })

  it('[CHAT-13] are all lines of practice opponents', () => {
    expect(
      Object.values(SMALL_TALK)
        .flat(2)
        .filter((line) => isOffensive(String(line))),
    ).toEqual([])
  })

  it.each([
    'The assistant assorted classic bass in Scunthorpe, Essex and Sussex',
    'A cockpit, some shiitake and a Wankel engine',
    'Emily Dickinson wrote annals of Assyria',
    'La guerra di Troia e il cavallo di legno',
    'Spaghetti alla puttanesca',
    'Dopo il rubidio viene lo stronzio',
    'La cazzuola del muratore e i cazzotti del pugile',
    'Inculcare buone maniere a un incolto',
    'Il Rio Negro scorre verso il Rio delle Amazzoni',
    'Analisi, assassino, cumino, pissidi',
    'Il dio serpente degli aztechi',
  ])('[CHAT-13] pass: %s', (text) => {
    expect(isOffensive(text)).toBe(false)
  })
})

it.each([
  'porco \u200bdio',
  'pоrco dio',
  'p.o.r.c.o d.i.o',
  'porc0 di0',
  'porco🐷dio',
  'porcoooo diooo',
  'fu\u0301ck',
])('[CHAT-13] sees through what hides a word: %s', (text) => {
  expect(isOffensive(text)).toBe(true)
})

describe('what is allowed', () => {
  it('[CHAT-14] is what stands wholly in an answer that is asked for, however it is written', () => {
    expect(isOffensive('Is it an ASS?')).toBe(true)
    expect(isOffensive('Is it an ASS?', ['ass'])).toBe(false)
    expect(isOffensive('una fica', ['Fica'])).toBe(false)
    expect(isOffensive('che minkia', ['MINKIA'])).toBe(false)
  })

  it('[CHAT-14] is neither a part of the answer, nor a phrase that holds it', () => {
    expect(isOffensive('you coon', ['Maine coon'])).toBe(true)
    expect(isOffensive('sei una troia', ['Troia'])).toBe(true)
    expect(isOffensive('asses and ass', ['ass'])).toBe(true)
  })
})

it('[CHAT-13] works on what nobody would write, in bounded time', () => {
  for (const text of [
    '',
    ' ',
    '\ud800',
    '*'.repeat(500),
    'a*'.repeat(250),
    'a '.repeat(250),
    '!1'.repeat(250),
    '(|[\\',
  ])
    expect(isOffensive(text, [text])).toBe(false)
})
