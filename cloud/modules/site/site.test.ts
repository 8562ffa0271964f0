import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { meta as metaEn } from '#shared/i18n/en/meta.ts'
import { site as siteEn } from '#shared/i18n/en/site.ts'
import { meta as metaIt } from '#shared/i18n/it/meta.ts'
import { site as siteIt } from '#shared/i18n/it/site.ts'

const PUBLIC_URL = 'https://play.example.org'
const INDEX = '<!doctype html><html lang="en"><head><!--head--><title>Old</title><!--/head--></head></html>'
const webRoot = mkdtempSync(join(tmpdir(), 'riddle-rooms-site-'))

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), INDEX)
  cloud = await startTestCloud({ PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' }, { webRoot })
  calls = roomCalls(cloud)
})
afterAll(async () => {
  await cloud.stop()
  rmSync(webRoot, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(cloud.url + path, { headers, redirect: 'manual' })

async function read(path: string, language = 'en-GB', headers: Record<string, string> = {}) {
  const response = await get(path, { 'accept-language': language, ...headers })
  const { document } = new JSDOM(await response.text()).window
  return {
    response,
    document,
    lang: document.documentElement.lang,
    title: document.title,
    meta: (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    links: (rel: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href),
  }
}

describe('the head of a page, before any script has run', () => {
  it.each([
    ['en-GB', 'en', metaEn, siteEn],
    ['it-IT,it;q=0.9,en;q=0.5', 'it', metaIt, siteIt],
    ['de-DE,it;q=0.5', 'it', metaIt, siteIt],
    ['fr', 'en', metaEn, siteEn],
  ] as const)(
    '[META-1] [META-2] [META-4] %s: title, description, keywords and share data',
    async (accepted, lang, meta, site) => {
      const page = await read('/', accepted)
      expect([page.lang, page.title]).toEqual([lang, meta.title])
      expect(page.meta('description')).toBe(meta.description)
      expect(page.meta('keywords')).toBe(site.keywords)
      expect(page.meta('og:title')).toBe(site.share.title)
      expect(page.meta('og:description')).toBe(site.share.description)
      expect(page.meta('og:image')).toBe(`${PUBLIC_URL}${site.share.image}`)
      expect(page.meta('og:url')).toBe(`${PUBLIC_URL}/`)
      expect(page.meta('og:locale')).toBe(site.share.locale)
      expect(page.meta('twitter:card')).toBe('summary_large_image')
      expect(page.meta('twitter:image')).toBe(`${PUBLIC_URL}${site.share.image}`)
      expect(page.links('manifest')).toEqual([`/manifest-${lang}.webmanifest`])
    },
  )

  it('[META-4] each page has its own title, and the public ones a description of their own', async () => {
    const daily = await read('/daily', 'it')
    expect([daily.title, daily.meta('og:title')]).toEqual([
      'Enigma del giorno · Riddle Rooms',
      'Enigma del giorno · Riddle Rooms',
    ])
    expect(daily.meta('description')).toBe(siteIt.descriptions.daily)
    expect((await read('/profile')).title).toBe('Profile · Riddle Rooms')
    expect((await read('/no/such/page')).title).toBe(metaEn.title)
  })

  it.each([
    ['/terms-of-service', 'terms'],
    ['/privacy-policy', 'privacy'],
    ['/cookie-policy', 'cookies'],
  ] as const)(
    '[META-4, META-6] %s has its own title and description, and may be indexed',
    async (path, name) => {
      for (const [lang, meta, site] of [
        ['en', metaEn, siteEn],
        ['it', metaIt, siteIt],
      ] as const) {
        const page = await read(path, lang)
        expect(page.title).toBe(`${meta.pages[name]} · Riddle Rooms`)
        expect(page.meta('og:title')).toBe(page.title)
        expect(page.meta('description')).toBe(site.descriptions[name])
        expect(page.meta('robots')).toBeUndefined()
      }
    },
  )

  it('[META-5] the address may name the language, over the browser’s', async () => {
    const page = await read('/daily?lang=it&utm_source=x')
    expect([page.lang, page.title]).toEqual(['it', 'Enigma del giorno · Riddle Rooms'])
    expect(page.links('canonical')).toEqual([`${PUBLIC_URL}/daily?lang=it`])
    expect((await read('/daily?lang=klingon')).lang).toBe('en')
  })

  it('[META-5] a public page names its address and those of the other languages', async () => {
    const page = await read('/daily?ref=somewhere')
    expect(page.links('canonical')).toEqual([`${PUBLIC_URL}/daily`])
    const alternates = [...page.document.querySelectorAll('link[rel=alternate]')]
    expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', `${PUBLIC_URL}/daily?lang=en`],
      ['it', `${PUBLIC_URL}/daily?lang=it`],
      ['x-default', `${PUBLIC_URL}/daily`],
    ])
    expect(page.meta('robots')).toBeUndefined()
  })

  it.each([
    '/lobby',
    '/profile',
    '/room/ABC',
    '/game/ABC',
    '/admin/users',
    '/reset-password',
    '/join/ABC234',
    '/daily/x',
    '/nowhere',
  ])('[META-6] %s is not to be found, and names no address of its own', async (path) => {
    const page = await read(path)
    expect(page.meta('robots')).toBe('noindex')
    expect([page.links('canonical'), page.links('alternate')]).toEqual([[], []])
    expect(page.meta('og:url')).toBe(`${PUBLIC_URL}/`)
  })

  it('[META-7] caches keep the languages apart, and ask each time', async () => {
    const english = (await read('/')).response
    expect(english.headers.get('cache-control')).toBe('no-cache')
    expect(english.headers.get('vary')).toMatch(/Accept-Language/)
    const etag = english.headers.get('etag') ?? ''
    const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect((await get('/', { 'accept-language': 'en', ...again })).status).toBe(304)
    expect((await get('/', { 'accept-language': 'it', ...again })).status).toBe(200)
  })
})

describe('the page of an invitation', () => {
  it('[META-8] says who invites to what, escaped, with a picture of its own', async () => {
    const host = await cloud.register('sharing')
    const name = `Tom & "Jerry's" </title><script>x`
    const { inviteCode = '' } = await calls.create(host, { name, language: 'italian' })
    const page = await read(`/join/${inviteCode.toLowerCase()}`)
    expect(page.meta('og:title')).toBe('sharing invites you to play')
    expect(page.meta('og:description')).toContain(`Join “${name}”`)
    expect(page.meta('og:description')).toContain('in Italian')
    expect(page.meta('og:image')).toBe(`${PUBLIC_URL}/og/invite/${inviteCode}.png?lang=en`)
    expect(page.meta('og:url')).toBe(`${PUBLIC_URL}/join/${inviteCode}`)
    expect(page.meta('robots')).toBe('noindex')
    expect(page.document.querySelectorAll('script').length).toBe(0)
    expect((await read(`/join/${inviteCode}`, 'it')).meta('og:title')).toBe('sharing ti invita a giocare')
  })

  it('[META-8] for an unknown code, or one too many, the page says what all pages say', async () => {
    expect((await read('/join/ABC234')).meta('og:title')).toBe(siteEn.share.title)
    const { inviteCode } = await calls.create(await cloud.register(), {})
    const from = { 'x-forwarded-for': '198.51.100.70' }
    for (let i = 0; i < 20; i++) await get('/join/ABC234', from)
    const page = await read(`/join/${inviteCode}`, 'en', from)
    expect([page.response.status, page.meta('og:title')]).toEqual([200, siteEn.share.title])
  })
})

describe('the picture of an invitation', () => {
  const size = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]
  const picture = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, headers)
    return { response, png: Buffer.from(await response.arrayBuffer()) }
  }

  it('[META-9] is painted for the room, in either language, and kept', async () => {
    const host = await cloud.register('painting')
    const { inviteCode } = await calls.create(host, { name: 'Quiz <night> & more 🎉' })
    const english = await picture(`/og/invite/${inviteCode}.png?lang=en`)
    expect([english.response.status, english.response.headers.get('content-type')]).toEqual([
      200,
      'image/png',
    ])
    expect(size(english.png)).toEqual(['PNG', 1200, 630])
    expect(english.response.headers.get('cache-control')).toBe('public, max-age=300')
    const italian = await picture(`/og/invite/${inviteCode}.png?lang=it`)
    expect(italian.png.equals(english.png)).toBe(false)
    const headers = {
      'if-none-match': english.response.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    }
    expect((await get(`/og/invite/${inviteCode}.png?lang=en`, headers)).status).toBe(304)
  })

  it('[META-9] of an unknown code is another one, with 404', async () => {
    for (const code of ['ABC234', 'A', '%3Csvg%3E']) {
      const { response, png } = await picture(`/og/invite/${code}.png`)
      expect([code, response.status, size(png)]).toEqual([code, 404, ['PNG', 1200, 630]])
    }
  })

  it('[META-9] is given to an address 20 times a minute', async () => {
    const from = { 'x-forwarded-for': '198.51.100.71' }
    for (let i = 0; i < 20; i++) expect((await get('/og/invite/ABC234.png', from)).status).toBe(404)
    expect((await get('/og/invite/ABC234.png', from)).status).toBe(429)
  })
})

