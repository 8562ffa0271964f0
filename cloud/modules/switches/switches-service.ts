import type { Db } from '#cloud/db/client.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import { SWITCHES, type Switch } from '#shared/constants/switches.ts'
import { AppError } from '#shared/errors/app-error.ts'

export type Switches = ReturnType<typeof createSwitches>

/** What is on or off, read from memory in every process. All is on until an admin turns it off. */
export function createSwitches({ liveSettings }: { readonly liveSettings: LiveSettingsService }) {
  const isOn = (name: Switch): boolean => liveSettings.current().switches[name] !== false

  return {
    isOn,

    off: (): Switch[] => SWITCHES.filter((name) => !isOn(name)),

    /** Throws FEATURE_OFF. */
    require(name: Switch): void {
      if (!isOn(name)) throw new AppError('FEATURE_OFF')
    },

    /** In the caller's transaction. Answers how it was before. */
    async turn(tx: Db, name: Switch, isOnNow: boolean): Promise<boolean> {
      const before = await liveSettings.hold(tx, 'switches')
      await liveSettings.changeIn(tx, { switches: { ...before, [name]: isOnNow } })
      return before[name] !== false
    },
  }
}
