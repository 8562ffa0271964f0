import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { type ClockTime, isSameTime, timesOf } from './clock-time.ts'
import { foldText } from './fold-text.ts'

type Row = readonly [language: Language, text: string, times: readonly Omit<ClockTime, 'kind'>[]]

const TIMES: readonly Row[] = [
  ['english', '3 pm', [{ minutes: 900, half: false }]],
  ['english', '3pm', [{ minutes: 900, half: false }]],
  ['english', '3 p.m.', [{ minutes: 900, half: false }]],
  ['english', '12 am', [{ minutes: 0, half: false }]],
  ['english', '12 pm', [{ minutes: 720, half: false }]],
  ['english', '15:00', [{ minutes: 900, half: false }]],
  ['english', '3:60', []],
  ['english', '24:00', [{ minutes: 0, half: false }]],
  ['english', '25:00', []],
  ['english', '13', []],
  ['english', '3', []],
  ['english', 'half past three', [{ minutes: 210, half: true }]],
  ['english', 'quarter to four', [{ minutes: 225, half: true }]],
  ['english', 'a quarter past 3 pm', [{ minutes: 915, half: false }]],
  ['english', 'ten to midnight', [{ minutes: 1430, half: false }]],
  ['english', 'ten thirty', [{ minutes: 630, half: true }]],
  ['english', 'twenty sixty', []],
  ['english', "3 o'clock", [{ minutes: 180, half: true }]],
  ['english', 'three in the morning', [{ minutes: 180, half: false }]],
  ['english', 'nine at night', [{ minutes: 1260, half: false }]],
  ['english', 'noon', [{ minutes: 720, half: false }]],
  ['english', 'midnight', [{ minutes: 0, half: false }]],
  ['english', 'five past 24', []],
  ['english', 'sixty past three', []],
  ['english', '13:00 pm', [{ minutes: 780, half: false }]],
  ['english', 'at 3', [{ minutes: 180, half: true }]],
  ['english', 'ten fifty five', [{ minutes: 655, half: true }]],
  ['english', 'twenty three fifteen', [{ minutes: 1395, half: false }]],
  ['english', 'ten oh five', [{ minutes: 605, half: true }]],
  ['english', 'ten o five', [{ minutes: 605, half: true }]],
  ['english', 'ten five', []],
  ['english', 'twenty three', []],
  ['english', 'twenty four ten', []],
  ['english', 'ten sixty', []],
  ['english', 'three hundred', []],
  ['english', 'one hundred and one', []],
  ['english', 'ten', []],
  ['english', 'three', []],
  ['english', 'at exactly 3', [{ minutes: 180, half: true }]],
  ['english', '3 oclock', [{ minutes: 180, half: true }]],
  ['english', '3 o clock', [{ minutes: 180, half: true }]],
  ['english', 'morning 3', [{ minutes: 180, half: false }]],
  ['english', '3 in the afternoon', [{ minutes: 900, half: false }]],
  ['english', '3 in the evening', [{ minutes: 900, half: false }]],
  ['english', 'midday', [{ minutes: 720, half: false }]],
  ['english', 'at noon', [{ minutes: 720, half: false }]],
  ['english', 'exactly midnight', [{ minutes: 0, half: false }]],
  ['english', '10 after 3', [{ minutes: 190, half: true }]],
  ['english', '10 before 3', [{ minutes: 170, half: true }]],
  ['english', '10 till 3', [{ minutes: 170, half: true }]],
  ['english', 'quarter past noon', [{ minutes: 735, half: true }]],
  ['english', 'quarter to midnight', [{ minutes: 1425, half: false }]],
  ['english', 'fifty nine past three', [{ minutes: 239, half: true }]],
  ['english', 'sixty to three', []],
  ['english', 'half past twenty four', []],
  ['english', 'half past', []],
  ['english', 'past three', []],
  ['english', '3.15', [{ minutes: 195, half: true }]],
  ['english', '3 : 15', [{ minutes: 195, half: true }]],
  ['english', '3 15', []],
  ['english', '3:5', []],
  ['english', '123:15', []],
  ['english', '3 xm', []],
  ['english', '12:30 am', [{ minutes: 30, half: false }]],
  ['english', '12:30 pm', [{ minutes: 750, half: false }]],
  ['english', '12:59', [{ minutes: 779, half: true }]],
  ['english', '13:30', [{ minutes: 810, half: false }]],
  ['english', '24:30', [{ minutes: 30, half: false }]],
  ['english', '3 a. m.', [{ minutes: 180, half: false }]],
  ['english', 'at the', []],
  ['italian', "all'una", [{ minutes: 60, half: true }]],
  ['italian', 'alle ore 15', [{ minutes: 900, half: false }]],
  ['italian', 'ora 3', [{ minutes: 180, half: true }]],
  ['italian', 'le tre di notte', [{ minutes: 180, half: false }]],
  ['italian', 'le tre del pomeriggio', [{ minutes: 900, half: false }]],
  ['italian', 'le 3 antimeridiane', [{ minutes: 180, half: false }]],
  ['italian', 'le 3 pomeridiane', [{ minutes: 900, half: false }]],
  ['italian', 'le nove della sera', [{ minutes: 1260, half: false }]],
  ['italian', 'tre meno dieci', [{ minutes: 170, half: true }]],
  ['italian', 'le tre e un quarto', [{ minutes: 195, half: true }]],
  ['italian', 'mezzogiorno e mezzo', [{ minutes: 750, half: true }]],
  ['italian', 'le tre e sessanta', []],
  ['italian', 'le venti e trenta', [{ minutes: 1230, half: false }]],
  ['italian', 'venti tre', []],
  ['italian', 'tre o cinque', []],
  ['italian', 'tre o venti', []],
  ['italian', 'tre', []],
  ['italian', 'mattina', []],
  ['italian', 'le tre e mezza', [{ minutes: 210, half: true }]],
  ['italian', 'alle 15', [{ minutes: 900, half: false }]],
  ['italian', 'mezzogiorno', [{ minutes: 720, half: false }]],
  ['italian', 'mezzanotte e un quarto', [{ minutes: 15, half: true }]],
  ['italian', 'le quattro meno un quarto', [{ minutes: 225, half: true }]],
  ['italian', 'le 9 di sera', [{ minutes: 1260, half: false }]],
  ['italian', 'le 9 del mattino', [{ minutes: 540, half: false }]],
  ['italian', 'ore 24', [{ minutes: 0, half: false }]],
  ['italian', '24 ore', []],
  ['italian', 'le tre in punto', [{ minutes: 180, half: true }]],
  ['italian', 'tre venti', [{ minutes: 200, half: true }]],
  ['italian', 'le 3.30', [{ minutes: 210, half: true }]],
  ['italian', '15h30', [{ minutes: 930, half: false }]],
  ['italian', 'una e mezza', [{ minutes: 90, half: true }]],
]

const at = (minutes: number, half: boolean): ClockTime => ({ kind: 'time', minutes, half })

describe('[GAME-62] the time that a text says', () => {
  it.each(TIMES)('%s: %s', (language, text, times) => {
    expect(timesOf(foldText(text), language)).toEqual(times.map((time) => ({ kind: 'time', ...time })))
  })

  it('is either half of the day where neither was said', () => {
    expect(isSameTime(at(180, true), at(900, false))).toBe(true)
    expect(isSameTime(at(900, false), at(180, true))).toBe(true)
    expect(isSameTime(at(180, false), at(900, false))).toBe(false)
    expect(isSameTime(at(180, false), at(180, false))).toBe(true)
    expect(isSameTime(at(180, true), at(181, true))).toBe(false)
  })
})
