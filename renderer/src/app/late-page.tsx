import type { ComponentType } from 'react'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'

type LoadPage = () => Promise<ComponentType>

/** A page that could not be fetched says so in its place, and comes when the server is back. */
export const patient =
  (load: LoadPage): LoadPage =>
  () =>
    load().catch(() => {
      const Page = lazyPart(load)
      return () => (
        <Page
          meanwhile={<ErrorState error={{ code: 'SERVICE_UNAVAILABLE' }} onRetry={() => location.reload()} />}
        />
      )
    })
