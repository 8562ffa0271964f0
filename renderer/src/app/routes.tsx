import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { playTexts } from '#renderer/app/app-texts.ts'
import { CrashPage } from '#renderer/app/crash-page.tsx'
import { guestGuard, landingGuard, languageGuard, memberGuard, resetGuard } from '#renderer/app/guards.ts'
import { RootLayout } from '#renderer/app/layouts/root-layout.tsx'
import type { PageHandle } from '#renderer/app/page-handle.ts'
import { rankTexts } from '#renderer/components/rank-texts.ts'
import { LobbyPage } from '#renderer/features/lobby/lobby-page.tsx'
import { accountTexts } from '#renderer/lib/account-texts.ts'
import { needTexts, type TextSource } from '#renderer/lib/i18n.ts'

const page = (name: PageHandle['page']): { handle: PageHandle } => ({ handle: { page: name } })

/** Texts that the lobby does not need are fetched with their screen. */
const withTexts =
  (texts: TextSource) => (page: () => Promise<ComponentType>) => async (): Promise<ComponentType> =>
    (await Promise.all([page(), needTexts(texts)]))[0]
const withPlayTexts = withTexts(playTexts)
const withAccountTexts = withTexts(accountTexts)
const withRankTexts = withTexts(rankTexts)

/**
 * A chunk a screen, but for the lobby, where everyone goes. Guards run while the chunk is fetched. A new table at every call: a
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
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/login-page.tsx')).LoginPage,
          ),
        },
      },
      {
        path: 'register',
        ...page('register'),
        loader: guestGuard,
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/register-page.tsx')).RegisterPage,
          ),
        },
      },
      {
        path: 'reset-password',
        ...page('resetPassword'),
        loader: resetGuard,
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/reset-password-page.tsx')).ResetPasswordPage,
          ),
        },
      },
      {
        path: 'verify-email',
        ...page('verifyEmail'),
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/verify-email-page.tsx')).VerifyEmailPage,
          ),
        },
      },
      {
        path: 'select-language',
        ...page('selectLanguage'),
        loader: languageGuard,
        lazy: {
          Component: withAccountTexts(
            async () =>
              (await import('#renderer/features/language/select-language-page.tsx')).SelectLanguagePage,
          ),
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
        path: 'profile',
        ...page('profile'),
        loader: memberGuard,
        lazy: {
          Component: withAccountTexts(
            withRankTexts(
              async () => (await import('#renderer/features/profile/profile-page.tsx')).ProfilePage,
            ),
          ),
        },
      },
      {
        path: 'ranks',
        ...page('ranks'),
        loader: memberGuard,
        lazy: {
          Component: withRankTexts(
            async () => (await import('#renderer/features/ranks/ranks-page.tsx')).RanksPage,
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
