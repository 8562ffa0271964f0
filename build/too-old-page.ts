import type { Plugin } from 'vite'
import { tooOld as en } from '../shared/i18n/en/too-old.ts'
import { tooOld as it } from '../shared/i18n/it/too-old.ts'
import { BROWSER_FLOOR } from './browser-floor.ts'

const MARK = '<!--too-old-->'

/** Returns the notice of one language, with the versions of the floor in it. */
function notice(lang: string, { title, ...lines }: typeof en): string {
  const paragraphs = Object.values(lines).map((line) => `<p>${line}</p>`)
  const text = `<section lang="${lang}"><h1>${title}</h1>${paragraphs.join('')}</section>`
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof typeof BROWSER_FLOOR) => BROWSER_FLOOR[name])
}

/** Writes the notice for old browsers into the page, where `too-old.js` shows it without any other file. */
export const tooOldPage = (): Plugin => ({
  name: 'too-old-page',
  transformIndexHtml: (html) => html.replace(MARK, () => notice('en', en) + notice('it', it)),
})
