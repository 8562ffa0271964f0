import {
  IconAbacus,
  IconBook2,
  IconChartLine,
  IconCreditCard,
  IconDoor,
  IconListSearch,
  IconMessageReport,
  IconStairs,
  IconTools,
  IconUsers,
  IconZoomQuestion,
} from '@tabler/icons-react'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import {
  actionsTexts,
  economyTexts,
  libraryPartTexts,
  operationsTexts,
  overviewTexts,
  quizzesTexts,
  reportsTexts,
  roomsTexts,
  usersTexts,
} from '#renderer/features/admin/texts.ts'

/**
 * The parts of the panel, in the order of its navigation. `path` is the one below /admin, and the key of the name in
 * `admin.parts`. A part draws its own `PageShell`.
 */
export const ADMIN_PARTS = [
  {
    path: 'overview',
    icon: IconChartLine,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/overview/overview-part.tsx')).OverviewPart,
      overviewTexts,
    ),
  },
  {
    path: 'users',
    icon: IconUsers,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/users/users-part.tsx')).UsersPart,
      usersTexts,
    ),
  },
  {
    path: 'rooms',
    icon: IconDoor,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/rooms/rooms-part.tsx')).RoomsPart,
      roomsTexts,
    ),
  },
  {
    path: 'quizzes',
    icon: IconZoomQuestion,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/quizzes/quizzes-part.tsx')).QuizzesPart,
      quizzesTexts,
    ),
  },
  {
    path: 'reports',
    icon: IconMessageReport,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/reports/reports-part.tsx')).ReportsPart,
      reportsTexts,
    ),
  },
  {
    path: 'library',
    icon: IconBook2,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/library/library-part.tsx')).LibraryPart,
      libraryPartTexts,
    ),
  },
  {
    path: 'progress',
    icon: IconStairs,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/progress/progress-part.tsx')).ProgressPart,
      economyTexts,
    ),
  },
  {
    path: 'payments',
    icon: IconCreditCard,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/payments/payments-part.tsx')).PaymentsPart,
      economyTexts,
    ),
  },
  {
    path: 'ledger',
    icon: IconAbacus,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/ledger/ledger-part.tsx')).LedgerPart,
      economyTexts,
    ),
  },
  {
    path: 'operations',
    icon: IconTools,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/operations/operations-part.tsx')).OperationsPart,
      operationsTexts,
    ),
  },
  {
    path: 'actions',
    icon: IconListSearch,
    Part: lazyPart<object>(
      async () => (await import('#renderer/features/admin/actions/actions-part.tsx')).ActionsPart,
      actionsTexts,
    ),
  },
] as const
