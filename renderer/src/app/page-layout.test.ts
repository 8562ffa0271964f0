import { describe, expect, it } from 'vitest'
import { isOpenToAll, pageLayoutOf } from '#renderer/app/page-layout.ts'

const AUTH = ['/login', '/register', '/reset-password', '/join/ABC234', '/verify-email', '/undo-email']
const LEGAL = ['/terms-of-service', '/privacy-policy', '/cookie-policy']
const PLAY = ['/room/r1', '/game', '/game/g1']
const MENU = ['/lobby', '/home', '/ranks', '/shop', '/game-pass', '/buy-r3', '/create-lobby']

const having = (what: 'header' | 'tabBar' | 'footer', paths: string[], signedIn = true) =>
  paths.filter((path) => pageLayoutOf(path, signedIn)[what])

describe('what stands around a screen', () => {
  it('[NAV-21] hides the header when logged out, in play and on the quiet pages', () => {
    expect(having('header', MENU, false)).toEqual([])
    const quiet = [...AUTH, ...LEGAL, ...PLAY, '/select-language', '/profile', '/admin', '/admin/users']
    expect(having('header', quiet)).toEqual([])
  })

  it('[NAV-22] [NAV-20] shows the header on the menu pages, the game pass among them', () => {
    expect(having('header', MENU)).toEqual(MENU)
  })

  it('[NAV-23] hides the tab bar in play, on the quiet pages and on the landing page', () => {
    expect(having('tabBar', [...AUTH, ...LEGAL, ...PLAY, '/select-language', '/admin'])).toEqual([])
    expect(having('tabBar', ['/'], false)).toEqual([])
  })

  it('[NAV-24] shows the tab bar on the menu pages and the profile', () => {
    expect(having('tabBar', [...MENU, '/profile'])).toEqual([...MENU, '/profile'])
  })

  it('[NAV-25] hides the footer on the quiet pages alone', () => {
    expect(having('footer', [...AUTH, ...LEGAL, '/select-language'])).toEqual([])
    const others = [...MENU, ...PLAY, '/profile', '/admin', '/nowhere']
    expect(having('footer', others)).toEqual(others)
    expect(having('footer', ['/'], false)).toEqual(['/'])
  })
})

it('whose session ends may stay on the pages for everyone, and on no other', () => {
  expect([...AUTH, ...LEGAL, ...MENU, ...PLAY, '/daily'].filter(isOpenToAll)).toEqual([
    '/verify-email',
    '/undo-email',
    ...LEGAL,
    '/daily',
  ])
})
