import { RankedShutDialog } from '#renderer/app/layouts/ranked-shut-dialog.tsx'
import { SearchBar } from '#renderer/app/layouts/search-bar.tsx'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'

/** What a search puts over the page: its bar, where the page has room for one, and why it did not begin. */
export function SearchDock({ withBar }: { withBar: boolean }) {
  const search = useMatchmaking((state) => state.search)
  const until = useMatchmaking((state) => state.rankedShutUntil)
  return (
    <>
      {withBar && search && <SearchBar search={search} />}
      {until !== null && <RankedShutDialog until={until} />}
    </>
  )
}
