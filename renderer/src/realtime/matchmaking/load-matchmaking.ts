import { i18n, needTexts, type TextSource } from '#renderer/lib/i18n.ts'
import { notify } from '#renderer/realtime/notices.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { setMatchmaking, useMatchmaking } from './matchmaking-store.ts'

const texts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/matchmaking.ts') : import('#shared/i18n/en/matchmaking.ts')

/** The search and its texts, fetched with the first search: the lobby needs neither. */
export const loadMatchmaking = async () =>
  (await Promise.all([import('./matchmaking.ts'), needTexts(texts)]))[0]

/** Starts a search and notifies of a refusal. Does nothing while a search runs or starts. */
export async function findMatch(modeId: QueueMode): Promise<void> {
  const { search, starting } = useMatchmaking.getState()
  if (search || starting) return
  setMatchmaking({ starting: true })
  try {
    const { startSearch } = await loadMatchmaking()
    await startSearch(modeId)
  } catch {
    notify('refused', { text: i18n.t('common.partFailed') })
  } finally {
    setMatchmaking({ starting: false })
  }
}
