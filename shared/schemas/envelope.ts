import { z } from 'zod'

/** What a success looks like; `data` is the schema of the call. */
export const successSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data })

export const failureSchema = z
  .object({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Failure' })
export type Failure = z.infer<typeof failureSchema>
