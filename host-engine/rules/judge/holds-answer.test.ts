import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, holdsAnswer } from './judge.ts'

const holds = (language: Language, answers: readonly string[], line: string) =>
  holdsAnswer(compileAnswerKey({ answers, language }), line)

describe('a line that gives the answer away', () => {
  it.each([
    ['english', 'candle', 'is it the candle maybe'],
    ['english', 'candle', 'its CANDLE!! guys'],
    ['english', 'candle', 'it is c.a.n.d.l.e, no?'],
    ['english', 'candle', 'c a n d l e'],
    ['english', 'candle', 'the cand le i think'],
    ['english', 'candle', 'a candlestick perhaps'],
    ['english', 'lantern', 'l-a-n-t-e-r-n or so'],
    ['english', 'lantern', 'is it 0xlanterns'],
    ['english', 'ice cream', 'I want an icecream now'],
    ['english', 'date line', 'is it the date-line?'],
    ['english', 'The Lord of the Rings', 'surely lord of rings then'],
    ['english', 'Henry VIII', 'must be henry the eighth'],
    ['english', '42', 'forty two i guess'],
    ['english', '7', 'I think seven'],
    ['english', 'twenty-one', 'must be 21 then'],
    ['english', '100', 'one hundred or what'],
    ['english', 'a', 'is it a'],
    ['english', 'tiger', 'a tigerlike thing'],
    ['english', 'tiger', 'the ti ger i think'],
    ['english', 'wolf', 'it is w o l f'],
    ['english', 'ant', 'an a n t'],
    ['english', 'T-Rex', 'it is trex'],
    ['english', '7', 'table 7 please'],
    ['english', 'XIV', 'xiv to me'],
    ['english', 'Henry 8', 'must be henry viii'],
    ['italian', 'io', 'è io'],
    ['italian', "l'ombra", 'secondo me lombra dai'],
    ['italian', 'ombra', 'boh, lombra forse'],
    ['italian', 'ago', 'un ago nel pagliaio'],
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
    ['english', 'a', 'what a nice day'],
    ['english', 'candle', 'no idea at all'],
    ['english', 'one', 'this one is hard'],
    ['english', '1', 'that one is hard'],
    ['english', 'de', 'decide, document'],
    ['english', 'do', 'what do we do now'],
    ['english', 'ant', 'I want an elegant hint'],
    ['english', 'otter', 'not terrible'],
    ['english', '7', 'it is 17 or 71'],
    ['english', '1009', 'mix it up'],
    ['english', 'Apollo 11', 'apollo 112'],
    ['english', 'a', 'candle a'],
    ['english', 'a', 'a candle'],
    ['english', 'up', 'u p'],
    ['english', 'owl', 'o wl'],
    ['english', 'owl', 'ow l'],
    ['italian', 'io', 'anche io non lo so'],
    ['italian', 'ti', 'ti piace questo gioco?'],
    ['italian', 'e', 'e poi cosa'],
    ['italian', '6', 'sei bravo davvero'],
    ['italian', '6', 'vi prego aiuto'],
    ['italian', '1001', 'mi sa di no'],
    ['italian', 'ago', 'andiamo al lago'],
  ] as const)('[GAME-21] %s: no %s in "%s"', (language, answer, line) => {
    expect(holds(language, [answer], line)).toBe(false)
  })
})
