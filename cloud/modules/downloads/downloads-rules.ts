import { isOlderVersion } from '#shared/app-version.ts'
import type { Downloads } from '#shared/schemas/downloads.ts'

/** The names that electron-builder gives the installers: `build/desktop/electron-builder.config.ts`. */
const INSTALLERS: Readonly<Record<keyof Downloads, RegExp>> = {
  windows: /^riddle-rooms-(\d+\.\d+\.\d+)-win-\w+\.exe$/,
  mac: /^riddle-rooms-(\d+\.\d+\.\d+)-mac-\w+\.dmg$/,
  linux: /^riddle-rooms-(\d+\.\d+\.\d+)-linux-\w+\.AppImage$/,
}

/** The newest installer for each system among the files of a folder. */
export function newestDownloads(files: readonly string[]): Downloads {
  const newest = (pattern: RegExp) =>
    files
      .flatMap((file) => {
        const version = pattern.exec(file)?.[1]
        return version === undefined ? [] : [{ version, path: `/updates/${file}` }]
      })
      .reduce<Downloads['windows']>(
        (best, one) => (best === null || isOlderVersion(best.version, one.version) ? one : best),
        null,
      )
  return { windows: newest(INSTALLERS.windows), mac: newest(INSTALLERS.mac), linux: newest(INSTALLERS.linux) }
}
