import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepLinkIn, parseDeepLink } from './parse-deep-link.ts'

describe('parseDeepLink', () => {
  it.each([
    ['riddlerooms://join/K7QX2M', '/lobby?join=K7QX2M'],
    ['riddlerooms://join/k7qx2m/', '/lobby?join=K7QX2M'],
    ['RIDDLEROOMS://join/K7QX2M', '/lobby?join=K7QX2M'],
    ['riddlerooms://auth/callback', null],
    ['riddlerooms://pay/return', null],
  ])('opens %s', (text, path) => {
    expect(parseDeepLink(text)).toEqual({ path })
  })

  it.each([
    'riddlerooms://join/K7QX2',
    'riddlerooms://join/K7QX2M4',
    'riddlerooms://join/K7QX2M?to=/admin',
    'riddlerooms://join/K7QX2M#x',
    'riddlerooms://join/../auth',
    'riddlerooms://join/K7QX%32',
    'riddlerooms://user@join/K7QX2M',
    'riddlerooms://auth/callback?token=x',
    'riddlerooms://pay/return/x',
    'riddlerooms://admin',
    'riddlerooms:join/K7QX2M',
    'https://join/K7QX2M',
    ' riddlerooms://join/K7QX2M',
    'riddlerooms://join/K7QX2M\n',
    '',
  ])('refuses %j', (text) => {
    expect(parseDeepLink(text)).toBeNull()
  })

  it('leads nowhere but to its three places, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `riddlerooms://${rest}`),
        ),
        (text) => {
          const path = parseDeepLink(text)?.path ?? null
          return path === null || /^\/lobby\?join=[A-Z0-9]{6}$/.test(path)
        },
      ),
    )
  })
})

describe('deepLinkIn', () => {
  it('finds the link among the arguments of a start', () => {
    const argv = ['/opt/riddle-rooms', '--no-sandbox', '.', 'riddlerooms://join/K7QX2M']
    expect(deepLinkIn(argv)).toEqual({ path: '/lobby?join=K7QX2M' })
    expect(deepLinkIn(argv.slice(0, 3))).toBeNull()
  })
})
