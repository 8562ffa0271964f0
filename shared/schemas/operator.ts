import { z } from 'zod/mini'

/** Who runs a server, as its legal pages name them; null where a setting is missing. */
export const operatorSchema = z
  .object({
    name: z.nullable(z.string()),
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    supportUrl: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Operator' })
export type Operator = z.infer<typeof operatorSchema>
