import { Button } from '@mantine/core'
import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { checkBuild, reloadOnce } from '#renderer/lib/lost-build.ts'

type LoadPage = () => Promise<ComponentType>

/** A page that could not be fetched says so in its place, and comes when the server is back. */
export const patient =
  (load: LoadPage): LoadPage =>
  () =>
    load().catch(() => {
      const Page = lazyPart(load)
      return () => <Page meanwhile={<Missing />} />
    })

function Missing() {
  const { t } = useTranslation()
  useEffect(() => {
    void checkBuild().then((isLost) => isLost && reloadOnce())
  }, [])
  return (
    <ErrorState
      error={{ code: 'SERVICE_UNAVAILABLE' }}
      onRetry={() => location.reload()}
      // Whoever is signed in is led on to the lobby, which is there already; a visitor to the landing page, a document of its own.
      otherwise={
        <Button component={Link} to="/" variant="default">
          {t('common.nav.lobby')}
        </Button>
      }
    />
  )
}
