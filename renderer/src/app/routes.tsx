import type { RouteObject } from 'react-router'
import { CrashPage } from '#renderer/app/crash-page.tsx'
import { guestGuard, landingGuard, languageGuard, memberGuard } from '#renderer/app/guards.ts'
import { RootLayout } from '#renderer/app/layouts/root-layout.tsx'
import { NotFoundPage } from '#renderer/app/not-found-page.tsx'
import type { PageHandle } from '#renderer/app/page-handle.ts'

const page = (name: PageHandle['page']): { handle: PageHandle } => ({ handle: { page: name } })

const lobby = async () => (await import('#renderer/features/lobby/lobby-page.tsx')).LobbyPage

/**
 * A chunk a screen. Guards run beside the fetching of it, so a closed door costs nothing. A new table at every call: a
 * router writes into the one that it is given.
 */
export const makeRoutes = (): RouteObject[] => [
  {
    path: '/',
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      {
        index: true,
        loader: landingGuard,
        lazy: {
          Component: async () => (await import('#renderer/features/landing/landing-page.tsx')).LandingPage,
        },
      },
      {
        path: 'login',
        ...page('login'),
        loader: guestGuard,
        lazy: { Component: async () => (await import('#renderer/features/auth/login-page.tsx')).LoginPage },
      },
      {
        path: 'register',
        ...page('register'),
        loader: guestGuard,
        lazy: {
          Component: async () => (await import('#renderer/features/auth/register-page.tsx')).RegisterPage,
        },
      },
      {
        path: 'select-language',
        ...page('selectLanguage'),
        loader: languageGuard,
        lazy: {
          Component: async () =>
            (await import('#renderer/features/language/select-language-page.tsx')).SelectLanguagePage,
        },
      },
      { path: 'lobby', ...page('lobby'), loader: memberGuard, lazy: { Component: lobby } },
      { path: 'home', ...page('lobby'), loader: memberGuard, lazy: { Component: lobby } },
      {
        path: 'create-lobby',
        ...page('createLobby'),
        loader: memberGuard,
        lazy: {
          Component: async () =>
            (await import('#renderer/features/create-lobby/create-lobby-page.tsx')).CreateLobbyPage,
        },
      },
      {
        path: 'room/:roomId',
        ...page('room'),
        loader: memberGuard,
        lazy: { Component: async () => (await import('#renderer/features/room/room-page.tsx')).RoomPage },
      },
      {
        path: 'game/:gameId',
        ...page('game'),
        loader: memberGuard,
        lazy: { Component: async () => (await import('#renderer/features/game/game-page.tsx')).GamePage },
      },
      { path: '*', ...page('notFound'), Component: NotFoundPage },
    ],
  },
]
