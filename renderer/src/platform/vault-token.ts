import type { TokenKeeper } from '#renderer/lib/storage.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { Keeping } from '#shared/desktop/ipc.ts'

/**
 * The cloud's token in the desktop app: kept by the system, and here for as long as the page is open. `keeping` says whether
 * it outlives the app.
 */
export async function vaultToken(
  vault: DesktopApi['token'],
): Promise<{ keeper: TokenKeeper; keeping: Keeping }> {
  const kept = await vault.read()
  let { token } = kept
  const keep = (next: string | null) => {
    token = next
    // Not kept: the player signs in again at the next start.
    vault.write(next).catch(() => undefined)
  }
  return {
    keeping: kept.keeping,
    keeper: { read: () => token, write: keep, forget: () => keep(null) },
  }
}
