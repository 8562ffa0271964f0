import '@mantine/core/styles.layer.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { appTexts } from '#renderer/app/app-texts.ts'
import { loadApp } from '#renderer/app/load-app.ts'
import { DesktopLayer } from '#renderer/app/native/desktop-layer.tsx'
import { LookProviders } from '#renderer/app/providers.tsx'
import { desktopTexts } from '#renderer/lib/desktop-texts.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { isUnder } from '#renderer/lib/path-match.ts'
import { keepTokenIn } from '#renderer/lib/storage.ts'
import { vaultToken } from '#renderer/platform/vault-token.ts'
import { checkVersion, gatePassed, recheckVersion } from '#renderer/platform/version-gate.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { Keeping } from '#shared/desktop/ipc.ts'

/** A LAN host's token stays in its own storage: the vault is for the cloud's. */
async function openVault(desktop: DesktopApi): Promise<Keeping> {
  if (endpoint.kind === 'lan') return 'system'
  const { keeper, keeping } = await vaultToken(desktop.token)
  keepTokenIn(keeper)
  return keeping
}

/** What the shell shows lies over the app, in a root of its own: it is there before the app, and blocks all of it. */
function showLayer(desktop: DesktopApi): void {
  const layer = document.createElement('div')
  document.body.append(layer)
  createRoot(layer).render(
    <StrictMode>
      <LookProviders>
        <DesktopLayer desktop={desktop} />
      </LookProviders>
    </StrictMode>,
  )
}

/** The start in the desktop app: the version first, then everything else. A LAN host's party needs no cloud, and no version of it. */
export async function startDesktop(root: Element, desktop: DesktopApi): Promise<void> {
  const { version } = desktop.launch
  if (isUnder(location.pathname, '/party'))
    return (await import('#renderer/app/native/start-hosting.tsx')).startHosting(root, desktop)
  const app = Promise.withResolvers<typeof import('#renderer/app/native/tie-to-desktop.ts')>()
  // A link may come while the gate is shut: it is followed once the app is there.
  desktop.on('navigate', ({ path }) => void app.promise.then(({ openPath }) => openPath(path)))
  const [keeping] = await Promise.all([openVault(desktop), needTexts(appTexts), needTexts(desktopTexts)])
  showLayer(desktop)
  await desktop.ready()
  if (endpoint.kind === 'cloud') {
    desktop.on('resumed', () => void recheckVersion(version))
    void checkVersion(version)
    await gatePassed()
  }
  const [startApp, tie] = await Promise.all([loadApp(), import('#renderer/app/native/tie-to-desktop.ts')])
  await startApp(root)
  tie.tieToDesktop(desktop, keeping)
  app.resolve(tie)
}
