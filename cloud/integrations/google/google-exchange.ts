import type { Settings } from '#cloud/config/settings.ts'
import type { Logger } from '#cloud/logger.ts'
import type { GoogleGrantBody } from '#shared/schemas/google-grant.ts'

export interface GoogleExchange {
  /** The ID token for what the desktop app brought back from Google; null when Google refuses, or there is no desktop client. */
  redeem(grant: GoogleGrantBody): Promise<string | null>
}

type ExchangeSettings = Pick<Settings['google'], 'desktopClientId' | 'desktopClientSecret' | 'tokenUrl'>

/** Google wants the client's secret even with PKCE, and an app on players' computers can keep none: so the exchange is made here. */
export function createGoogleExchange(
  { desktopClientId, desktopClientSecret, tokenUrl }: ExchangeSettings,
  logger: Logger,
): GoogleExchange {
  return {
    async redeem({ code, codeVerifier, redirectUri }) {
      if (desktopClientId === null || desktopClientSecret === null) return null
      // Loaded at the first use: it takes 20 MB.
      const { OAuth2Client } = await import('google-auth-library')
      const client = new OAuth2Client({
        clientId: desktopClientId,
        clientSecret: desktopClientSecret,
        endpoints: { oauth2TokenUrl: tokenUrl },
      })
      try {
        const { tokens } = await client.getToken({ code, codeVerifier, redirect_uri: redirectUri })
        return tokens.id_token ?? null
      } catch (error) {
        // The error itself holds code and secret.
        logger.warn({ status: statusOf(error) }, 'Google refused a desktop sign-in')
        return null
      }
    },
  }
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined
