import { type Route, route } from '#cloud/http/route.ts'
import { changePasswordBody, requestPasswordResetBody, resetPasswordBody } from '#shared/schemas/auth.ts'
import { tokenData } from '#shared/schemas/auth-data.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts'
import type { PasswordService } from './password-service.ts'

const HOUR = 3600

export const passwordRoutes = (passwords: PasswordService): Route[] => [
  route({
    method: 'post',
    path: '/auth/change-password',
    access: 'account',
    tag: 'auth',
    summary: 'Change the password; the answer’s token replaces all others',
    body: changePasswordBody,
    response: tokenData,
    rateLimit: { name: 'change-password', points: 30, seconds: HOUR },
    failsWith: 'FAILED_TO_CHANGE_PASSWORD',
    precheck: ({ caller }) => passwords.requirePassword(caller.userId),
    async handle({ caller, body, cookies }) {
      const { token, deviceCookie } = await passwords.change(caller, body, readDeviceCookie(cookies))
      setDeviceCookie(cookies, deviceCookie)
      return { token }
    },
  }),
  route({
    method: 'post',
    path: '/auth/request-password-reset',
    access: 'public',
    tag: 'auth',
    summary: 'Mail a link that sets a new password; answers alike for every address',
    body: requestPasswordResetBody,
    rateLimit: { name: 'request-password-reset', points: 20, seconds: HOUR },
    handle: ({ body, authorization }) => passwords.requestReset(body.email, authorization),
  }),
  route({
    method: 'post',
    path: '/auth/reset-password',
    access: 'public',
    tag: 'auth',
    summary:
      'Set a new password by the token of the mailed link; works once, for an hour, and ends every login. Without a password: 400, whose code says whether the link works',
    body: resetPasswordBody,
    // Twice for a link: when its page opens, and when the password is set.
    rateLimit: { name: 'reset-password', points: 120, seconds: HOUR },
    failsWith: 'FAILED_TO_RESET_PASSWORD',
    async handle({ body, ip, cookies }) {
      const deviceCookie = await passwords.reset(body, { ip, deviceCookie: readDeviceCookie(cookies) })
      setDeviceCookie(cookies, deviceCookie)
    },
  }),
]