describe('what search engines and browsers ask for', () => {
  it('[META-10] robots.txt names the site map and shuts the API', async () => {
    const response = await get('/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
    expect(text).toContain('Disallow: /api/')
    expect(text).not.toMatch(/Disallow: \/\s*$/m)
  })

  it('[META-10] the site map has each public page in each language, and no other', async () => {
    const text = await (await get('/sitemap.xml')).text()
    const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
    const places = [...document.querySelectorAll('loc')].map((loc) => loc.textContent)
    const paths = [
      '/',
      '/daily',
      '/register',
      '/login',
      '/terms-of-service',
      '/privacy-policy',
      '/cookie-policy',
    ]
    const expected = paths.flatMap((path) =>
      ['', '?lang=en', '?lang=it'].map((query) => PUBLIC_URL + path + query),
    )
    expect(places).toEqual(expected)
    for (const place of places) {
      const page = await read((place ?? '').slice(PUBLIC_URL.length))
      expect(page.links('canonical')).toEqual([place])
    }
  })

  it('[META-11] the landing page describes site and game as data, and no other page does', async () => {
    const page = await read('/', 'it')
    const block = page.document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const { '@context': context, '@graph': graph } = JSON.parse(block)
    expect(context).toBe('https://schema.org')
    expect(graph.map((part: Record<string, unknown>) => part['@type'])).toEqual(['WebSite', 'VideoGame'])
    expect(graph[0]).toMatchObject({ url: `${PUBLIC_URL}/`, description: metaIt.description })
    // A block of data is the only script without a file of its own.
    expect(page.response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect((await read('/daily')).document.querySelector('script')).toBeNull()
  })

  it.each([
    ['en', metaEn, 'Riddle of the day'],
    ['it', metaIt, 'Enigma del giorno'],
  ] as const)('[META-12] the manifest in %s makes the app installable', async (locale, meta, daily) => {
    const response = await get(`/manifest-${locale}.webmanifest`)
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Riddle Rooms',
      lang: locale,
      start_url: '/',
      display: 'standalone',
    })
    expect(manifest.description).toBe(meta.description)
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toContain(daily)
    expect(manifest.icons.map((icon: Record<string, string>) => [icon.sizes, icon.purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
  })
})
