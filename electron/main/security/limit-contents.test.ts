import { expect, it } from 'vitest'
import { isAppPage, isForBrowser } from './limit-contents.ts'

const SERVER = 'http://localhost:3000'

it('knows the app’s own pages', () => {
  expect(['app://riddle-rooms', 'app://riddle-rooms/lobby'].every(isAppPage)).toBe(true)
  const others = [
    'app://riddle-rooms.evil/',
    'app://other/',
    'https://riddle-rooms/',
    'file:///etc/passwd',
    'about:blank',
  ]
  expect(others.filter(isAppPage)).toEqual([])
})

it('hands secure pages, mails and the cloud to the browser, and nothing else', () => {
  for (const address of ['https://checkout.stripe.com/pay/x', 'mailto:help@example.org', `${SERVER}/pay`])
    expect.soft(isForBrowser(address, SERVER), address).toBe(true)
  for (const address of [
    'http://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'riddlerooms://join/K7QX2M',
    'smb://host/share',
    'https://user:pw@example.org/',
    'ms-msdt:/id',
    'data:text/html,x',
    '',
  ])
    expect.soft(isForBrowser(address, SERVER), address).toBe(false)
})
