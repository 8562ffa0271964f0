/** The client's colours (tokens.css), in words that mail programs understand: no variables, no remote fonts, no images. */
const LIGHT = {
  ground: '#f6efe2',
  card: '#fffbf3',
  edge: '#101a1c',
  line: '#d5c9b3',
  text: '#101a1c',
  muted: '#4f5f5e',
  link: '#0b6e5c',
  verdigris: '#0b6e5c',
  onVerdigris: '#fffbf3',
  button: '#b93a12',
  onButton: '#fffbf3',
}
const DARK: typeof LIGHT = {
  ground: '#101a1c',
  card: '#18262a',
  edge: '#05090a',
  line: '#2f454a',
  text: '#f6efe2',
  muted: '#a9b8b4',
  link: '#4fd1b3',
  verdigris: '#4fd1b3',
  onVerdigris: '#101a1c',
  button: '#ff6a3d',
  onButton: '#101a1c',
}
/** Brass on both grounds. */
const SAFFRON = '#ffc24b'
const INK = '#101a1c'
const DISPLAY = "'Bricolage Grotesque','Arial Narrow',Helvetica,Arial,sans-serif"
const TEXT = "'Atkinson Hyperlegible Next',Helvetica,Arial,sans-serif"

/** Light stands in every element, as some programs drop this sheet; dark overrides it where it is read. */
const DARK_SHEET = `@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}
.card{background:${DARK.card}!important;border-color:${DARK.edge}!important}
.text{color:${DARK.text}!important}
.muted{color:${DARK.muted}!important}
.foot{color:${DARK.muted}!important;border-color:${DARK.line}!important}
.link{color:${DARK.link}!important}
.tile{border-color:${DARK.edge}!important}
.verdigris{background:${DARK.verdigris}!important;color:${DARK.onVerdigris}!important}
.button{background:${DARK.button}!important;border-color:${DARK.edge}!important}
.action{color:${DARK.onButton}!important}
}`

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** The same with whole words where a line would break at a hyphen. */
const prose = (text: string): string =>
  escaped(text).replaceAll('e-mail', '<span style="white-space:nowrap">e-mail</span>')

type Brass = 'verdigris' | 'saffron'
const TILE: Readonly<Record<Brass, string>> = {
  verdigris: `background:${LIGHT.verdigris};color:${LIGHT.onVerdigris}`,
  saffron: `background:${SAFFRON};color:${INK}`,
}

const tile = (letter: string, brass: Brass): string =>
  `<td class="tile ${brass}" width="28" height="32" align="center" style="width:28px;height:32px;${TILE[brass]};border:2px solid ${LIGHT.edge};border-bottom-width:4px;border-radius:6px;font:800 18px/28px ${DISPLAY}">${letter}</td>`

const tiles = (word: string, brass: Brass): string =>
  `<table role="presentation" cellpadding="0" cellspacing="4" border="0"><tr>${[...word].map((letter) => tile(letter, brass)).join('')}</tr></table>`

/** The name in letter tiles, as on the landing page; read out as one. */
const NAME = `<div role="img" aria-label="Riddle Rooms"><div aria-hidden="true">${tiles('RIDDLE', 'verdigris')}${tiles('ROOMS', 'saffron')}</div></div>`

const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 16px;color:${LIGHT.text}">${prose(text)}</p>\n`
const small = (text: string): string =>
  `<p class="muted" style="margin:0 0 8px;color:${LIGHT.muted};font-size:14px">${text}</p>\n`

const button = (link: string, action: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="${LIGHT.button}" style="background:${LIGHT.button};border:2px solid ${LIGHT.edge};border-bottom-width:5px;border-radius:10px"><a class="action" href="${escaped(link)}" style="display:inline-block;padding:13px 24px;color:${LIGHT.onButton};font:800 17px/22px ${DISPLAY};text-decoration:none">${escaped(action)}</a></td></tr></table>
`

export interface MailPage {
  /** As in `<html lang>`. */
  readonly lang: string
  readonly subject: string
  readonly hello: string
  readonly body: string
  readonly link: string
  readonly action: string
  readonly linkHint: string
  readonly expiry: string
  readonly ignore: string
  readonly signature: string
}

/** A letter as HTML: tables, because mail programs lay out nothing else alike. */
export const mailPage = (page: MailPage): string => `<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(page.subject)}</title>
<style>${DARK_SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.ground}" style="background:${LIGHT.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td style="padding:0 0 16px">${NAME}</td></tr>
<tr><td class="card" bgcolor="${LIGHT.card}" style="padding:28px 24px;background:${LIGHT.card};border:2px solid ${LIGHT.edge};border-bottom-width:6px;border-radius:14px;font:17px/1.5 ${TEXT};text-align:left">
<h1 class="text" style="margin:0 0 16px;color:${LIGHT.text};font:800 26px/1.15 ${DISPLAY}">${prose(page.subject)}</h1>
${paragraph(page.hello)}${paragraph(page.body)}${button(page.link, page.action)}${paragraph(page.expiry)}${paragraph(page.ignore)}${small(`${escaped(page.linkHint)}<br><a class="link" href="${escaped(page.link)}" style="color:${LIGHT.link};word-break:break-all">${escaped(page.link)}</a>`)}</td></tr>
<tr><td class="foot" style="padding:16px 4px 0;color:${LIGHT.muted};font:14px/1.5 ${TEXT}">${escaped(page.signature)}</td></tr></table>
</td></tr></table>
</body>
</html>
`
