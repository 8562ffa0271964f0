import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteObject } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { onServerBack } from '#renderer/lib/server-back.ts'

type LoadPage = () => Promise<ComponentType | null | undefined>

/** Stands for a page whose chunk did not come: says so, and fetches it again when asked to or when the server is back. */
function latePage(load: LoadPage): ComponentType {
  let fetched: ComponentType | null | undefined = null

  return function LatePage() {
    const { t } = useTranslation()
    const [Page, setPage] = useState(() => fetched)
    const fetchPage = useCallback(async () => {
      fetched = await load().catch(() => null)
      setPage(() => fetched)
    }, [])
    useEffect(() => (Page ? undefined : onServerBack(() => void fetchPage())), [Page, fetchPage])
    return Page ? (
      <Page />
    ) : (
      <ErrorState
        title={t('common.partFailed')}
        error={{ code: 'SERVICE_UNAVAILABLE' }}
        onRetry={() => void fetchPage()}
      />
    )
  }
}

/** The same routes, none of which crashes because its page could not be fetched. */
export const withLatePages = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    if (route.children) return { ...route, children: withLatePages(route.children) }
    const { lazy } = route
    const load = typeof lazy === 'object' ? lazy.Component : undefined
    if (!load) return route
    return { ...route, lazy: { ...lazy, Component: () => load().catch(() => latePage(load)) } }
  })
