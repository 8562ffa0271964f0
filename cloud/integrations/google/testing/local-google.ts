import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

export const CLIENT_ID = '1234-web.apps.googleusercontent.com'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

export async function makeSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** The claims of an ID token issued now; each token is unique. */
export function googleClaims(sub: string, changes: object = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    sub,
    email: `${sub}@example.org`,
    email_verified: true,
    name: 'Ada Lovelace',
    given_name: 'Ada',
    nbf: now - 300,
    iat: now,
    exp: now + 3600,
    jti: randomUUID(),
    ...changes,
  }
}

export const signClaims = ({ kid, privateKey }: Pick<SigningKey, 'kid' | 'privateKey'>, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)

/** Stands in for Google on loopback: serves real keys, and signs tokens with them. */
export async function startLocalGoogle() {
  let key = await makeSigningKey('first')
  let published = [key.jwk]
  let cacheControl = 'public, max-age=3600'
  let fetched = 0
  let answer = (response: ServerResponse): void => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', cacheControl)
    response.end(JSON.stringify({ keys: published }))
  }
  const server = createServer((_, response) => {
    fetched++
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    certsUrl: `http://127.0.0.1:${port}/certs`,
    key: () => key,
    fetched: () => fetched,
    token: (sub: string, changes?: object): Promise<string> => signClaims(key, googleClaims(sub, changes)),
    /** Signs with a new key from now on, and publishes only that one. */
    async rotate(kid: string): Promise<void> {
      key = await makeSigningKey(kid)
      published = [key.jwk]
    },
    publish(keys: JWK[], control = cacheControl): void {
      published = keys
      cacheControl = control
    },
    /** Returns a function that restores the former answer. */
    answerBy(other: typeof answer): () => void {
      const before = answer
      answer = other
      return () => {
        answer = before
      }
    },
    close(): Promise<void> {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
export type LocalGoogle = Awaited<ReturnType<typeof startLocalGoogle>>
