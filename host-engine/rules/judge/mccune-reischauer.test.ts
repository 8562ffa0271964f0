import { describe, expect, it } from 'vitest'
import { isMcCuneReischauer } from './mccune-reischauer.ts'

const ALIKE = [
  ['gyeongju', 'kyongju'],
  ['daejeon', 'taejon'],
  ['busan', 'pusan'],
  ['jeju', 'cheju'],
  ['gangnam', 'kangnam'],
  ['incheon', 'inchon'],
  ['gwangju', 'kwangju'],
  ['seoul', 'soul'],
  ['silla', 'shilla'],
  ['baekje', 'paekche'],
  ['goguryeo', 'koguryo'],
  ['hangeul', 'hangul'],
  ['bulgogi', 'pulgogi'],
  ['bibimbap', 'pipimpap'],
  ['moonsu', 'munsu'],
  ['ulsan', 'oolsan'],
  ['seejin', 'sijin'],
  ['jjajang', 'chachang'],
  ['kkangul', 'gangul'],
  ['tteoki', 'teoki'],
  ['ppalgang', 'balkang'],
  ['kanga', 'ganga'],
] as const

const OTHERS = [
  ['busan', 'busan'],
  ['busan', 'pusam'],
  ['busan', 'susan'],
  // One syllable, or too short.
  ['park', 'bark'],
  ['kang', 'gang'],
  ['pak', 'bak'],
  ['moon', 'mun'],
  ['daga', 'taga'],
  // Not built as Korean is.
  ['strabo', 'sdrabo'],
  ['kimsta', 'gimsta'],
  ['trapani', 'drapani'],
  ['kabart', 'gabart'],
] as const

describe('[GAME-63] Korean names in two romanisations', () => {
  it.each(ALIKE)('%s is %s', (one, other) => {
    expect([isMcCuneReischauer(one, other), isMcCuneReischauer(other, one)]).toEqual([true, true])
  })

  it.each(OTHERS)('%s is not known as %s', (one, other) => {
    expect([isMcCuneReischauer(one, other), isMcCuneReischauer(other, one)]).toEqual([false, false])
  })
})
