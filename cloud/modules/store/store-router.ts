import { z } from 'zod/mini'
import { rawBytes } from '#cloud/http/body.ts'
import { type Route, route } from '#cloud/http/route.ts'
import { PAYMENT_PROVIDERS } from '#shared/constants/store.ts'
import {
  checkoutBody,
  checkoutData,
  receiptsData,
  storePacksData,
  subscriptionData,
  verifySubscriptionBody,
} from '#shared/schemas/store.ts'
import { catalogue } from './catalogue.ts'
import type { Store } from './store-service.ts'
import type { Subscriptions } from './subscriptions-service.ts'

const tag = 'store'
const CHECKOUTS = { name: 'checkout', points: 10, seconds: 60 }
const VERIFICATIONS = { name: 'verify-subscription', points: 10, seconds: 60 }
const WEBHOOKS = { name: 'store-webhook', points: 600, seconds: 60 }

export const storeRoutes = (store: Store, subscriptions: Subscriptions): Route[] => [
  route({
    method: 'get',
    path: '/store/packs',
    access: 'player',
    tag,
    summary: 'What is sold for money',
    response: storePacksData,
    handle: () => catalogue(),
  }),
  route({
    method: 'post',
    path: '/store/checkout',
    access: 'account',
    feature: 'store',
    tag,
    summary: 'Opens a payment page for a pack or a plan; nothing is credited before it is paid',
    body: checkoutBody,
    response: checkoutData,
    rateLimit: CHECKOUTS,
    once: 'claim',
    handle: ({ caller, body }) => store.checkout(caller.userId, body.packId),
  }),
  route({
    method: 'get',
    path: '/store/receipts',
    access: 'account',
    tag,
    summary: 'What the caller has bought, newest first',
    response: receiptsData,
    handle: ({ caller }) => store.receipts(caller.userId),
  }),
  route({
    method: 'post',
    path: '/store/webhook/{provider}',
    access: 'public',
    tag,
    summary: 'For the payment vendor: what happened to a payment, signed',
    params: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }),
    body: rawBytes,
    // What is paid is credited, and a vendor tries only so often.
    duringMaintenance: true,
    rateLimit: WEBHOOKS,
    handle: ({ params, body, header }) => store.receive(params.provider, body, header),
  }),
  route({
    method: 'post',
    path: '/store/subscriptions/verify',
    access: 'account',
    tag,
    summary: 'Makes the caller a subscriber by a purchase token of Google Play',
    body: verifySubscriptionBody,
    response: subscriptionData,
    rateLimit: VERIFICATIONS,
    once: 'claim',
    handle: ({ caller, body }) => subscriptions.verify(caller.userId, body),
  }),
]
