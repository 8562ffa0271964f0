import type { PaymentSettings } from '#cloud/config/payment-settings.ts'
import type { Middleware } from '#cloud/http/context.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandbox, type SandboxParts } from './sandbox-gateway.ts'
import { sandboxRouter } from './sandbox-router.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** The vendor of the settings, and what it needs of this server. */
export function createGateway(
  { stripe }: PaymentSettings,
  parts: SandboxParts,
): { gateway: PaymentGateway; pages: Middleware[]; recurring: readonly RecurringJob[] } {
  if (stripe) return { gateway: createStripeGateway(stripe, parts), pages: [], recurring: [] }
  const sandbox = createSandbox(parts)
  return { gateway: sandbox, pages: [sandboxRouter(sandbox)], recurring: sandbox.recurring }
}
