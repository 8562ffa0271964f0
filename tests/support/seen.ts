import type { Locator, Page } from '@playwright/test'

/** How much of the page a phone shows while its keyboard is open, as its browser tells it. */
export async function openSoftKeyboard(page: Page, { height, top }: { height: number; top: number }) {
  await page.evaluate(
    (view) => {
      const viewport = window.visualViewport
      if (!viewport) throw new Error('this browser has no visual viewport')
      Object.defineProperty(viewport, 'height', { configurable: true, get: () => view.height })
      Object.defineProperty(viewport, 'offsetTop', { configurable: true, get: () => view.top })
      for (const name of ['resize', 'scroll']) viewport.dispatchEvent(new Event(name))
    },
    { height, top },
  )
}

/**
 * What keeps this from being seen whole: edges beyond the visible part of the page, and what lies over it. Empty when
 * nothing does. A text is looked at line by line, a field as a box.
 */
export const hindrances = (target: Locator): Promise<string[]> =>
  target.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const boxes = one.matches('input') ? [one.getBoundingClientRect()] : [...range.getClientRects()]
    const card = one.closest('section')?.getBoundingClientRect()
    const top = window.visualViewport?.offsetTop ?? 0
    const view = { top, bottom: top + (window.visualViewport?.height ?? window.innerHeight) }
    const cutBy = (box: DOMRect, frame: { top: number; bottom: number } | undefined) =>
      frame !== undefined && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
    const isOutside = (box: DOMRect) => cutBy(box, view) || box.left < 0 || box.right > window.innerWidth
    const pointsOf = ({ left, top: y, width, height }: DOMRect) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.15, 0.5, 0.85].map((down) => [left + width * across, y + height * down] as const),
      )
    const coversOf = (box: DOMRect) =>
      pointsOf(box).flatMap(([x, y]) => {
        const upper = document.elementFromPoint(x, y)
        const isFree = !upper || one.contains(upper) || upper.contains(one)
        return isFree ? [] : [`under ${upper.localName} “${upper.textContent?.slice(0, 40)}”`]
      })

    // What a finger goes through may still hide what is below it; the paper grain alone does not.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { pointer-events: auto !important } body::after { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
    const found = boxes.flatMap((box) => [
      ...(isOutside(box) ? [`from ${box.top} to ${box.bottom} in a view from ${top} to ${view.bottom}`] : []),
      ...(cutBy(box, card) ? ['scrolled out of its card'] : []),
      ...coversOf(box),
    ])
    document.adoptedStyleSheets.pop()
    return boxes.length === 0 ? ['nothing is there'] : [...new Set(found)]
  })
