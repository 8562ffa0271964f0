import type { LoaderFunction, RouteObject } from 'react-router'
import { patient } from '#renderer/app/late-page.tsx'
import { page, withAccountTexts, withPlayTexts } from '#renderer/app/route-parts.ts'

/** Rooms and games, in the cloud and at a party alike. */
export const playRoutes = (guard: LoaderFunction): RouteObject[] => [
  {
    path: 'create-lobby',
    ...page('createLobby'),
    loader: guard,
    lazy: {
      Component: withPlayTexts(async () =>
        (await import('#renderer/features/create-lobby/create-lobby-page.tsx')).withTexts(),
      ),
    },
  },
  {
    path: 'room/:roomId',
    ...page('room'),
    loader: guard,
    lazy: {
      Component: withPlayTexts(async () => (await import('#renderer/features/room/room-page.tsx')).RoomPage),
    },
  },
  {
    path: 'game/:gameId',
    ...page('game'),
    loader: guard,
    lazy: {
      Component: withPlayTexts(async () => (await import('#renderer/features/game/game-page.tsx')).GamePage),
    },
  },
  {
    path: '*',
    ...page('notFound'),
    lazy: { Component: patient(async () => (await import('#renderer/app/not-found-page.tsx')).NotFoundPage) },
  },
]

/** By the address of an invitation. */
export const inviteRoute = (guard: LoaderFunction): RouteObject => ({
  path: 'join/:code',
  ...page('invite'),
  loader: guard,
  lazy: {
    Component: withAccountTexts(
      async () => (await import('#renderer/features/auth/invite-page.tsx')).InvitePage,
    ),
  },
})
