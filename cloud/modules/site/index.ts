import type { Context, Middleware } from '#cloud/http/context.ts'
import type { HeadOf } from '#cloud/http/web-client.ts'
import type { Logger } from '#cloud/logger.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createCardPainter } from './card-painter.ts'
import { findInvitation, type Invitation, type InvitationParts } from './invitations.ts'
import { pageHead } from './page-head.ts'
import { localeOf } from './page-locale.ts'
import { pageAt } from './site-page.ts'
import { siteRouter } from './site-router.ts'

export interface SiteParts extends InvitationParts {
  readonly publicUrl: string
  readonly logger: Logger
}

export interface Site {
  /** What the page of a request says about itself. */
  readonly headOf: HeadOf
  readonly router: Middleware
  readonly close: () => Promise<void>
}

/** The product as the web sees it: search engines, shared links, the installed app. */
export function createSite({ publicUrl, logger, ...parts }: SiteParts): Site {
  const find = findInvitation(parts)
  const painter = createCardPainter()

  /** The page itself is shown to whoever asks too often. */
  async function invitationIn(ctx: Context): Promise<Invitation | null> {
    const { code } = pageAt(ctx.path)
    if (code === null) return null
    try {
      return await find(code, ctx.state.ip)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'RATE_LIMITED'))
        logger.warn({ err: error }, 'an invitation was not read')
      return null
    }
  }

  return {
    async headOf(ctx) {
      const { locale, isAsked } = localeOf(ctx)
      const invitation = await invitationIn(ctx)
      return { locale, html: pageHead({ path: ctx.path, locale, isAsked, publicUrl, invitation }) }
    },
    router: siteRouter({ publicUrl, find, painter, logger }),
    close: painter.close,
  }
}
