import type { LoaderFunctionArgs } from 'react-router'
import { memberGuard } from '#renderer/app/guards.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { CHECKOUT_RETURN } from '#shared/constants/store.ts'

/** For members, and for a browser that comes from the payment page: who pays from the desktop app is signed in there alone. */
export async function buyGuard(args: LoaderFunctionArgs) {
  const elsewhere = await memberGuard(args)
  const isReturn = new URL(args.request.url).searchParams.has(CHECKOUT_RETURN.checkout)
  return isReturn && readToken() === null ? null : elsewhere
}
