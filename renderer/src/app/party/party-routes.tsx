import type { RouteObject } from 'react-router'
import { CrashPage } from '#renderer/app/crash-page.tsx'
import { doorGuard, guestGuard, partyInviteGuard } from '#renderer/app/party/party-guards.ts'
import { PartyLayout } from '#renderer/app/party/party-layout.tsx'
import { inviteRoute, playRoutes } from '#renderer/app/play-routes.tsx'
import { page, withAccountTexts, withTexts } from '#renderer/app/route-parts.ts'
import { PartyLobbyPage } from '#renderer/features/lobby/party-lobby-page.tsx'
import { settingsTexts } from '#renderer/lib/settings-texts.ts'

/** The screens of a party: its door, its rooms, oneself. Whatever rests on accounts has no address here. */
export const makePartyRoutes = (): RouteObject[] => [
  {
    path: '/',
    Component: PartyLayout,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      {
        index: true,
        loader: doorGuard,
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/party-door.tsx')).PartyDoor,
          ),
        },
      },
      inviteRoute(partyInviteGuard),
      { path: 'lobby', ...page('lobby'), loader: guestGuard, Component: PartyLobbyPage },
      {
        path: 'profile',
        ...page('profile'),
        loader: guestGuard,
        lazy: {
          Component: withAccountTexts(
            withTexts(settingsTexts)(
              async () =>
                (await import('#renderer/features/profile/party-profile-page.tsx')).PartyProfilePage,
            ),
          ),
        },
      },
      ...playRoutes(guestGuard),
    ],
  },
]
