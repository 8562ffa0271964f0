import { describe, expect, it } from 'vitest'
import { isWadeGiles } from './wade-giles.ts'

const SYLLABLES: readonly (readonly [name: string, other: string, expected: boolean])[] = [
  ['zedong', 'tsetung', true],
  ['zedong', 'tsetang', false],
  ['zhou', 'chou', false],
  ['deng', 'teng', false],
  ['xiaoping', 'hsiaoping', true],
  ['qingdao', 'tsingtao', true],
  ['chongqing', 'chungking', true],
  ['beijing', 'peking', true],
  ['guangdong', 'kwangtung', true],
  ['sichuan', 'szechuan', true],
  ['xian', 'sian', false],
  ['xuzhou', 'soochow', false],
  ['suzhou', 'soochow', true],
  ['laozi', 'laotzu', true],
  ['laotzu', 'laotse', true],
  ['zed', 'tse', false],
  ['jiang', 'chiang', true],
  ['ningxia', 'ningsia', true],
  ['roma', 'roma', false],
  ['hunan', 'henan', false],
  ['tsetung', 'zedong', true],
  ['shanxi', 'shaanxi', false],
]

describe('[GAME-63] the older writings of Chinese names', () => {
  it.each(SYLLABLES)('%s, %s: %s', (name, other, expected) => {
    expect(isWadeGiles(name, other)).toBe(expected)
  })

  it('gives up on what is too long for a name', () => {
    expect(isWadeGiles('zhang'.repeat(5), 'chang'.repeat(5))).toBe(false)
    expect(isWadeGiles('zhang'.repeat(4), 'chang'.repeat(4))).toBe(true)
  })
})
