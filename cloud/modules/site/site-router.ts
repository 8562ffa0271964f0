import { LRUCache } from 'lru-cache'
import type { Context, Middleware } from '#cloud/http/context.ts'
import type { Logger } from '#cloud/logger.ts'
import { webFile } from '#host-engine/index.ts'
import type { CardPainter } from './card-painter.ts'
import { robotsText, siteMap } from './crawler-files.ts'
import type { FindInvitation } from './invitations.ts'
import { inviteCard, unknownCard } from './invite-card.ts'
import { localeOf } from './page-locale.ts'
import { LOCALES, siteTexts } from './site-texts.ts'
import { webManifest } from './web-manifest.ts'

const CARD = /^\/og\/invite\/([^/]+)\.png$/
/** Who shows shared links keeps pictures anyway; a room may get another name. */
const CARD_KEPT = 'public, max-age=300'
const FILE_KEPT = 'public, max-age=3600'
/** About forty kilobytes each. */
const CARDS = 100

export interface SiteRouterParts {
  readonly publicUrl: string
  readonly find: FindInvitation
  readonly painter: CardPainter
  readonly logger: Logger
}

function send(ctx: Context, type: string, etag: string, body: Buffer, kept: string): void {
  ctx.type = type
  ctx.etag = etag
  ctx.set('Cache-Control', kept)
  if (ctx.status === 200 && ctx.fresh) ctx.status = 304
  else ctx.body = body
}

/** What is asked for beside the pages: by search engines, by whatever shows shared links, by a browser that installs the app. */
export function siteRouter({ publicUrl, find, painter, logger }: SiteRouterParts): Middleware {
  const files = new Map(
    [
      webFile('/robots.txt', Buffer.from(robotsText(publicUrl))),
      webFile('/sitemap.xml', Buffer.from(siteMap(publicUrl))),
      ...LOCALES.map((locale) =>
        webFile(`/manifest-${locale}.webmanifest`, Buffer.from(JSON.stringify(webManifest(locale)))),
      ),
    ].map((file) => [file.path, file]),
  )
  const cards = new LRUCache<string, Promise<Buffer>>({ max: CARDS })

  function painted(svg: string): Promise<Buffer> {
    const known = cards.get(svg)
    if (known) return known
    const png = painter.paint(svg)
    cards.set(svg, png)
    png.catch(() => cards.delete(svg))
    return png
  }

  async function sendCard(ctx: Context, written: string): Promise<void> {
    const { locale } = localeOf(ctx)
    const found = await find(written, ctx.state.ip)
    const svg = found ? inviteCard(found.code, found.invite, locale) : unknownCard(locale)
    try {
      const picture = webFile(ctx.path, await painted(svg))
      ctx.status = found ? 200 : 404
      ctx.vary('Accept-Language')
      send(ctx, 'image/png', picture.etag, picture.bytes, CARD_KEPT)
    } catch (error) {
      logger.warn({ err: error }, 'a card was not painted')
      ctx.redirect(siteTexts[locale].site.share.image)
    }
  }

  return async (ctx, next) => {
    if (!/^(GET|HEAD)$/.test(ctx.method)) return next()
    const [, code] = CARD.exec(ctx.path) ?? []
    if (code !== undefined) return sendCard(ctx, code)
    const file = files.get(ctx.path)
    if (!file) return next()
    ctx.status = 200
    send(ctx, file.type, file.etag, file.bytes, FILE_KEPT)
  }
}
