import { expect, type Locator } from '@playwright/test'

/** What somebody has typed halfway, with the caret in the middle of it. */
const TEXT = 'still typing this'
const CARET = 6

/** Begins to type in a field, and answers a check that nothing has touched it since: not for a moment, either. */
export async function typeHalfway(field: Locator): Promise<(what: string) => Promise<void>> {
  const page = field.page()
  await field.focus()
  await page.keyboard.type(TEXT)
  for (let left = TEXT.length; left > CARET; left--) await page.keyboard.press('ArrowLeft')
  await field.evaluate((one) => {
    one.addEventListener('blur', () => one.setAttribute('data-lost-focus', 'yes'))
  })
  const typed = { value: TEXT, from: CARET, to: CARET, focused: true, lost: false }
  return async (what) =>
    expect(
      await field.evaluate((one: HTMLInputElement) => ({
        value: one.value,
        from: one.selectionStart,
        to: one.selectionEnd,
        focused: document.activeElement === one,
        lost: one.hasAttribute('data-lost-focus'),
      })),
      `the line after: ${what}`,
    ).toEqual(typed)
}
