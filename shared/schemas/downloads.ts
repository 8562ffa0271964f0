import { z } from 'zod/mini'

const downloadSchema = z.nullable(z.object({ version: z.string(), path: z.string() }))

/** The newest installer for each system, by its path on this server; null where there is none. */
export const downloadsData = z
  .object({ windows: downloadSchema, mac: downloadSchema, linux: downloadSchema })
  .register(z.globalRegistry, { id: 'Downloads' })
export type Downloads = z.infer<typeof downloadsData>
