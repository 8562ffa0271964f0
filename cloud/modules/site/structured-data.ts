import { type Locale, siteTexts } from './site-texts.ts'

/**
 * The site and the game for search engines, by schema.org. A block of data is no script: the page's policy, which forbids inline
 * scripts, lets it stand.
 */
export function structuredData(publicUrl: string, locale: Locale): string {
  const { meta, site } = siteTexts[locale]
  const url = new URL('/', publicUrl).href
  const [siteId, gameId] = [`${url}#site`, `${url}#game`]
  const graph = [
    {
      '@type': 'WebSite',
      '@id': siteId,
      url,
      name: site.app.name,
      description: meta.description,
      inLanguage: ['en', 'it'],
      about: { '@id': gameId },
    },
    {
      '@type': 'VideoGame',
      '@id': gameId,
      url,
      name: site.app.name,
      description: site.share.description,
      image: new URL(site.share.image, publicUrl).href,
      inLanguage: ['en', 'it'],
      genre: ['Quiz', 'Trivia', 'Word game'],
      playMode: ['MultiPlayer', 'SinglePlayer'],
      gamePlatform: ['Web browser', 'Windows', 'macOS', 'Linux'],
      applicationCategory: 'GameApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    },
  ]
  // A `<` could end the block.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  return `<script type="application/ld+json">${json}</script>`
}
