import { escapeMarkup } from './escape-markup.ts'
import { pageUrl } from './page-head.ts'
import { PUBLIC_PATHS } from './site-page.ts'
import { LOCALES } from './site-texts.ts'

/** Private pages are not named: they say by themselves that they are not to be found, and must be read for that. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /matchmake/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')

/** The public pages, each in every language. */
export function siteMap(publicUrl: string): string {
  const versions = [null, ...LOCALES]
  const entry = (path: string, locale: (typeof versions)[number]): string => {
    const links = versions.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one ?? 'x-default'}" href="${escapeMarkup(pageUrl(publicUrl, path, one))}"/>`,
    )
    return `<url><loc>${escapeMarkup(pageUrl(publicUrl, path, locale))}</loc>${links.join('')}</url>`
  }
  const entries = PUBLIC_PATHS.flatMap((path) => versions.map((locale) => entry(path, locale)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
