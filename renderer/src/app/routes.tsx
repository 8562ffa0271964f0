import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { playTexts } from '#renderer/app/app-texts.ts'
import { CrashPage } from '#renderer/app/crash-page.tsx'
import { guestGuard, landingGuard, languageGuard, memberGuard } from '#renderer/app/guards.ts'
import { RootLayout } from '#renderer/app/layouts/root-layout.tsx'
import type { PageHandle } from '#renderer/app/page-handle.ts'
import { LobbyPage } from '#renderer/features/lobby/lobby-page.tsx'
import { needTexts } from '#renderer/lib/i18n.ts'

const page = (name: PageHandle['page']): { handle: PageHandle } => ({ handle: { page: name } })

/** The texts of the rooms come beside their screen. */
const withPlayTexts = (page: () => Promise<ComponentType>) => async (): Promise<ComponentType> =>
  (await Promise.all([page(), needTexts(playTexts)]))[0]

/**
 * A chunk a screen, but for the lobby, where everyone goes. Guards run beside the fetching of it, so a closed door costs nothing. A new table at every call: a
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
      { path: 'lobby', ...page('lobby'), loader: memberGuard, Component: LobbyPage },
      { path: 'home', ...page('lobby'), loader: memberGuard, Component: LobbyPage },
      {
        path: 'create-lobby',
        ...page('createLobby'),
        loader: memberGuard,
        lazy: {
          Component: withPlayTexts(
            async () =>
              (await import('#renderer/features/create-lobby/create-lobby-page.tsx')).CreateLobbyPage,
          ),
        },
      },
      {
        path: 'room/:roomId',
        ...page('room'),
        loader: memberGuard,
        lazy: {
          Component: withPlayTexts(
            async () => (await import('#renderer/features/room/room-page.tsx')).RoomPage,
          ),
        },
      },
      {
        path: 'game/:gameId',
        ...page('game'),
        loader: memberGuard,
        lazy: {
          Component: withPlayTexts(
            async () => (await import('#renderer/features/game/game-page.tsx')).GamePage,
          ),
        },
      },
      {
        path: '*',
        ...page('notFound'),
        lazy: { Component: async () => (await import('#renderer/app/not-found-page.tsx')).NotFoundPage },
      },
    ],
  },
]
