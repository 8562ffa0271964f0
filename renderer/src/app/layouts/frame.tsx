import { Activity, type ReactNode, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { DocumentMeta, type PageName } from '#renderer/app/document-meta.tsx'
import classes from '#renderer/app/layouts/root-layout.module.css'
import { useFocusOnNavigation } from '#renderer/app/use-focus-on-navigation.ts'
import { Announcer } from '#renderer/components/announcer.tsx'
import { SkipLink } from '#renderer/components/skip-link.tsx'
import { useMuteKeys } from '#renderer/hooks/use-mute-keys.ts'
import { useRootMark } from '#renderer/hooks/use-root-mark.ts'
import { isUnder } from '#renderer/lib/path-match.ts'

interface FrameProps {
  page: PageName | undefined
  /** Above the screen. */
  top: ReactNode
  footer: ReactNode
  /** In place of the screen. */
  instead?: ReactNode
  /** Along the lower edge. */
  dock: ReactNode
  /** Over everything. */
  children?: ReactNode
}

/** The first entry of every visit has the same key, so by key alone a page would restore another page's scroll position. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** A screen and what surrounds it. */
export function Frame({ page, top, footer, instead, dock, children }: FrameProps) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  useMuteKeys()
  const inPlay = isUnder(pathname, '/game') || isUnder(pathname, '/room')
  useRootMark('inPlay', inPlay ? 'true' : undefined)
  return (
    <div className={classes.root} data-play={inPlay}>
      <SkipLink />
      <DocumentMeta page={page} />
      <Announcer />
      {top}
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        {instead}
        {/* It rests meanwhile, and comes back with what was typed into it. */}
        <Activity mode={instead ? 'hidden' : 'visible'}>
          <Outlet />
        </Activity>
      </main>
      {footer}
      <div className={classes.dock}>{dock}</div>
      {children}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}
