import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, holdsAnswer } from './judge.ts'

const holds = (language: Language, answers: readonly string[], line: string) =>
  holdsAnswer(compileAnswerKey({ answers, language }), line)

describe('a line that gives the answer away', () => {
  it.each([
    ['english', 'lantern', 'maybe it is the lantern then'],
    ['english', 'lantern', 'l-a-n-t-e-r-n or so'],
    ['english', 'candle', 'c a n d l e'],
    ['english', 'candle', 'it is c.a.n.d.l.e, no?'],
    ['english', 'ice cream', 'I want an icecream now'],
    ['english', 'date line', 'is it the date-line?'],
    ['english', 'lantern', 'is it 0xlanterns'],
    ['english', '7', 'I think seven'],
    ['english', 'twenty-one', 'must be 21 then'],
    ['english', '100', 'one hundred or what'],
    ['italian', 'ombra', 'secondo me è l’ombra'],
    ['italian', 'ombra', 'boh, lombra forse'],
    ['italian', 'città', "sarà la citta' vecchia"],
    ['italian', 'T', 'è la T, credo'],
  ] as const)('[GAME-21] %s: %s in "%s"', (language, answer, line) => {
    expect(holds(language, [answer], line)).toBe(true)
  })

  it('[GAME-21] hears every alias', () => {
    expect(holds('english', ['zip', 'zipper'], 'my zipper is stuck')).toBe(true)
  })
})

describe('ordinary talk', () => {
  it.each([
    ['english', 'de', 'decide, document'],
    ['english', 'do', 'what do we do now'],
    ['english', '1', 'that one is hard'],
    ['english', 'ant', 'I want an elegant hint'],
    ['english', 'otter', 'not terrible'],
    ['english', '7', 'it is 17 or 71'],
    ['italian', 'ti', 'ti piace questo gioco?'],
    ['italian', 'io', 'io non lo so'],
    ['italian', '6', 'sei bravo'],
    ['italian', '1001', 'mi sa di no'],
  ] as const)('[GAME-21] %s: no %s in "%s"', (language, answer, line) => {
    expect(holds(language, [answer], line)).toBe(false)
  })
})
