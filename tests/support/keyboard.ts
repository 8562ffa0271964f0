import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 90

interface Stop {
  /** What an error message can name it by. */
  name: string
  /** Whether the focus can be seen; true where nothing has it. */
  shown: boolean
  /** What Tab should reach on the page, or in the open dialog, and has not yet. */
  unreached: string[]
}

const look = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const layers = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')
    const scope = [...layers].filter((one) => one.checkVisibility()).at(-1) ?? document
    const inReach = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter((one) => {
      if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true }))
        return false
      // Of a group of radios Tab reaches the chosen one.
      return !(one instanceof HTMLInputElement && one.type === 'radio') || one.checked
    })
    const labelsOf = (one: Element) => [...((one as HTMLInputElement).labels ?? [])]
    const nameOf = (one: Element) => {
      const name = one.getAttribute('aria-label') ?? labelsOf(one)[0]?.textContent ?? one.textContent ?? ''
      return `${one.localName} “${name.trim().slice(0, 50)}”`
    }
    const isRing = (one: Element | null) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, outlineColor, borderTopColor, borderTopWidth } =
        getComputedStyle(one)
      const box = one.getBoundingClientRect()
      if (outlineStyle === 'none' || box.width < 8 || box.height < 8) return false
      // A field's frame takes the colour of the ring, and is part of it.
      const frame = borderTopColor === outlineColor ? Number.parseFloat(borderTopWidth) : 0
      return Number.parseFloat(outlineWidth) + frame >= 3
    }
    const active = document.activeElement ?? document.body
    const { reached = new WeakSet() } = window as { reached?: WeakSet<Element> }
    Object.assign(window, { reached: reached.add(active) })
    // A switch hides its input and draws the ring beside it; a password field around it; segments around them all.
    const around = [active.parentElement, active.closest('[role="radiogroup"]')]
    const near = [active, active.nextElementSibling, ...labelsOf(active), ...around]
    return {
      name: nameOf(active),
      shown:
        !inReach.includes(active as HTMLElement) || (active.matches(':focus-visible') && near.some(isRing)),
      unreached: inReach.filter((one) => !reached.has(one)).map(nameOf),
    }
  })

/** A key further; what has the focus now must show it. */
async function step(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key)
  const stop = await look(page)
  // A frame takes its colour on in a moment.
  if (!stop.shown)
    await expect.poll(async () => (await look(page)).shown, `the focus shows at: ${stop.name}`).toBe(true)
  return stop
}

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  const passed: string[] = []
  while (passed.length < MOST_STOPS) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    passed.push((await step(page, key)).name)
  }
  throw new Error(`${key} does not lead to ${target}, but to: ${passed.join(' → ')}`)
}

/** Goes once all the way round by Tab: everything is reached, shows it, and lets the focus go on. */
export async function expectNoTrap(page: Page): Promise<void> {
  const passed: string[] = []
  let stop = await look(page)
  while (stop.unreached.length > 0 && passed.length < MOST_STOPS) {
    stop = await step(page, 'Tab')
    passed.push(stop.name)
  }
  expect(stop.unreached, `out of reach of Tab, which leads to: ${passed.join(' → ')}`).toEqual([])
}

/** Opens what this button opens, leaves it by Escape, and finds the focus where it was. */
export async function expectRoundTrip(page: Page, opener: Locator, layer: Locator): Promise<void> {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(layer).toBeVisible()
  await expect.poll(() => layer.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(opener).toBeFocused()
}
