import { useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { DocumentMeta } from '#renderer/app/document-meta.tsx'
import { Header } from '#renderer/app/layouts/header.tsx'
import { OfflineBanner } from '#renderer/app/layouts/offline-banner.tsx'
import classes from '#renderer/app/layouts/root-layout.module.css'
import { TabBar } from '#renderer/app/layouts/tab-bar.tsx'
import { VerifyPrompt } from '#renderer/app/layouts/verify-prompt.tsx'
import { usePageName } from '#renderer/app/page-handle.ts'
import { pageLayoutOf } from '#renderer/app/page-layout.ts'
import { useFocusOnNavigation } from '#renderer/app/use-focus-on-navigation.ts'
import { Announcer } from '#renderer/components/announcer.tsx'
import { FooterLine } from '#renderer/components/footer-line.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { SkipLink } from '#renderer/components/skip-link.tsx'
import { useMuteKeys } from '#renderer/hooks/use-mute-keys.ts'
import { isUnder } from '#renderer/lib/path-match.ts'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { needsReadyCheck } from '#renderer/realtime/room/room-model.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { useVerifyPrompt } from '#renderer/session/verify-prompt.ts'

const ForceDisconnectModal = lazyPart(
  async () => (await import('#renderer/app/force-disconnect-modal.tsx')).ForceDisconnectModal,
)

const LeftDock = lazyPart<object>(async () => (await import('#renderer/app/layouts/left-dock.tsx')).LeftDock)
const SearchDock = lazyPart(async () => (await import('#renderer/app/layouts/search-dock.tsx')).SearchDock)

/** The first entry of every visit has the same key, so by key alone a page would restore another page's scroll position. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** Header, screen, tab bar and footer, as `pageLayoutOf` says. */
export function RootLayout() {
  const { pathname } = useLocation()
  const signedIn = useSession((state) => state.isAuthenticated)
  const isForceDisconnected = useSession((state) => state.forceDisconnectReason !== null)
  const searches = useMatchmaking(({ search, rankedBanUntil }) => search !== null || rankedBanUntil !== null)
  const hasLeft = useRoomStore(({ left }) => left !== null)
  const page = usePageName()
  const readyCheck = useRoomStore(({ model }) => needsReadyCheck(model))
  const main = useRef<HTMLElement>(null)
  const { header, tabBar, footer } = pageLayoutOf(pathname, signedIn)
  const asksToVerify = useVerifyPrompt()
  useFocusOnNavigation(main)
  useMuteKeys()
  return (
    <div className={classes.root} data-play={isUnder(pathname, '/game') || isUnder(pathname, '/room')}>
      <SkipLink />
      <DocumentMeta page={readyCheck ? 'matchFound' : page} />
      <Announcer />
      <OfflineBanner />
      {header && <Header />}
      {asksToVerify && tabBar && (
        <div className={classes.prompt} data-part="verify-prompt">
          <VerifyPrompt />
        </div>
      )}
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {footer && <FooterLine />}
      <div className={classes.dock}>
        {tabBar && hasLeft && <LeftDock />}
        {searches && <SearchDock withBar={tabBar} />}
        {tabBar && <TabBar />}
      </div>
      {isForceDisconnected && <ForceDisconnectModal />}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}
