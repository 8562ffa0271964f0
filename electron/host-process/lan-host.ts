import { hostname } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuiltInSpeech } from '#host-engine/index.ts'
import { PARTY_NAME_MAX } from '#shared/constants/lan.ts'
import { lan } from '#shared/i18n/en/lan.ts'
import { partyOriginSchema } from '#shared/schemas/handover.ts'
import { findingText } from './check/finding-text.ts'
import { lanCheck } from './check/lan-check.ts'
import type { StandByAt } from './handover/standby-half.ts'
import { keepAlive } from './keep-alive.ts'
import { createLogger } from './logger.ts'
import { createParty, standbyDir } from './party.ts'
import { type HostSettings, readSettings } from './settings.ts'
import { VERSION } from './version.ts'

const OPTIONS = {
  check: { type: 'boolean' },
  'stand-by': { type: 'string' },
  password: { type: 'string' },
  alone: { type: 'boolean' },
} as const
const WEB_ROOT = join(import.meta.dirname, '../../dist/web')

interface Way {
  readonly standBy: StandByAt | null
  readonly isAlone: boolean
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What is wrong on this network, in words (LAN-8). */
async function check({ port }: HostSettings): Promise<void> {
  for (const finding of await lanCheck(null, port)) say(findingText(finding, lan.findings))
}

async function host(settings: HostSettings, { standBy, isAlone }: Way): Promise<void> {
  const logger = createLogger('warn')
  const party = createParty({
    ...settings,
    dataDir: standBy ? standbyDir(settings.dataDir) : settings.dataDir,
    name: standBy ? null : hostname().slice(0, PARTY_NAME_MAX),
    password: null,
    standBy,
    speech: createBuiltInSpeech(),
    webRoot: WEB_ROOT,
    version: VERSION,
    logger,
  })
  const sayWhere = () => {
    const { code, origins } = party.publicParty()
    say(`Riddle Rooms party at ${origins[0]}, code ${code}`)
  }
  party.onTookOver(sayWhere)
  keepAlive(logger, party.suspend)
  await party.start()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void party.suspend().finally(() => process.exit(0)))
  if (isAlone) await party.goOnAlone()
  const leader = party.standsByFor()
  if (party.publicParty().isLeading) sayWhere()
  else if (leader) say(`Standing by for ${leader}`)
  else
    say(
      'Another computer may have taken the party over. Waiting for it; to go on without it, start with --alone.',
    )
}

/**
 * `--stand-by http://ADDRESS:PORT` for the party of another computer, with `--password` where newcomers must know it.
 * `--alone` goes on with a party that another computer may have taken over.
 */
function wayIn(args: readonly string[]): Way {
  const {
    'stand-by': origin,
    password,
    alone = false,
  } = parseArgs({ args: [...args], options: OPTIONS }).values
  if (origin === undefined) return { standBy: null, isAlone: alone }
  if (!partyOriginSchema.safeParse(origin).success)
    throw new Error(`--stand-by is '${origin}' but may hold http://ADDRESS:PORT.`)
  return { standBy: { origin, password }, isAlone: alone }
}

/** A party without the desktop app: starts it, says where it is, and ends it on a signal. */
export async function startLanHost(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const args = process.argv.slice(2)
    await (args.includes('--check') ? check(settings) : host(settings, wayIn(args)))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

if (import.meta.main) await startLanHost()
