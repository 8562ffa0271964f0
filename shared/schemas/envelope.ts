import { z } from 'zod/mini'

/** What a success looks like; `data` is the schema of the call. */
export const successSchema = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.optional(z.string()), data })

export const failureSchema = z
  .object({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    details: z.optional(z.unknown()),
  })
  .register(z.globalRegistry, { id: 'Failure' })
export type Failure = z.infer<typeof failureSchema>
