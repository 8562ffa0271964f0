import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Footer } from '#renderer/app/layouts/footer.tsx'
import { OfflineBanner } from '#renderer/app/layouts/offline-banner.tsx'
import classes from '#renderer/app/layouts/root-layout.module.css'
import { TabBar } from '#renderer/app/layouts/tab-bar.tsx'
import { furnitureOf } from '#renderer/app/page-furniture.ts'
import { PageMeta } from '#renderer/app/page-meta.tsx'
import { useFocusOnNavigation } from '#renderer/app/use-focus-on-navigation.ts'
import { Announcer } from '#renderer/components/announcer.tsx'
import { isUnder } from '#renderer/lib/path-match.ts'
import { useSession } from '#renderer/session/session-store.ts'

// Menus and dialogs weigh more than the whole landing page, which has none.
const Header = lazy(async () => ({ default: (await import('#renderer/app/layouts/header.tsx')).Header }))
const ForceDisconnectModal = lazy(async () => ({
  default: (await import('#renderer/app/force-disconnect-modal.tsx')).ForceDisconnectModal,
}))

/** Header, screen, tab bar and footer, each where the rules want it. */
export function RootLayout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const signedIn = useSession((state) => state.isAuthenticated)
  const isClosed = useSession((state) => state.forceDisconnectReason !== null)
  const main = useRef<HTMLElement>(null)
  const { header, tabBar, footer } = furnitureOf(pathname, signedIn)
  useFocusOnNavigation(main)
  return (
    <div className={classes.root} data-play={isUnder(pathname, '/game') || isUnder(pathname, '/room')}>
      <a className={classes.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <PageMeta />
      <Announcer />
      <OfflineBanner />
      {header && (
        <Suspense fallback={<div className={classes.headerSpace} />}>
          <Header />
        </Suspense>
      )}
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {footer && <Footer full={!signedIn && pathname === '/'} />}
      {tabBar && <TabBar />}
      {isClosed && (
        <Suspense>
          <ForceDisconnectModal />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  )
}
