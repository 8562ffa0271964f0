import { expect } from '@playwright/test'
import { inThisShare } from '../../build/test/share.ts'
import { ADMIN } from '../screens/admin.ts'
import { createInspector } from '../screens/inspector.ts'
import { LOOKS, nameOf } from '../screens/looks.ts'
import { adminLiveScenes } from '../screens/scenes-admin-live.ts'
import { desktopScenes } from '../screens/scenes-desktop.ts'
import { friendScenes } from '../screens/scenes-friends.ts'
import { playScenes } from '../screens/scenes-game.ts'
import { matchScenes } from '../screens/scenes-match.ts'
import { quizVoiceScenes } from '../screens/scenes-quiz-voice.ts'
import { sanctionScenes } from '../screens/scenes-sanctions.ts'
import { wordScenes } from '../screens/scenes-words.ts'
import { createVisit, type Visit } from '../screens/visit.ts'
import { PASSWORD } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { startProduct } from '../support/product.ts'

/** Screens that no journey looks at, by the scenes in which they are photographed. */
const AREAS: [string, (visit: Visit) => Promise<void>, string[]][] = [
  [
    'what an admin looks after',
    adminLiveScenes,
    [
      'admin-rooms',
      'admin-room',
      'admin-quizzes',
      'admin-quiz-edit',
      'admin-reports',
      'admin-report-player',
      'admin-report-close',
    ],
  ],
  [
    'what opens over a room and a game',
    playScenes,
    [
      'room-host-menu',
      'room-change-rules',
      'room-countdown',
      'game-senses',
      'game-scores',
      'game-host-menu',
      'game-end-dialog',
      'game-paused-host',
      'podium-rematch',
    ],
  ],
  ['what is said of a quiz', quizVoiceScenes, ['quiz-appeal', 'quiz-appeal-refused', 'quiz-report']],
  ['the words in a chat', wordScenes, ['words-failed', 'words-panel', 'words-sheet']],
  ['what can be done about a player', friendScenes, ['challenge', 'player-menu', 'report']],
  ['what a team says', sanctionScenes, ['warning', 'muted', 'login-banned']],
  ['a match that was found', matchScenes, ['room-matched']],
  ['the desktop app', desktopScenes, ['hosting', 'hosting-party', 'hosting-join', 'update-gate']],
]

const CASES = AREAS.flatMap(([name, scenes, screens]) =>
  LOOKS.map((look) => ({ name, scenes, screens, look })),
)

for (const { name, scenes, screens, look } of inThisShare(CASES))
  test(`passes every rule of axe and fits: ${name}, ${nameOf(look)}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const product = await startProduct({
      RATE_LIMITS: 'off',
      ADMIN_USERNAME: ADMIN,
      ADMIN_PASSWORD: PASSWORD,
    })
    const inspector = createInspector(look, screens)
    const visit = createVisit(browser, product, look, inspector)
    try {
      await scenes(visit)
      expect(inspector.seen).toEqual(screens)
    } finally {
      visit.table.leave()
      await product.stop()
    }
  })
