import { createBuiltInSpeech } from '#host-engine/index.ts'
import type { FoundParty, HostCommand, StartFailure } from '#shared/desktop/host-process.ts'
import type { AiSettings } from '#shared/schemas/ai-settings.ts'
import { lanCheck } from './check/lan-check.ts'
import { createPartyBrowser, type PartyBrowser } from './discovery/browser.ts'
import { findByCode } from './discovery/find-by-code.ts'
import { keepAlive } from './keep-alive.ts'
import { createLogger, type Logger } from './logger.ts'
import { PortError } from './network/listeners.ts'
import { LOOPBACK } from './network/party-network.ts'
import { type ParentPort, parentPort } from './parent-port.ts'
import { createParty, type Party, standbyDir } from './party.ts'
import { readAiSettings } from './settings.ts'
import { StoreError } from './store/open-store.ts'
import { VERSION } from './version.ts'

const reasonOf = (error: unknown): StartFailure =>
  error instanceof PortError || error instanceof StoreError ? error.fault : 'failed'

/** Who plays cannot mend the environment: where it is wrong the built-in generator makes all quizzes. */
function modelOf(logger: Logger): AiSettings | null {
  try {
    return readAiSettings(process.env)
  } catch (error) {
    logger.warn({ reason: error instanceof Error ? error.message : error }, 'no model writes quizzes')
    return null
  }
}

/** The LAN host as the desktop's main process forks it: does what it is told, and reports. */
function serveMain(main: ParentPort): void {
  const logger = createLogger('warn')
  let party: Party | undefined
  let browser: PartyBrowser | undefined
  let opening: Promise<void> | undefined

  const tellState = () => {
    if (party) main.tell({ type: 'state', ...party.state() })
  }
  const foreign = (parties: readonly FoundParty[]): FoundParty[] => {
    const own = party?.publicParty().partyId
    return parties.filter(({ partyId }) => partyId !== own)
  }
  const tellParties = (parties: readonly FoundParty[]) =>
    main.tell({ type: 'parties', parties: foreign(parties) })

  type Begin = Extract<HostCommand, { type: 'host' | 'stand_by' }>

  const make = ({ port, dataDir, webRoot, ...command }: Begin): Party =>
    createParty({
      name: command.type === 'host' ? command.name : null,
      password: (command.type === 'host' && command.password) || null,
      standBy: command.type === 'stand_by' ? command : null,
      port,
      host: LOOPBACK,
      dataDir: command.type === 'stand_by' ? standbyDir(dataDir) : dataDir,
      webRoot,
      ai: modelOf(logger),
      speech: createBuiltInSpeech(),
      version: VERSION,
      logger,
    })

  /** Players who have lost their host must reach this computer. */
  async function standBy(made: Party): Promise<void> {
    made.onTookOver(() => {
      const { origins, name, code } = made.publicParty()
      const [origin] = origins
      if (origin !== undefined) main.tell({ type: 'took_over', origin, name, code })
    })
    await open()
  }

  async function begin(command: Begin) {
    if (party) return tellState()
    const { port } = command
    try {
      const made = make(command)
      party = made
      const bound = await made.start()
      main.tell({ type: 'started', port: bound, code: made.publicParty().code })
      made.onChange(tellState)
      tellState()
      if (command.type === 'stand_by') await standBy(made)
    } catch (error) {
      party = undefined
      logger.warn({ reason: error instanceof Error ? error.message : error }, 'the party could not start')
      main.tell({ type: 'failed', reason: reasonOf(error), port })
    }
  }

  /** Told by `state`, whether it could be done or not. */
  async function open(): Promise<void> {
    try {
      await party?.openToLan()
    } catch (error) {
      logger.warn({ err: error }, 'the party could not be opened to the network')
      main.tell({ type: 'failed', reason: reasonOf(error), port: party?.state().port ?? 0 })
    }
    tellState()
  }

  async function check(): Promise<void> {
    // What is being opened just now is not found to be closed.
    await opening
    const checked = party?.checked()
    const isPeerSeen = checked?.isPeerSeen || (browser?.parties() ?? []).length > 0
    main.tell({ type: 'checked', findings: await lanCheck(checked ? { ...checked, isPeerSeen } : null) })
  }

  async function end(closeParty: (() => Promise<void>) | undefined): Promise<void> {
    await browser?.stop()
    await closeParty?.()
    process.exit(0)
  }

  async function obey(command: HostCommand): Promise<void> {
    switch (command.type) {
      case 'host':
      case 'stand_by':
        return begin(command)
      case 'open_to_lan':
        opening = open()
        return opening
      case 'close_to_lan':
        await party?.closeToLan()
        return tellState()
      case 'browse':
        browser ??= createPartyBrowser({ logger, onChange: tellParties })
        return tellParties(browser.parties())
      case 'find_by_code':
        return main.tell({
          type: 'found',
          code: command.code,
          parties: foreign(await findByCode(command.code)),
        })
      case 'check':
        return check()
      case 'allow_standbys':
        return party?.allowStandbys(command.isAllowed)
      case 'go_on_alone':
        return party?.goOnAlone()
      case 'stop':
        return end(party?.stop)
    }
  }

  main.listen((command) => {
    obey(command).catch((error: unknown) =>
      logger.error({ err: error, command: command.type }, 'a command failed'),
    )
  })
  const suspend = () => void end(party?.suspend)
  main.onGone(suspend)
  keepAlive(logger, async () => party?.suspend())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, suspend)
}

const main = parentPort()
if (main) serveMain(main)
else {
  process.stderr.write('This program is started by the desktop app. To host a party, run: npm run lan-host\n')
  process.exit(1)
}
