import passport, { type Strategy } from 'passport'
import { Strategy as BearerStrategy } from 'passport-http-bearer'
import { Strategy as LocalStrategy } from 'passport-local'
import type { Caller } from '#cloud/http/route.ts'
import type { GoogleIdentity, GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'

/** All that a strategy may look at: never the whole request, whose query could then hold a token. */
interface Evidence {
  readonly headers: { readonly authorization?: string }
  readonly body?: { readonly username: string; readonly password: string }
  /** The hash that the account has; null where there is no account, or no password. */
  readonly passwordHash?: string | null
  readonly idToken?: string
}

export interface Proofs {
  checkPassword(passwordHash: string | null, password: string): Promise<boolean>
  checkToken(token: string): Promise<Caller | null>
  /** Whom Google's token names, or null. */
  checkGoogle: GoogleVerifier['verify']
}

/** passport's strategies behind plain functions: it knows Connect's requests, and this service has Koa's. */
export function createAuthPassport({ checkPassword, checkToken, checkGoogle }: Proofs) {
  const authenticator = new passport.Passport()
  authenticator.use(
    'bearer',
    new BearerStrategy((token, done) => {
      checkToken(token).then((caller) => done(null, caller ?? false), done)
    }) as Strategy,
  )
  authenticator.use(
    'local',
    new LocalStrategy({ passReqToCallback: true }, (request, username, password, done) => {
      const { passwordHash = null } = request as unknown as Evidence
      checkPassword(passwordHash, password).then((isRight) => done(null, isRight && { username }), done)
    }),
  )
  // The page has the token from Google's own button: there is no redirect for the usual strategy to follow.
  authenticator.use('google', {
    authenticate(this: passport.StrategyCreated<Strategy>, { idToken = '' }: Evidence) {
      checkGoogle(idToken).then((identity) => (identity ? this.success(identity) : this.fail()), this.error)
    },
  } as unknown as Strategy)

  const prove = <Proven>(strategy: string, evidence: Evidence): Promise<Proven | null> =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, proven?: Proven | false | null) =>
        error ? reject(error) : resolve(proven || null)
      authenticator.authenticate(strategy, { session: false }, settle)(evidence, {}, reject)
    })

  return {
    byPassword: async (
      body: { username: string; password: string },
      passwordHash: string | null,
    ): Promise<boolean> => (await prove('local', { headers: {}, body, passwordHash })) !== null,
    byBearer: (authorization: string): Promise<Caller | null> =>
      prove('bearer', { headers: { authorization } }),
    byGoogle: (idToken: string): Promise<GoogleIdentity | null> => prove('google', { headers: {}, idToken }),
  }
}
