import { RankedBanDialog } from '#renderer/app/layouts/ranked-ban-dialog.tsx'
import { SearchBar } from '#renderer/app/layouts/search-bar.tsx'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'

/** What a search shows over the page: its bar, where the page has room for one, and a ranked ban. */
export function SearchDock({ withBar }: { withBar: boolean }) {
  const search = useMatchmaking((state) => state.search)
  const until = useMatchmaking((state) => state.rankedBanUntil)
  return (
    <>
      {withBar && search && <SearchBar search={search} />}
      {until !== null && <RankedBanDialog until={until} />}
    </>
  )
}
