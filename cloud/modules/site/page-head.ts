import type { Invite } from '#shared/schemas/invite.ts'
import { escapeMarkup } from './escape-markup.ts'
import { pageAt } from './site-page.ts'
import { fill, LOCALES, type Locale, siteTexts } from './site-texts.ts'
import { structuredData } from './structured-data.ts'

export interface HeadRequest {
  readonly path: string
  readonly locale: Locale
  /** The address names the language. */
  readonly isAsked: boolean
  readonly publicUrl: string
  /** To which a valid code in the address invites. */
  readonly invitation: { readonly code: string; readonly invite: Invite } | null
}

interface Share {
  readonly title: string
  readonly description: string
  readonly image: string
  readonly imageText: string
  readonly url: string
}

type Attributes = Readonly<Record<string, string>>

const tag = (name: 'meta' | 'link', attributes: Attributes): string => {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
  return `<${name} ${written.join(' ')} />`
}
const named = (name: string, content: string): string => tag('meta', { name, content })
const property = (name: string, content: string): string => tag('meta', { property: name, content })

/** The address of a page in one language; without one, in that of whoever opens it. */
export function pageUrl(publicUrl: string, path: string, locale: Locale | null): string {
  const url = new URL(path, publicUrl)
  if (locale !== null) url.searchParams.set('lang', locale)
  return url.href
}

function shareOf({ path, locale, isAsked, publicUrl, invitation }: HeadRequest, title: string): Share {
  const { site } = siteTexts[locale]
  if (invitation !== null) {
    const { code, invite } = invitation
    const values = {
      host: invite.host,
      room: invite.name,
      language: site.invite.languages[invite.language],
    }
    return {
      title: fill(site.invite.title, values),
      description: fill(site.invite.description, values),
      image: pageUrl(publicUrl, `/og/invite/${code}.png`, locale),
      imageText: fill(site.invite.imageText, values),
      url: pageUrl(publicUrl, `/join/${code}`, null),
    }
  }
  const { name, isPublic } = pageAt(path)
  const isLanding = !isPublic || name === null
  return {
    title: isLanding ? site.share.title : title,
    description: isLanding ? site.share.description : descriptionOf(path, locale),
    image: new URL(site.share.image, publicUrl).href,
    imageText: site.share.imageText,
    url: isPublic ? pageUrl(publicUrl, path, isAsked ? locale : null) : pageUrl(publicUrl, '/', null),
  }
}

function descriptionOf(path: string, locale: Locale): string {
  const { meta, site } = siteTexts[locale]
  const { name } = pageAt(path)
  const described: Readonly<Record<string, string>> = site.descriptions
  return (name !== null && described[name]) || meta.description
}

/** Where the page is found, and in which languages; a private page is not to be found. */
function placeOf({ path, locale, isAsked, publicUrl }: HeadRequest): string[] {
  if (!pageAt(path).isPublic) return [named('robots', 'noindex')]
  const alternate = (hreflang: string, to: Locale | null) =>
    tag('link', { rel: 'alternate', hreflang, href: pageUrl(publicUrl, path, to) })
  return [
    tag('link', { rel: 'canonical', href: pageUrl(publicUrl, path, isAsked ? locale : null) }),
    ...LOCALES.map((one) => alternate(one, one)),
    alternate('x-default', null),
  ]
}

/** What a page says about itself before any script has run: to search engines, and to whatever shows shared links. */
export function pageHead(request: HeadRequest): string {
  const { path, locale, publicUrl, invitation } = request
  const { meta, site } = siteTexts[locale]
  const { name } = pageAt(path)
  const title = name === null ? meta.title : fill(meta.titleOf, { page: meta.pages[name] })
  const share = shareOf(request, title)
  const others = LOCALES.filter((one) => one !== locale)
  return [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', invitation ? share.description : descriptionOf(path, locale)),
    named('keywords', site.keywords),
    ...placeOf(request),
    property('og:type', 'website'),
    property('og:site_name', site.app.name),
    property('og:title', share.title),
    property('og:description', share.description),
    property('og:image', share.image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', share.imageText),
    property('og:url', share.url),
    property('og:locale', site.share.locale),
    ...others.map((one) => property('og:locale:alternate', siteTexts[one].site.share.locale)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', share.title),
    named('twitter:description', share.description),
    named('twitter:image', share.image),
    named('twitter:image:alt', share.imageText),
    tag('link', { rel: 'manifest', href: `/manifest-${locale}.webmanifest` }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' }),
    ...(path === '/' ? [structuredData(publicUrl, locale)] : []),
  ].join('\n    ')
}
