import { expect, type Page } from '@playwright/test'

const LANDMARKS = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'form', 'dialog']
const CONTROLS = ['link', 'button', 'textbox', 'combobox', 'radio', 'checkbox', 'switch', 'slider', 'tab']
const OTHERS = ['heading', 'timer', 'log', 'list', 'img']
const ROLES = new Set([...LANDMARKS, ...CONTROLS, ...OTHERS])
const ENTRY = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(?:.*?\[level=(\d)\])?/

interface Entry {
  role: string
  name: string
  /** Of a heading. */
  level: number
}

/** Landmarks, headings and controls of the accessibility tree, in the order in which a screen reader goes through them. */
async function outlineOf(page: Page): Promise<Entry[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const entries = lines.map((line) => {
    const [, role = '', name = '', level = '0'] = ENTRY.exec(line) ?? []
    return { role, name, level: Number(level) }
  })
  return entries.filter(({ role }) => ROLES.has(role))
}

const textOf = ({ role, name, level }: Entry): string =>
  [role, ...(level > 0 ? [level] : []), ...(name === '' ? [] : [name])].join(' ')

/** Of two parts of a kind one could not tell which is which. */
function namelessTwins(outline: readonly Entry[]): string[] {
  const parts = outline.filter(({ role }) => LANDMARKS.includes(role)).map(textOf)
  return parts.filter((part, index) => parts.indexOf(part) !== index)
}

/** What is expected is there in this order, whatever is between; the rest is as readers expect it of any page. */
export async function expectReadInOrder(page: Page, expected: readonly string[]): Promise<void> {
  const wanted = new Set(expected)
  const read = async () => (await outlineOf(page)).map(textOf).filter((entry) => wanted.has(entry))
  await expect.poll(read).toEqual(expected)

  const outline = await outlineOf(page)
  const levels = outline.filter(({ role }) => role === 'heading').map(({ level }) => level)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  expect(outline.filter(({ role }) => role === 'main')).toHaveLength(1)
  expect(outline.filter(({ role, name }) => CONTROLS.includes(role) && name === '')).toEqual([])
  expect(namelessTwins(outline)).toEqual([])
}
