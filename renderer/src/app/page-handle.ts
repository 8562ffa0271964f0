import { useMatches } from 'react-router'
import type { PageName } from '#renderer/app/document-meta.tsx'

/** What a route says about itself. */
export interface PageHandle {
  page: PageName
}

/** The name of the page that is open; the landing page has none. */
export function usePageName(): PageName | undefined {
  // Only `routes.tsx` writes handles.
  return useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.page)
    .findLast((page) => page !== undefined)
}
