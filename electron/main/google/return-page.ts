import { LINK_SCHEME } from '#shared/constants/desktop.ts'
import type { Language } from '#shared/constants/game.ts'
import { textsIn } from '../texts.ts'

/** What the browser shows when Google has sent the player back. */
export function returnPage(language: Language, done: boolean): string {
  const { login } = textsIn(language)
  const [title, text] = done ? [login.doneTitle, login.done] : [login.refusedTitle, login.refused]
  return `<!doctype html>
<html lang="${language === 'italian' ? 'it' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${title} – Riddle Rooms</title>
<style>body{font:1.125rem/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem}</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${LINK_SCHEME}://auth/callback">${login.back}</a></p>
`
}
