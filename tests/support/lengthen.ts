import type { Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'

const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', y: 'ý', A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Ü' }
/** What the longer texts begin with. */
export const LENGTHENED = '['
/** What a text is made of besides words: names and numbers that the page puts in, and the tags of its parts. */
const INSERTED = /\{\{[^}]+\}\}/
const TAGS = /<[^>]+>/
/** As short as names are: whole sentences of players hold the words of some text by chance. */
const NAME_OR_NUMBER = '.{1,32}'

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split(TAGS).map((part) => part.trim())
  else if (value !== null && typeof value === 'object')
    for (const one of Object.values(value)) yield* textsIn(one)
}

const isWorded = (text: string): boolean =>
  /\p{L}{2}.*\p{L}{2}/u.test(text.replaceAll(new RegExp(INSERTED, 'g'), ''))
const all = [...new Set(textsIn(en))].filter(isWorded)
const plain = all.filter((text) => !INSERTED.test(text))
const patterns = all
  .filter((text) => INSERTED.test(text))
  .map((text) =>
    text
      .split(INSERTED)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join(NAME_OR_NUMBER),
  )

/**
 * Makes every English text of the page as it stands two fifths longer, with accents: [Ĺéáve thé rööm ~~~~]. What people have
 * written stays as it is. Answers what puts the texts back.
 */
export async function lengthenTexts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    ({ accents, plain, patterns }) => {
      const known = new Set(plain)
      const knownPattern = new RegExp(`^(?:${patterns.join('|')})$`, 's')
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const before = new Map<Text, string>()
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const text = node.data.trim()
        if (node.parentElement?.closest('script, style') || !(known.has(text) || knownPattern.test(text)))
          continue
        before.set(node, node.data)
        const accented = text.replaceAll(
          /[a-zA-Z]/g,
          (letter) => accents[letter as keyof typeof accents] ?? letter,
        )
        const more = Math.max(1, Math.ceil(text.length * 0.4) - 3)
        node.data = node.data.replace(
          text,
          () => `[${accented} ${'~~~~~ '.repeat(more / 6)}${'~'.repeat(more % 6)}]`,
        )
      }
      Object.assign(window, { before })
    },
    { accents: ACCENTS, plain, patterns },
  )
  return () =>
    page.evaluate(() => {
      const { before } = window as unknown as { before: Map<Text, string> }
      for (const [node, text] of before) node.data = text
    })
}
