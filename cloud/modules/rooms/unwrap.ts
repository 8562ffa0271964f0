import type { Reply } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** The data of the engine's answer, or its refusal thrown. The route's response guard looks at the data's shape. */
export function unwrap<Data>(reply: Reply): Data {
  if (!reply.ok) throw new AppError(reply.code, reply.details)
  return reply.data as Data
}
