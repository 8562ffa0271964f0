import passport, { type Strategy } from 'passport'
import { Strategy as BearerStrategy } from 'passport-http-bearer'
import { Strategy as LocalStrategy } from 'passport-local'
import type { Caller } from '#cloud/http/route.ts'

/** All that a strategy may look at: never the whole request, whose query could then hold a token. */
interface Evidence {
  readonly headers: { readonly authorization?: string }
  readonly body?: { readonly username: string; readonly password: string }
}

export interface Proofs {
  /** The id of the user whose password this is, or null. */
  checkPassword(username: string, password: string): Promise<string | null>
  checkToken(token: string): Promise<Caller | null>
}

/** passport's strategies behind plain functions: it knows Connect's requests, and this service has Koa's. */
export function createAuthPassport({ checkPassword, checkToken }: Proofs) {
  const authenticator = new passport.Passport()
  authenticator.use(
    'bearer',
    new BearerStrategy((token, done) => {
      checkToken(token).then((caller) => done(null, caller ?? false), done)
    }) as Strategy,
  )
  authenticator.use(
    'local',
    new LocalStrategy((username, password, done) => {
      checkPassword(username, password).then(
        (userId) => done(null, userId === null ? false : { userId }),
        done,
      )
    }),
  )

  const prove = <Proven>(strategy: string, evidence: Evidence): Promise<Proven | null> =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, proven?: Proven | false | null) =>
        error ? reject(error) : resolve(proven || null)
      authenticator.authenticate(strategy, { session: false }, settle)(evidence, {}, reject)
    })

  return {
    byPassword: async (username: string, password: string): Promise<string | null> => {
      const proven = await prove<{ userId: string }>('local', { headers: {}, body: { username, password } })
      return proven?.userId ?? null
    },
    byBearer: (authorization: string): Promise<Caller | null> =>
      prove('bearer', { headers: { authorization } }),
  }
}
