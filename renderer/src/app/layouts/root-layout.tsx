import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { DocumentMeta } from '#renderer/app/document-meta.tsx'
import { Header } from '#renderer/app/layouts/header.tsx'
import { OfflineBanner } from '#renderer/app/layouts/offline-banner.tsx'
import classes from '#renderer/app/layouts/root-layout.module.css'
import { TabBar } from '#renderer/app/layouts/tab-bar.tsx'
import { furnitureOf } from '#renderer/app/page-furniture.ts'
import { usePageName } from '#renderer/app/page-handle.ts'
import { useFocusOnNavigation } from '#renderer/app/use-focus-on-navigation.ts'
import { Announcer } from '#renderer/components/announcer.tsx'
import { FooterLine } from '#renderer/components/footer-line.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { SkipLink } from '#renderer/components/skip-link.tsx'
import { useMuteKeys } from '#renderer/hooks/use-mute-keys.ts'
import { isUnder } from '#renderer/lib/path-match.ts'
import { useSession } from '#renderer/session/session-store.ts'

const ForceDisconnectModal = lazyPart(
  async () => (await import('#renderer/app/force-disconnect-modal.tsx')).ForceDisconnectModal,
)

/** Header, screen, tab bar and footer, each where the rules want it. */
export function RootLayout() {
  const { pathname } = useLocation()
  const signedIn = useSession((state) => state.isAuthenticated)
  const isClosed = useSession((state) => state.forceDisconnectReason !== null)
  const main = useRef<HTMLElement>(null)
  const { header, tabBar, footer } = furnitureOf(pathname, signedIn)
  useFocusOnNavigation(main)
  useMuteKeys()
  return (
    <div className={classes.root} data-play={isUnder(pathname, '/game') || isUnder(pathname, '/room')}>
      <SkipLink />
      <DocumentMeta page={usePageName()} />
      <Announcer />
      <OfflineBanner />
      {header && <Header />}
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {footer && <FooterLine />}
      {tabBar && <TabBar />}
      {isClosed && <ForceDisconnectModal />}
      <ScrollRestoration />
    </div>
  )
}
