import electronUpdater from 'electron-updater'
import type { Updater } from './updates.ts'

/** Updates from the cloud's feed. Null where the app cannot replace itself: in development, or installed by a package manager. */
export function feedUpdater(server: string, isPackaged: boolean): Updater | null {
  if (!isPackaged || (process.platform === 'linux' && process.env.APPIMAGE === undefined)) return null
  const { autoUpdater, CancellationToken } = electronUpdater
  autoUpdater.logger = null
  autoUpdater.autoDownload = false
  // The feed serves whole files.
  autoUpdater.disableDifferentialDownload = true
  autoUpdater.setFeedURL({ provider: 'generic', url: `${server}/updates` })
  return {
    async check() {
      const found = await autoUpdater.checkForUpdates()
      return found?.isUpdateAvailable ? found.updateInfo.version : null
    },
    async download(onPercent, signal) {
      const cancellation = new CancellationToken()
      const cancel = () => cancellation.cancel()
      const progress = ({ percent }: { percent: number }) => onPercent(percent)
      signal.addEventListener('abort', cancel)
      autoUpdater.on('download-progress', progress)
      try {
        await autoUpdater.downloadUpdate(cancellation)
      } finally {
        autoUpdater.off('download-progress', progress)
        signal.removeEventListener('abort', cancel)
      }
    },
    restart: () => autoUpdater.quitAndInstall(),
  }
}
