import { useLocation } from 'react-router'
import { Frame } from '#renderer/app/layouts/frame.tsx'
import { Header } from '#renderer/app/layouts/header.tsx'
import { OfflineBanner } from '#renderer/app/layouts/offline-banner.tsx'
import classes from '#renderer/app/layouts/root-layout.module.css'
import { TabBar } from '#renderer/app/layouts/tab-bar.tsx'
import { VerifyPrompt } from '#renderer/app/layouts/verify-prompt.tsx'
import { usePageName } from '#renderer/app/page-handle.ts'
import { pageLayoutOf } from '#renderer/app/page-layout.ts'
import { TAB_ITEMS } from '#renderer/app/tab-items.ts'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { FooterLine } from '#renderer/components/footer-line.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { LegalLinks } from '#renderer/components/legal-links.tsx'
import { forgetSocial, SOCIAL_IDLE, useSocial } from '#renderer/components/people/social-store.ts'
import { TutorialSpot } from '#renderer/components/tutorial/tutorial-spot.tsx'
import { accountTexts } from '#renderer/lib/account-texts.ts'
import { isUnder } from '#renderer/lib/path-match.ts'
import { useServerStatus } from '#renderer/lib/server-status.ts'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { needsReadyCheck } from '#renderer/realtime/room/room-model.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { closeAccountOffer, useAccountOffer } from '#renderer/session/account-offer.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { useUnverifiedEmail } from '#renderer/session/verify-prompt.ts'

const ForceDisconnectModal = lazyPart(
  async () => (await import('#renderer/app/force-disconnect-modal.tsx')).ForceDisconnectModal,
)

const AccountOfferDialog = lazyPart(
  async () => (await import('#renderer/app/account-offer-dialog.tsx')).AccountOfferDialog,
  accountTexts,
)

const MaintenancePart = lazyPart<{ isPage?: boolean }>(async () =>
  (await import('#renderer/app/maintenance/maintenance-part.tsx')).withTexts(),
)

/** Where maintenance does not show: who can make calls comes in here, and running games finish. */
const OPEN_ALWAYS = ['/login', '/admin', '/game', '/stage']

const SocialLayer = lazyPart<object>(async () =>
  (await import('#renderer/app/layouts/social-layer.tsx')).withTexts(),
)

const LeftDock = lazyPart<object>(async () => (await import('#renderer/app/layouts/left-dock.tsx')).LeftDock)
const SearchDock = lazyPart(async () => (await import('#renderer/app/layouts/search-dock.tsx')).SearchDock)

/** Header, screen, tab bar and footer, as `pageLayoutOf` says. */
export function RootLayout() {
  const { pathname } = useLocation()
  const signedIn = useSession((state) => state.isAuthenticated)
  const isForceDisconnected = useSession((state) => state.forceDisconnectReason !== null)
  const searches = useMatchmaking(({ search, rankedBanUntil }) => search !== null || rankedBanUntil !== null)
  const hasLeft = useRoomStore(({ left }) => left !== null)
  const page = usePageName()
  const hasSocial = useSocial((state) => state !== SOCIAL_IDLE)
  const readyCheck = useRoomStore(({ model }) => needsReadyCheck(model))
  const { maintenance, startsAt, announcements } = useServerStatus()
  // A room whose game has begun leads to it.
  const hasBegun = useRoomStore(({ model: { phase } }) => phase !== null && phase !== 'waiting')
  const isOpen =
    OPEN_ALWAYS.some((path) => isUnder(pathname, path)) || (hasBegun && isUnder(pathname, '/room'))
  const isShut = maintenance && !isOpen
  const { header, tabBar, footer } = pageLayoutOf(pathname, signedIn && !isShut)
  const offerReason = useAccountOffer(({ reason }) => reason)
  // Its button stands where the tutorial would.
  const hasOwnEnd = isUnder(pathname, '/create-lobby')
  const unverifiedEmail = useUnverifiedEmail()
  // The profile says it beside the address.
  const asksToVerify = tabBar && !isUnder(pathname, '/profile')
  return (
    <Frame
      page={readyCheck ? 'matchFound' : page}
      footer={
        footer && (
          <FooterLine>
            <LegalLinks />
          </FooterLine>
        )
      }
      instead={
        isShut && (
          <MaintenancePart
            isPage
            // When it cannot be fetched either.
            meanwhile={
              <ErrorState as="h1" error={{ code: 'SERVICE_UNAVAILABLE' }} onRetry={() => location.reload()} />
            }
          />
        )
      }
      top={
        <>
          <OfflineBanner />
          {(startsAt || announcements) && !maintenance && <MaintenancePart />}
          {header && <Header />}
          {asksToVerify && unverifiedEmail !== null && (
            <div className={classes.prompt} data-part="verify-prompt">
              <VerifyPrompt email={unverifiedEmail} />
            </div>
          )}
        </>
      }
      dock={
        <>
          {tabBar && hasLeft && <LeftDock />}
          {searches && <SearchDock withBar={tabBar} />}
          {tabBar && <TabBar items={TAB_ITEMS} />}
          {tabBar && !hasOwnEnd && <TutorialSpot isBusy={searches || isUnder(pathname, '/buy-r3')} />}
        </>
      }
    >
      {offerReason !== null && <AccountOfferDialog reason={offerReason} onFailed={closeAccountOffer} />}
      {hasSocial && <SocialLayer onFailed={forgetSocial} />}
      {isForceDisconnected && <ForceDisconnectModal />}
    </Frame>
  )
}
