import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { environmentSchema, type Settings, toSettings } from './settings.ts'

/** Variables whose values are never printed. */
const SECRETS = new Set([
  'AUTH_SECRET',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'GOOGLE_DESKTOP_CLIENT_SECRET',
  'REDIS_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_PLAY_CREDENTIALS',
  'AI_API_KEY',
  'TTS_API_KEY',
])

/** Stops the start. The message is for the operator and is printed without a stack trace. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

type Variables = Readonly<Record<string, string | undefined>>

/** Environment variables, which win over `.env`. The only place where either is read. */
export function loadVariables(file = '.env', environment: Variables = process.env): Variables {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return { ...fromFile, ...environment }
}

/** An empty variable counts as unset, so that a template of `.env` can be used unchanged. */
export function readSettings(variables: Variables): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(set)
  if (result.success) return toSettings(result.data)
  const lines = firstIssueOfEach(result.error).map(([variable, form]) =>
    complaint(variable, set[variable], form),
  )
  throw new SettingsError(`The settings are wrong:\n${lines.join('\n')}`)
}

function firstIssueOfEach(error: z.ZodError): [string, string][] {
  const found = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const variable = String(path[0])
    if (!found.has(variable)) found.set(variable, message)
  }
  return [...found]
}

function complaint(variable: string, value: string | undefined, form: string): string {
  const holds =
    value === undefined
      ? 'is not set'
      : SECRETS.has(variable)
        ? `holds a secret of ${value.length} characters (not shown)`
        : `holds ${JSON.stringify(value)}`
  return `  ${variable} ${holds}, but may hold: ${form}`
}
