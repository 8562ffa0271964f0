import { AppError } from '#shared/errors/app-error.ts'
import type { Reply } from '../rules/transition.ts'

/** The data of the engine's answer, or its refusal thrown. The route's response guard looks at the data's shape. */
export function unwrap<Data>(reply: Reply): Data {
  if (!reply.ok) {
    // What the room itself finds wrong in the input is told as the schemas tell it: by the text of the first field.
    const [wrongField] = Array.isArray(reply.details) ? reply.details : []
    throw AppError.of(reply, wrongField?.message)
  }
  return reply.data as Data
}
