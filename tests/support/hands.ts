import { expect, type Locator, type Page } from '@playwright/test'

/** What a player does with a page, whatever with. */
export interface Hand {
  press(target: Locator): Promise<void>
  /** One of a group of radios. */
  choose(radio: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** Into the line of a game. */
  type(page: Page, text: string): Promise<void>
  send(page: Page): Promise<void>
  /** A word, of those at hand in a game. */
  pick(picker: Locator, word: string): Promise<void>
  /** Closes what lies over the page. */
  dismiss(layer: Locator, close: string): Promise<void>
}

/** A page may change under way; more looks than that mean that the focus gets nowhere. */
const MOST_LOOKS = 12
const MOST_ARROWS = 30

/** How many presses of Tab away it is, about; negative with Shift. */
const stopsTo = (target: Locator): Promise<number> =>
  target.evaluate((one) => {
    const isStop = (other: HTMLElement) =>
      other === one ||
      other === document.activeElement ||
      (other.tabIndex >= 0 &&
        !other.matches(':disabled, [type="radio"]:not(:checked)') &&
        other.checkVisibility({ visibilityProperty: true }))
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter(isStop)
    return stops.indexOf(one as HTMLElement) - stops.indexOf(document.activeElement as HTMLElement)
  })

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((one) => one === document.activeElement)

/** That each stop shows the focus is for other tests; here the way is short. */
async function tabTo(target: Locator): Promise<void> {
  for (let looks = 0; !(await hasFocus(target)); looks++) {
    expect(looks, `Tab leads to ${target}`).toBeLessThan(MOST_LOOKS)
    const stops = await stopsTo(target)
    for (let left = Math.abs(stops); left > 0; left--)
      await target.page().keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab')
  }
}

/** Gives it the focus. Of a group Tab reaches one, from which the arrows lead on. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isBehind = await target.evaluate(
    (one: HTMLInputElement) => one.tabIndex < 0 || (one.type === 'radio' && !one.checked),
  )
  if (!isBehind) return tabTo(target)
  const group = target.locator('xpath=ancestor::*[self::ul or @role="tablist" or @role="radiogroup"][1]')
  await tabTo(group.locator('[tabindex="0"], input:checked'))
  for (let arrows = 0; !(await hasFocus(target)); arrows++) {
    expect(arrows, `arrows lead to ${target}`).toBeLessThan(MOST_ARROWS)
    await target.page().keyboard.press('ArrowRight')
  }
}

/** Never a click. */
export const KEYS: Hand = {
  async press(target) {
    await reach(target)
    await target.page().keyboard.press('Enter')
  },
  async choose(radio) {
    await reach(radio)
    await expect(radio).toBeChecked()
  },
  async write(field, text) {
    await reach(field)
    await field.page().keyboard.type(text)
  },
  // The line is where letters go, from wherever.
  type: (page, text) => page.keyboard.type(text),
  send: (page) => page.keyboard.press('Enter'),
  async pick(picker, word) {
    await expect(picker.getByRole('combobox')).toBeFocused()
    await picker.page().keyboard.type(word)
    await picker.page().keyboard.press('Enter')
  },
  async dismiss(layer) {
    await layer.page().keyboard.press('Escape')
    await expect(layer).toBeHidden()
  },
}

/** Never a key but those of the letters that a phone's keyboard has. */
export const FINGER: Hand = {
  press: (target) => target.tap(),
  async choose(radio) {
    await radio.tap()
    await expect(radio).toBeChecked()
  },
  async write(field, text) {
    await field.tap()
    await field.page().keyboard.type(text)
  },
  type: (page, text) => FINGER.write(page.getByTestId('chat-input'), text),
  send: (page) => page.locator('form:has([data-testid="chat-input"]) button[type="submit"]').tap(),
  pick: (picker, word) => picker.getByText(word, { exact: true }).tap(),
  async dismiss(layer, close) {
    await layer.getByRole('button', { name: close, exact: true }).tap()
    await expect(layer).toBeHidden()
  },
}
