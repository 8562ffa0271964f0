import type { Broadcast } from '#cloud/broadcast.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { createPeriodic } from '#cloud/periodic.ts'
import { holdSetting, listSettings, saveSetting } from './live-settings-repository.ts'
import {
  DEFAULTS,
  isSettingName,
  type LiveSettings,
  liveSettingsSchema,
  type SettingName,
} from './live-settings-rules.ts'

const TOPIC = 'live-settings'
/** For the case that a message was lost. */
const READ_EVERY_MS = 30_000

export interface LiveSettingsParts {
  readonly db: Db
  /** Reaches the other processes; null where there are none. */
  readonly broadcast: Broadcast | null
  readonly logger: Logger
  readonly now: () => number
}

export type LiveSettingsService = ReturnType<typeof createLiveSettings>

/** Settings that change while the product runs: read from memory, which every process refreshes when one changes them. */
export function createLiveSettings({ db, broadcast, logger, now }: LiveSettingsParts) {
  let settings = DEFAULTS
  let reading = Promise.resolve()

  async function read(): Promise<void> {
    const found: Partial<Record<keyof LiveSettings, unknown>> = {}
    for (const { name, value } of await listSettings(db)) {
      if (!isSettingName(name)) continue
      const parsed = liveSettingsSchema.shape[name].safeParse(value)
      if (parsed.success) found[name] = parsed.data
      else logger.error({ setting: name, err: parsed.error }, 'a live setting is wrong and counts as unset')
    }
    settings = { ...DEFAULTS, ...found } as LiveSettings
  }

  /** One after another: of two that overlap, the first might come last, with what is old. */
  const refresh = (): Promise<void> => {
    reading = reading.catch(() => undefined).then(read)
    return reading
  }

  const refreshing = createPeriodic({
    run: refresh,
    everyMs: READ_EVERY_MS,
    logger,
    failure: 'the live settings could not be read',
  })
  let stopListening = () => {}

  /** Throws ZodError. */
  async function save(tx: Db, changes: Partial<LiveSettings>): Promise<Partial<LiveSettings>> {
    const changed = liveSettingsSchema.partial().strict().parse(changes) as Partial<LiveSettings>
    for (const [name, value] of Object.entries(changed)) await saveSetting(tx, { name, value }, now())
    return changed
  }

  /** Told first of all: the others must hear of it also when this process cannot read it. */
  const tell = (): Promise<void> => {
    broadcast?.publish(TOPIC)
    return refresh()
  }
  const logFailure = (error: unknown) => logger.error({ err: error }, 'the live settings could not be read')

  return {
    current: (): LiveSettings => settings,

    /** Changes those that are named, in all processes. Throws ZodError. */
    async change(changes: Partial<LiveSettings>): Promise<void> {
      await db.transaction((tx) => save(tx, changes))
      await tell()
    },

    /** As it is stored, held until the transaction ends. */
    async hold<Name extends SettingName>(tx: Db, name: Name): Promise<LiveSettings[Name]> {
      const held = await holdSetting(tx, { name, value: DEFAULTS[name] }, now())
      const parsed = liveSettingsSchema.shape[name].safeParse(held)
      return (parsed.success ? parsed.data : DEFAULTS[name]) as LiveSettings[Name]
    },

    /** The same as `change`, in the caller's transaction: with its end it holds in this process, and soon in the others. */
    async changeIn(tx: Db, changes: Partial<LiveSettings>): Promise<void> {
      const changed = await save(tx, changes)
      afterCommit(tx, () => {
        settings = { ...settings, ...changed }
        tell().catch(logFailure)
      })
    },

    async start(): Promise<void> {
      // Before the first reading, so that no change falls between the two.
      stopListening =
        broadcast?.subscribe(TOPIC, () => {
          refresh().catch(logFailure)
        }) ?? stopListening
      await refresh()
      refreshing.start()
    },
    async stop(): Promise<void> {
      stopListening()
      await refreshing.stop()
    },
  }
}
