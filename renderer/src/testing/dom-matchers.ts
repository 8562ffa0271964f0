import { expect } from 'vitest'

/** The few questions about elements that the tests ask; there is no jest-dom here. */
interface DomMatchers<R> {
  toBeVisible: () => R
  toHaveFocus: () => R
  toBeChecked: () => R
  toBeDisabled: () => R
  toHaveValue: (value: string) => R
  toHaveTextContent: (text: string | RegExp) => R
  toHaveAttribute: (name: string, value?: string) => R
  toHaveAccessibleDescription: (text: string | RegExp) => R
}
declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends DomMatchers<R> {}
}

const isShown = (element: Element | null): boolean => {
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.display === 'none' || style.visibility === 'hidden' || at.hasAttribute('hidden')) return false
  }
  return element?.isConnected ?? false
}
const contains = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)

const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')

const verdict = (pass: boolean, what: string) => ({ pass, message: () => what })

expect.extend({
  toBeVisible: (element: Element) => verdict(isShown(element), `visibility of ${element?.outerHTML}`),
  toHaveFocus: (element: Element) =>
    verdict(document.activeElement === element, `the focus is on ${document.activeElement?.outerHTML}`),
  toBeChecked: (element: HTMLInputElement) => verdict(element.checked, `checked: ${element.checked}`),
  toBeDisabled: (element: HTMLButtonElement) => verdict(element.disabled, `disabled: ${element.disabled}`),
  toHaveValue: (element: HTMLInputElement, value: string) =>
    verdict(element.value === value, `its value is ${element.value}`),
  toHaveTextContent: (element: Element, text: string | RegExp) =>
    verdict(contains(textOf(element), text), `its text is ${textOf(element)}`),
  toHaveAttribute: (element: Element, name: string, value?: string) => {
    const actual = element.getAttribute(name)
    return verdict(value === undefined ? actual !== null : actual === value, `${name} is ${actual}`)
  },
  toHaveAccessibleDescription: (element: Element, text: string | RegExp) =>
    verdict(contains(descriptionOf(element), text), `it is described as ${descriptionOf(element)}`),
})
