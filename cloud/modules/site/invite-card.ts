import type { Invite } from '#shared/schemas/invite.ts'
import { escapeMarkup } from './escape-markup.ts'
import { fill, type Locale, siteTexts } from './site-texts.ts'

/** As `card-fonts.ts` knows them. */
const DISPLAY = 'Bricolage Grotesque 96pt ExtraBold'
const TEXT = 'Atkinson Hyperlegible Next'
const [INK, BONE, MUTED, ORANGE, LINE] = ['#101a1c', '#f6efe2', '#a9b8b4', '#ff6a3d', '#6f8481']
const LEFT = 64
/** Up to the door. */
const WIDTH = 780

/** What the card's fonts cannot draw: other scripts, emoji, what turns the direction of the text. */
const UNDRAWN = /[^\u0020-\u007e\u00a0-\u024f\u2010-\u2027\u2030-\u205e\u20ac]/g

/** A name in one line, of letters that the card can show; it may be empty then. */
export const cleanName = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').replace(UNDRAWN, '').replace(/ {2,}/g, ' ').trim()

const wide = (character: string): number => {
  if (/[mwMW@%—…]/.test(character)) return 0.95
  if (/[iljtfrI.,:;!|'’ ]/.test(character)) return 0.36
  return /\p{Lu}/u.test(character) ? 0.74 : 0.6
}
/** In pixels, and rather too much. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + wide(character), 0) * size

/** The longest beginning that fits. */
function cut(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** At most two lines, broken between words where that is possible. */
function twoLines(text: string, size: number): string[] {
  if (widthOf(text, size) <= WIDTH) return [text]
  const words = text.split(' ')
  let first = ''
  while (words[0] !== undefined && widthOf(`${first} ${words[0]}`, size) <= WIDTH)
    first = `${first} ${words.shift()}`.trim()
  return first === '' ? [cut(text, size, WIDTH)] : [first, cut(words.join(' '), size, WIDTH)]
}

const line = (text: string, y: number, size: number, fill: string, font = TEXT): string =>
  `<text x="${LEFT}" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}">${escapeMarkup(text)}</text>`

const SEAL = `<g transform="translate(52 46) scale(.95)"><path fill="${ORANGE}" d="M32 3l6 5 7-3 4 7 8 0 1 8 6 5-4 7 4 7-6 5-1 8-8 0-4 7-7-3-6 5-6-5-7 3-4-7-8 0-1-8-6-5 4-7-4-7 6-5 1-8 8 0 4-7 7 3z"/><circle cx="32" cy="32" r="18" fill="none" stroke="${INK}" stroke-width="2.5"/><path fill="${INK}" d="M32 21a7 7 0 0 1 3.6 13L38 44H26l2.4-10A7 7 0 0 1 32 21z"/></g>`
const DOOR = `<path stroke="${LINE}" stroke-width="4" d="M888 0v630"/><rect x="930" y="150" width="230" height="330" fill="${ORANGE}" stroke="#05090a" stroke-width="6"/><path transform="translate(877 138) scale(5.25)" fill="${INK}" d="M32 21a7 7 0 0 1 3.6 13L38 44H26l2.4-10A7 7 0 0 1 32 21z"/>`

const drawing = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${INK}"/>${SEAL}<text x="128" y="90" font-family="${DISPLAY}" font-size="34" fill="${BONE}">Riddle Rooms</text>${DOOR}${parts.join('')}</svg>`

/** The picture of an invitation, 1200 by 630: who invites, to which room, by which code. */
export function inviteCard(code: string, invite: Invite, locale: Locale): string {
  const { invite: texts } = siteTexts[locale].site
  const lead = fill(texts.card.lead, { host: cut(cleanName(invite.host), 44, WIDTH - 250) })
  const room = cleanName(invite.name)
  const size = widthOf(room, 84) > 1.7 * WIDTH ? 64 : 84
  const riddles = fill(texts.card.riddles, { language: texts.languages[invite.language] })
  return drawing([
    line(lead, 210, 44, MUTED),
    ...twoLines(room, size).map((text, index) => line(text, 310 + index * 96, size, BONE, DISPLAY)),
    line(`${texts.card.code} ${code}`, 520, 56, ORANGE, DISPLAY),
    line(riddles, 580, 34, MUTED),
  ])
}

/** For a code that leads nowhere, or no longer. */
export function unknownCard(locale: Locale): string {
  const { card } = siteTexts[locale].site.invite
  const title = twoLines(card.unknown, 76)
  return drawing([
    ...title.map((text, index) => line(text, 260 + index * 90, 76, BONE, DISPLAY)),
    line(card.unknownBody, 480, 34, MUTED),
  ])
}
