import type { Page } from '@playwright/test'

export interface Spoken {
  how: 'polite' | 'assertive'
  /** Whether it is a line of a log. */
  logged: boolean
  text: string
}

/**
 * Listens to a page as a screen reader does: to what is added to its live regions. Lay it before the page opens. What a
 * region holds when it comes is not said, and neither is what goes away.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: { how: string; logged: boolean; text: string }[] = []
    Object.assign(window, { spoken })
    const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]'
    const LOUD: Record<string, string> = { status: 'polite', log: 'polite', alert: 'assertive' }
    const known = new WeakSet<Element>()
    const roleOf = (region: Element) => region.getAttribute('role') ?? ''
    const isAtomic = (region: Element) =>
      region.getAttribute('aria-atomic') === 'true' || /status|alert/.test(roleOf(region))
    const textOf = (node: Node) => {
      const copy = node.cloneNode(true)
      if (copy instanceof Element)
        for (const part of copy.querySelectorAll('[aria-hidden="true"]')) part.remove()
      const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
      let text = copy instanceof Text ? copy.data : ''
      while (texts.nextNode()) text += ` ${texts.currentNode.textContent}`
      return text.replaceAll(/\s+/g, ' ').trim()
    }
    const read = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(LIVE)
      if (!region?.isConnected || !known.has(region) || element?.closest('[aria-hidden="true"]')) return []
      const how = region.getAttribute('aria-live') ?? LOUD[roleOf(region)] ?? 'off'
      const text = textOf(isAtomic(region) ? region : node)
      return how === 'off' || text === '' ? [] : [{ how, logged: roleOf(region) === 'log', text }]
    }
    const changedBy = ({ type, target, addedNodes }: MutationRecord) =>
      type === 'characterData' ? [target] : [...addedNodes]
    new MutationObserver((records) => {
      const lines = [...new Set(records.flatMap(changedBy))].flatMap(read)
      // Of a region that is read as a whole each of its changes would say the same.
      const said = new Map(lines.map((line) => [line.how + line.text, line]))
      spoken.push(...said.values())
      for (const region of document.querySelectorAll(LIVE)) known.add(region)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** Everything said since the last time. */
export const heard = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken.splice(0))
