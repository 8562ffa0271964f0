import { expect, it } from 'vitest'
import { isOlderVersion, isVersion } from './app-version.ts'

it.each([
  ['1.9.0', '1.40.0', true],
  ['1.40.0', '1.9.0', false],
  ['1.40.0', '1.40.0', false],
  ['1.39.99', '1.40.0', true],
  ['2.0.0', '1.40.7', false],
  ['1.40.0', '1.40.10', true],
  ['1.40.0-beta.2', '1.40.0', false],
  ['1.40.0-beta.2', '1.41.0', true],
])('[STATUS-14] compares number by number: %s older than %s is %s', (version, than, older) => {
  expect(isOlderVersion(version, than)).toBe(older)
})

it('[STATUS-14] takes no other text for a version', () => {
  expect(['1.40', 'v1.40.0', '1.40.0.1', '', '1.40.x', '1234567.0.0'].filter(isVersion)).toEqual([])
  expect(() => isOlderVersion('1.40', '1.40.0')).toThrow("'1.40'")
})
