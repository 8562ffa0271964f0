import type { RouteObject } from 'react-router'
import { CrashPage } from '#renderer/app/crash-page.tsx'
import {
  inviteGuard,
  landingGuard,
  languageGuard,
  memberGuard,
  openGuard,
  resetGuard,
  visitorGuard,
} from '#renderer/app/guards.ts'
import { patient } from '#renderer/app/late-page.tsx'
import { RootLayout } from '#renderer/app/layouts/root-layout.tsx'
import { inviteRoute, playRoutes } from '#renderer/app/play-routes.tsx'
import { page, withAccountTexts, withTexts } from '#renderer/app/route-parts.ts'
import { rankTexts } from '#renderer/components/rank-texts.ts'
import { storeTexts } from '#renderer/components/store/store-texts.ts'
import type { LegalDocument } from '#renderer/features/legal/legal-documents.ts'
import { LobbyPage } from '#renderer/features/lobby/lobby-page.tsx'
import { dailyTexts } from '#renderer/lib/daily-texts.ts'
import { libraryTexts } from '#renderer/lib/library-texts.ts'
import { passTexts } from '#renderer/lib/reward-texts.ts'

const withPassTexts = withTexts(passTexts)
const withRankTexts = withTexts(rankTexts)
const withStoreTexts = withTexts(storeTexts)
const withLibraryTexts = withTexts(libraryTexts)

/** For everyone, signed in or not. */
const legalRoute = (path: string, document: LegalDocument): RouteObject => ({
  path,
  ...page(document),
  lazy: {
    Component: patient(async () =>
      (await import('#renderer/features/legal/legal-page.tsx')).withTexts(document),
    ),
  },
})

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
        loader: visitorGuard,
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/login-page.tsx')).LoginPage,
          ),
        },
      },
      {
        path: 'register',
        ...page('register'),
        loader: visitorGuard,
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/register-page.tsx')).RegisterPage,
          ),
        },
      },
      inviteRoute(inviteGuard),
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
        path: 'undo-email',
        ...page('undoEmail'),
        lazy: {
          Component: withAccountTexts(
            async () => (await import('#renderer/features/auth/undo-email-page.tsx')).UndoEmailPage,
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
        path: 'buy-r3',
        ...page('buyR3'),
        lazy: {
          // Without it the page still says that the server cannot be reached.
          loader: () =>
            import('#renderer/app/buy-guard.ts').then(
              ({ buyGuard }) => buyGuard,
              () => memberGuard,
            ),
          Component: withStoreTexts(
            async () => (await import('#renderer/features/store/buy-r3-page.tsx')).BuyR3Page,
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
        path: 'shop',
        ...page('shop'),
        loader: memberGuard,
        lazy: {
          Component: withLibraryTexts(
            async () => (await import('#renderer/features/shop/shop-page.tsx')).ShopPage,
          ),
        },
      },
      {
        path: 'game-pass',
        ...page('gamePass'),
        loader: memberGuard,
        lazy: {
          Component: withPassTexts(
            async () => (await import('#renderer/features/game-pass/game-pass-page.tsx')).GamePassPage,
          ),
        },
      },
      {
        path: 'daily',
        ...page('daily'),
        loader: openGuard,
        lazy: {
          Component: withTexts(dailyTexts)(
            async () => (await import('#renderer/features/daily/daily-page.tsx')).DailyPage,
          ),
        },
      },
      legalRoute('terms-of-service', 'terms'),
      legalRoute('privacy-policy', 'privacy'),
      legalRoute('cookie-policy', 'cookies'),
      {
        path: 'quizzes/:setId?',
        ...page('quizzes'),
        loader: memberGuard,
        lazy: {
          Component: patient(async () =>
            (await import('#renderer/features/quiz-sets/quiz-sets-page.tsx')).withTexts(),
          ),
        },
      },
      {
        path: 'admin/:part?/:id?',
        ...page('admin'),
        loader: memberGuard,
        lazy: {
          Component: patient(async () =>
            (await import('#renderer/features/admin/admin-page.tsx')).withTexts(),
          ),
        },
      },
      ...playRoutes(memberGuard),
    ],
  },
]
