import type { ClientUser } from '#cloud/client-user.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { googleBody, loginBody, registerBody } from '#shared/schemas/auth.ts'
import { isGoogleUserData, sessionData, tokenData, validateData } from '#shared/schemas/auth-data.ts'
import { googleGrantBody } from '#shared/schemas/google-grant.ts'
import type { AuthService } from './auth-service.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts'

const HOUR = 3600

/** Signing in and out. */
export const authRoutes = (auth: AuthService, users: Users, clientUser: ClientUser): Route[] => [
  route({
    method: 'post',
    path: '/auth/register',
    access: 'public',
    feature: 'registrations',
    tag: 'auth',
    summary: 'Make an account and sign in',
    body: registerBody,
    response: sessionData,
    status: 201,
    rateLimit: { name: 'register', points: 60, seconds: HOUR },
    failsWith: 'REGISTRATION_FAILED',
    async handle({ body, cookies }) {
      const { session, deviceCookie } = await auth.register(body, readDeviceCookie(cookies))
      setDeviceCookie(cookies, deviceCookie)
      return session
    },
  }),
  route({
    method: 'post',
    path: '/auth/login',
    access: 'public',
    duringMaintenance: true,
    tag: 'auth',
    summary: 'Sign in; ends the login on any other device',
    body: loginBody,
    response: sessionData,
    failsWith: 'LOGIN_FAILED',
    async handle({ body, ip, cookies }) {
      const { session, deviceCookie } = await auth.login(body, {
        ip,
        deviceCookie: readDeviceCookie(cookies),
      })
      setDeviceCookie(cookies, deviceCookie)
      return session
    },
  }),
  route({
    method: 'post',
    path: '/auth/google',
    access: 'public',
    duringMaintenance: true,
    tag: 'auth',
    summary: 'Sign in by Google’s ID token; makes the account on first use',
    body: googleBody,
    response: sessionData,
    rateLimit: { name: 'google-login', points: 100, seconds: HOUR },
    failsWith: 'LOGIN_FAILED',
    handle: ({ body }) => auth.google(body.firebaseUser.idToken, body.language),
  }),
  route({
    method: 'post',
    path: '/auth/google/desktop',
    access: 'public',
    duringMaintenance: true,
    tag: 'auth',
    summary: 'Sign in by what the desktop app brought back from Google',
    body: googleGrantBody,
    response: sessionData,
    rateLimit: { name: 'google-login', points: 100, seconds: HOUR },
    failsWith: 'LOGIN_FAILED',
    handle: ({ body }) => auth.redeemGoogleGrant(body),
  }),
  route({
    method: 'post',
    path: '/auth/refresh',
    access: 'public',
    duringMaintenance: true,
    tag: 'auth',
    summary: 'A new token for one that expired less than 30 days ago, or has not yet',
    response: tokenData,
    rateLimit: { name: 'refresh', points: 600, seconds: HOUR },
    handle: ({ authorization }) => auth.refresh(authorization),
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    access: 'player',
    duringMaintenance: true,
    tag: 'auth',
    summary: 'End this login: its tokens and its connections',
    handle: ({ caller }) => auth.logout(caller),
  }),
  route({
    method: 'get',
    path: '/auth/validate',
    access: 'player',
    tag: 'auth',
    summary: 'Whether the token works, and whose it is',
    response: validateData,
    handle: async ({ caller }) => ({
      valid: true as const,
      user: await clientUser(await users.get(caller.userId)),
    }),
  }),
  route({
    method: 'get',
    path: '/auth/is-google-user',
    access: 'player',
    tag: 'auth',
    summary: 'Whether the account signs in with Google',
    response: isGoogleUserData,
    handle: async ({ caller }) => ({ isGoogleUser: (await users.get(caller.userId)).isGoogleUser }),
  }),
]
