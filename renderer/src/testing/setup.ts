import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { needTexts, setLanguage, showLocale } from '#renderer/lib/i18n.ts'
import { allTexts } from '#renderer/testing/all-texts.ts'
import '#renderer/testing/dom-matchers.ts'

// The first visit to a screen compiles it, and forms are typed letter by letter.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 15_000 })

// Mantine needs both, and jsdom has neither.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
// jsdom has none. Chromium answers a promise, against its type.
window.HTMLElement.prototype.scrollIntoView ??= () => Promise.resolve() as unknown as undefined
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  configurable: true,
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

// Both languages are here from the start, so that a test's switch need not wait.
await needTexts(allTexts)
await showLocale('it')
setLanguage('english')
