import { type Route, route } from '#cloud/http/route.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import { isOlderVersion } from '#shared/app-version.ts'
import { minVersionBody, minVersionData } from '#shared/schemas/maintenance.ts'
import { clientVersionsData } from '#shared/schemas/operations.ts'
import type { AdminChanges } from './admin-change.ts'

export const minVersionRoutes = (
  change: AdminChanges,
  liveSettings: LiveSettingsService,
  /** Of the settings that the process was started with. */
  startedWith: string,
  /** By the version of their app, in all processes; null when one of them does not answer. */
  connected: () => Promise<{ readonly versions: ReadonlyMap<string, number> } | null>,
): Route[] => [
  route({
    method: 'get',
    path: '/admin/min-version',
    access: 'admin',
    tag: 'admin',
    summary: 'The oldest app that may play',
    response: minVersionData,
    handle() {
      const { minAppVersion } = liveSettings.current()
      return { minVersion: minAppVersion ?? startedWith, isSet: minAppVersion !== null }
    },
  }),
  route({
    method: 'get',
    path: '/admin/client-versions',
    access: 'admin',
    tag: 'admin',
    summary: 'How many apps of each version are connected',
    response: clientVersionsData,
    async handle() {
      const found = await connected()
      if (found === null) return { versions: null }
      const versions = [...found.versions].map(([version, clients]) => ({ version, clients }))
      return { versions: versions.toSorted((a, b) => (isOlderVersion(a.version, b.version) ? 1 : -1)) }
    },
  }),
  change({
    method: 'put',
    path: '/admin/min-version',
    action: 'min_version.set',
    summary: 'Set the oldest app that may play; null: as MIN_APP_VERSION says',
    body: minVersionBody,
    response: minVersionData,
    async change(tx, { body: { minVersion } }) {
      const before = await liveSettings.hold(tx, 'minAppVersion')
      await liveSettings.changeIn(tx, { minAppVersion: minVersion })
      const data = { minVersion: minVersion ?? startedWith, isSet: minVersion !== null }
      return { before, after: minVersion, data }
    },
  }),
]
