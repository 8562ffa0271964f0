import type { Page } from '@playwright/test'

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** An element as it is drawn. */
export interface Box {
  name: string
  rect: Rect
  parent: Box | undefined
  isVisible: boolean
  isControl: boolean
  /** Opens over the rest. */
  isLayer: boolean
  /** Ends with dots what does not fit. */
  isShortened: boolean
  /** Drawn for screen readers alone. */
  isClipped: boolean
  /** What is placed by hand inside of it is placed by its edges. */
  isFrame: boolean
  display: string
  position: string
  overflowX: string
  overflowY: string
}

/** Each line of a piece of text. */
export interface Line {
  text: string
  box: Box
  rect: Rect
}

export interface Layout {
  width: number
  height: number
  /** How much wider the page is than the window. */
  overflow: number
  boxes: Box[]
  lines: Line[]
}

/** What is drawn where on the page as it stands. */
export async function layoutOf(page: Page): Promise<Layout> {
  const { boxes, lines, ...window } = await page.evaluate(() => {
    const edges = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom })
    const elements = [...document.body.querySelectorAll('*')].filter((one) => !one.closest('svg svg, svg *'))
    const indices = new Map(elements.map((one, index) => [one, index]))
    const boxes = elements.map((one) => {
      const style = getComputedStyle(one)
      return {
        name: `${one.tagName.toLowerCase()}.${one.className}`,
        rect: edges(one.getBoundingClientRect()),
        parent: one.parentElement && indices.get(one.parentElement),
        isVisible: one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        isControl: one.matches(
          'button, a, input, select, textarea, summary, [role="tab"], [role="menuitem"]',
        ),
        isLayer: one.matches('[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]'),
        isShortened: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
        isClipped: style.clipPath !== 'none' || style.clip !== 'auto',
        isFrame: style.transform !== 'none' || style.containerType !== 'normal',
        display: style.display,
        position: style.position,
        overflowX: style.overflowX,
        overflowY: style.overflowY,
      }
    })
    const lines: { text: string; box: number; rect: ReturnType<typeof edges> }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const box = walker.currentNode.parentElement && indices.get(walker.currentNode.parentElement)
      if (text === '' || typeof box !== 'number') continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const rect of range.getClientRects())
        lines.push({ text: text.slice(0, 60), box, rect: edges(rect) })
    }
    const overflow = document.documentElement.scrollWidth - innerWidth
    return { boxes, lines, overflow, width: innerWidth, height: innerHeight }
  })
  const drawn: Box[] = []
  for (const { parent, ...box } of boxes)
    drawn.push({ ...box, parent: typeof parent === 'number' ? drawn[parent] : undefined })
  return { ...window, boxes: drawn, lines: lines.map((line) => ({ ...line, box: drawn[line.box] as Box })) }
}
