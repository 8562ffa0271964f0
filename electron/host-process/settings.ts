import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { LAN_PORT } from '#shared/constants/lan.ts'
import { type AiSettings, aiNeeds, aiVariables, toAiSettings } from '#shared/schemas/ai-settings.ts'

const PORT = 'a whole number from 0 to 65535'

const environmentSchema = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, { error: PORT })),
      z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, { error: PORT }))),
    ),
    LAN_PORT,
  ),
  /** Running the program is the consent to be reachable. */
  HOST: z._default(z.string().check(z.minLength(1, { error: 'an address of this computer' })), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, { error: 'a folder' })), './data/party'),
})

export interface HostSettings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null: the built-in generator makes all quizzes. */
  readonly ai: AiSettings | null
}

/** Throws an error that names the variable, what it holds and what it may hold. */
function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const parsed = z.safeParse(schema, environment)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  throw new Error(`${name} is '${environment[name] ?? ''}' but may hold ${issue?.message}.`)
}

/** Of a model that writes quizzes; null where none is named. Throws as `readSettings` does. */
export function readAiSettings(environment: NodeJS.ProcessEnv): AiSettings | null {
  const variables = read(z.object(aiVariables), environment)
  const [need] = aiNeeds(variables)
  if (need) throw new Error(`${need[0]} is not set but may hold ${need[1]}.`)
  return toAiSettings(variables)
}

/** Throws an error that names the variable, what it holds and what it may hold. */
export function readSettings(environment: NodeJS.ProcessEnv): HostSettings {
  const { PORT: port, HOST: host, DATA_DIR: dataDir } = read(environmentSchema, environment)
  return { port, host, dataDir: resolve(dataDir), ai: readAiSettings(environment) }
}
