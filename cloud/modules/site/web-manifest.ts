import { type Locale, siteTexts } from './site-texts.ts'

const GROUND = '#101a1c'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a browser needs to know to install the app. One app, whatever its language: the id says so. */
export function webManifest(locale: Locale) {
  const { meta, site } = siteTexts[locale]
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(192, 'any')] })
  return {
    id: '/',
    name: site.app.name,
    short_name: site.app.name,
    description: meta.description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['games', 'entertainment', 'education'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [shortcut(site.app.play, '/lobby'), shortcut(site.app.daily, '/daily')],
  }
}
