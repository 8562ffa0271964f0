import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { numeralWritings, titleOf, withoutNumberNoun } from './numeral-writings.ts'
import { readTokens } from './read-tokens.ts'

type Row<T> = readonly [language: Language, text: string, expected: T]

const WRITINGS: readonly Row<readonly string[]>[] = [
  ['english', 'World War II', ['2 World War', 'WW 2']],
  ['english', 'World War 2', ['WW 2']],
  ['english', 'world War II', ['2 world War']],
  ['english', '  Rocky   IV ', ['4 Rocky']],
  ['english', 'Apollo 13', []],
  ['english', 'Area 20000', []],
  ['english', 'Type A', []],
  ['english', 'Mix', []],
  ['english', 'II', []],
  ['english', 'Symphony No. 5', ['5 Symphony']],
  ['english', 'Symphony nr 5', ['5 Symphony']],
  ['english', 'Symphony num 5', ['5 Symphony']],
  ['english', 'Symphony number 5', ['5 Symphony']],
  ['english', 'Dune part 2', ['2 Dune']],
  ['english', 'Chapter 12', ['12']],
  ['english', 'Second World War', ['World War Second']],
  ['english', '2nd World War', ['World War 2nd']],
  ['english', '3º Man', ['Man 3º']],
  ['english', 'XIV Louis', ['Louis XIV']],
  ['english', 'I Robot', []],
  ['english', 'V Vendetta', []],
  ['english', 'Fifth', []],
  ['english', 'King Henry VIII of England', ['King Henry VIII', 'Henry VIII of England', 'Henry VIII']],
  ['english', 'Henry VIII of England', ['Henry VIII']],
  ['english', 'Henry VIII off England', []],
  ['english', 'Pope John Paul II', ['2 Pope John Paul', 'PJP 2', 'John Paul II']],
  ['english', 'King Henry the Eighth', ['Henry the Eighth']],
  ['english', 'King Rocky V club', ['Rocky V club']],
  ['english', 'King Edward 7', ['KE 7', 'Edward 7']],
  ['english', 'Emperor Paul 1st', ['Paul 1st']],
  ['english', 'Queen Elizabeth the second', ['Elizabeth the second']],
  ['english', 'Studio Henry the second', []],
  ['english', 'King Charles', []],
  ['english', 'King 2', []],
  ['italian', "Enrico VIII d'Inghilterra", ['Enrico VIII']],
  ['italian', 'Enrico VIII d’Inghilterra', ['Enrico VIII']],
  ['italian', 'Federico II di Svevia', ['Federico II']],
  ['italian', 'Luigi XIV della Francia', ['Luigi XIV']],
  ['italian', 'Vittorio Emanuele III del Regno', ['Vittorio Emanuele III']],
  ['italian', 'Luigi XIV di', []],
  ['italian', 'Re Luigi XIV della Francia', ['Re Luigi XIV', 'Luigi XIV della Francia', 'Luigi XIV']],
  ['italian', 'Papa Giovanni Paolo Secondo', ['Giovanni Paolo Secondo']],
  ['italian', 'Papa Luca Rossi', []],
  ['italian', 'Seconda Guerra Mondiale', ['Guerra Mondiale Seconda']],
  ['italian', 'Chanel n. 5', ['5 Chanel']],
  ['italian', 'Chanel numero 5', ['5 Chanel']],
  ['italian', 'Dune parte 2', ['2 Dune']],
  ['italian', 'Capitolo 3', ['3']],
  ['italian', '2° posto', ['posto 2°']],
]

const TITLES: readonly Row<string | undefined>[] = [
  ['english', 'king henry 8', 'king'],
  ['english', 'king henry eight', 'king'],
  ['english', 'pope john paul ii', 'pope'],
  ['english', 'henry viii the king', undefined],
  ['english', 'king viii', undefined],
  ['english', 'king henry tudor', undefined],
  ['english', 'king 5 guys', undefined],
  ['italian', 'papa giovanni 23', 'papa'],
  ['italian', 'king henry 8', undefined],
]

const NUMBERED: readonly Row<string>[] = [
  ['english', 'symphony no 5', 'symphony 5'],
  ['english', 'symphony no way', 'symphony no way'],
  ['english', 'symphony no', 'symphony no'],
  ['english', '3 to 1', '3 1'],
  ['english', '3 to goal', '3 to goal'],
  ['english', 'goal to 1', 'goal to 1'],
  ['english', 'part ii', 'ii'],
  ['english', 'number 10 downing street', '10 downing street'],
  ['italian', '2 a 1', '2 1'],
  ['italian', 'tre a casa', 'tre a casa'],
  ['italian', 'chanel numero 5', 'chanel 5'],
]

describe('[GAME-22] numbers in an answer', () => {
  it.each(WRITINGS)('%s: %s is also written so', (language, text, writings) => {
    expect(numeralWritings(text, language)).toEqual(writings)
  })

  it.each(TITLES)('%s: the title before the number of %s', (language, text, title) => {
    expect(titleOf(readTokens(text, language), language)).toBe(title)
  })

  it.each(NUMBERED)('%s: %s without what is said before its number', (language, text, words) => {
    const left = withoutNumberNoun(readTokens(text, language), language)
    expect(left.map((token) => token.text).join(' ')).toBe(words)
  })
})
