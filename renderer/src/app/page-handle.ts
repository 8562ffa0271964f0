import { useMatches } from 'react-router'
import { z } from 'zod'
import { meta } from '#shared/i18n/en/meta.ts'

export type PageName = keyof typeof meta.pages

/** What a route says about itself. */
export interface PageHandle {
  page: PageName
}

const handleSchema = z.object({ page: z.enum(Object.keys(meta.pages) as [PageName, ...PageName[]]) })

/** The name of the page that is open; the landing page has none. */
export function usePageName(): PageName | undefined {
  return useMatches()
    .map(({ handle }) => handleSchema.safeParse(handle).data?.page)
    .findLast((page) => page !== undefined)
}
