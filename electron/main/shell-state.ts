import { z } from 'zod/mini'
import { languageSchema } from '#shared/schemas/primitives.ts'
import type { SmallFile } from './small-file.ts'

const boundsSchema = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() })

/** What the shell remembers between two starts. */
const stateSchema = z.object({
  bounds: z.optional(boundsSchema),
  maximized: z.optional(z.boolean()),
  language: z.optional(languageSchema),
})
export type ShellState = z.infer<typeof stateSchema>

export interface ShellStateStore {
  current(): ShellState
  change(changes: ShellState): Promise<void>
}

/** A file that cannot be read, or holds something else, counts as a first start. */
export async function openShellState(file: SmallFile): Promise<ShellStateStore> {
  let state: ShellState = parse(await file.read())
  return {
    current: () => state,
    change(changes) {
      state = { ...state, ...changes }
      return file.write(JSON.stringify(state))
    },
  }
}

function parse(content: Buffer | null): ShellState {
  try {
    return stateSchema.parse(JSON.parse(content?.toString() ?? '{}'))
  } catch {
    return {}
  }
}
