import { useLocation } from 'react-router'
import { Frame } from '#renderer/app/layouts/frame.tsx'
import { TabBar } from '#renderer/app/layouts/tab-bar.tsx'
import { usePageName } from '#renderer/app/page-handle.ts'
import { pageLayoutOf } from '#renderer/app/page-layout.ts'
import { PartyHeader } from '#renderer/app/party/party-header.tsx'
import { PartyStrip } from '#renderer/app/party/party-strip.tsx'
import { TAB_ITEMS, type TabItem } from '#renderer/app/tab-items.ts'
import { FooterLine } from '#renderer/components/footer-line.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { useSession } from '#renderer/session/session-store.ts'

const LeftDock = lazyPart<object>(async () => (await import('#renderer/app/layouts/left-dock.tsx')).LeftDock)

/** Nobody climbs at a party, and its rooms are no more private than the party is. */
const PARTY_TABS = TAB_ITEMS.filter(({ to }) => to !== '/ranks').map(
  (tab): TabItem => (tab.to === '/create-lobby' ? { ...tab, label: 'lobby.modes.create' } : tab),
)

/** The frame of every screen at a party. */
export function PartyLayout() {
  const { pathname } = useLocation()
  const signedIn = useSession((state) => state.isAuthenticated)
  const hasLeft = useRoomStore(({ left }) => left !== null)
  const { header, tabBar, footer } = pageLayoutOf(pathname, signedIn)
  return (
    <Frame
      page={usePageName()}
      footer={footer && signedIn && <FooterLine />}
      top={header && <PartyHeader />}
      dock={
        <>
          {tabBar && hasLeft && <LeftDock />}
          {tabBar && <TabBar items={PARTY_TABS} />}
        </>
      }
    >
      <PartyStrip />
    </Frame>
  )
}
