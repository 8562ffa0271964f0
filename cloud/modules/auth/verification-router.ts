import { type Route, route } from '#cloud/http/route.ts'
import { undoEmailBody, verifyEmailBody } from '#shared/schemas/auth.ts'
import { verifiedData } from '#shared/schemas/auth-data.ts'
import type { AddressChange } from './address-change.ts'
import type { EmailVerification } from './email-verification.ts'

const HOUR = 3600

export const verificationRoutes = (
  verification: EmailVerification,
  addressChange: AddressChange,
): Route[] => [
  route({
    method: 'post',
    path: '/auth/request-email-verification',
    access: 'account',
    tag: 'auth',
    summary: 'Mail a link that verifies the address; a verified one gets none',
    rateLimit: { name: 'request-email-verification', points: 10, seconds: HOUR },
    handle: ({ caller }) => verification.request(caller.userId),
  }),
  route({
    method: 'post',
    path: '/auth/verify-email',
    access: 'public',
    tag: 'auth',
    summary:
      'Verify an address by the token of the mailed link; works for 24 hours, and for 24 hours more answers that it has. One that the account requested becomes its address',
    body: verifyEmailBody,
    response: verifiedData,
    rateLimit: { name: 'verify-email', points: 60, seconds: HOUR },
    handle: ({ body }) => verification.verify(body.token),
  }),
  route({
    method: 'post',
    path: '/auth/undo-email',
    access: 'public',
    tag: 'auth',
    summary:
      'Take a change of the address back by the token mailed to the former one, until seven days after it; ends every login',
    body: undoEmailBody,
    rateLimit: { name: 'undo-email', points: 60, seconds: HOUR },
    handle: ({ body }) => addressChange.undo(body.token),
  }),
]
