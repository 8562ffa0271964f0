import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildWebIfStale } from '../../build/web-build.ts'
import config from '../../playwright.config.ts'
import { PASSWORD } from '../support/api.ts'
import { startProduct } from '../support/product.ts'
import { ADMIN } from './admin.ts'
import { ALBUM, createCamera, type Shot } from './camera.ts'
import { drawContactSheets } from './contact-sheet.ts'
import { LOOKS, nameOf } from './looks.ts'
import { accountScenes } from './scenes-account.ts'
import { adminBookScenes } from './scenes-admin-books.ts'
import { adminLiveScenes } from './scenes-admin-live.ts'
import { createLobbyScenes } from './scenes-create-lobby.ts'
import { dailyScenes } from './scenes-daily.ts'
import { desktopScenes } from './scenes-desktop.ts'
import { emptyScenes } from './scenes-empty.ts'
import { friendScenes } from './scenes-friends.ts'
import { playScenes } from './scenes-game.ts'
import { guestScenes } from './scenes-guest.ts'
import { legalScenes } from './scenes-legal.ts'
import { libraryScenes } from './scenes-library.ts'
import { lobbyScenes } from './scenes-lobby.ts'
import { matchScenes } from './scenes-match.ts'
import { operationsScenes } from './scenes-operations.ts'
import { partyScenes } from './scenes-party.ts'
import { quizVoiceScenes } from './scenes-quiz-voice.ts'
import { quizScenes } from './scenes-quizzes.ts'
import { rankScenes } from './scenes-ranks.ts'
import { rewardScenes } from './scenes-rewards.ts'
import { sanctionScenes } from './scenes-sanctions.ts'
import { searchScenes } from './scenes-search.ts'
import { stageScenes } from './scenes-stage.ts'
import { storeScenes } from './scenes-store.ts'
import { troubleScenes } from './scenes-trouble.ts'
import { tutorialScenes } from './scenes-tutorial.ts'
import { voiceScenes } from './scenes-voices.ts'
import { wordScenes } from './scenes-words.ts'
import { createVisit } from './visit.ts'

const AREAS = {
  guest: guestScenes,
  account: accountScenes,
  legal: legalScenes,
  lobby: lobbyScenes,
  search: searchScenes,
  ranks: rankScenes,
  library: libraryScenes,
  words: wordScenes,
  store: storeScenes,
  voices: voiceScenes,
  rewards: rewardScenes,
  friends: friendScenes,
  daily: dailyScenes,
  'create-lobby': createLobbyScenes,
  quizzes: quizScenes,
  match: matchScenes,
  'quiz-voice': quizVoiceScenes,
  play: playScenes,
  stage: stageScenes,
  party: partyScenes,
  desktop: desktopScenes,
  tutorial: tutorialScenes,
  empty: emptyScenes,
  trouble: troubleScenes,
  sanctions: sanctionScenes,
  operations: operationsScenes,
  'admin-live': adminLiveScenes,
  'admin-books': adminBookScenes,
}

// Names of areas and looks leave the others out: npm run screens -- lobby italian-light
const wanted = process.argv.slice(2)
const isWanted = (name: string, among: readonly string[]): boolean =>
  wanted.includes(name) || !wanted.some((word) => among.includes(word))
const looks = LOOKS.filter((look) => isWanted(nameOf(look), LOOKS.map(nameOf)))
const areas = Object.entries(AREAS).filter(([name]) => isWanted(name, Object.keys(AREAS)))

if (wanted.length === 0) rmSync(ALBUM, { recursive: true, force: true })
buildWebIfStale()
const began = Date.now()
const browser = await chromium.launch(config.use?.launchOptions)
const shots: Shot[] = []
for (const look of looks)
  for (const [area, scenes] of areas) {
    // Of its own: what one area leaves behind is not to be seen in the next.
    const product = await startProduct({
      RATE_LIMITS: 'off',
      ADMIN_USERNAME: ADMIN,
      ADMIN_PASSWORD: PASSWORD,
    })
    const camera = createCamera(look)
    const visit = createVisit(browser, product, look, camera)
    try {
      await scenes(visit)
    } catch (error) {
      console.error(`${nameOf(look)}, ${area}:`, error)
      process.exitCode = 1
    }
    for (const context of browser.contexts()) await context.close()
    visit.table.leave()
    await product.stop()
    shots.push(...camera.shots)
    console.log(`${nameOf(look)}, ${area}: ${camera.shots.length} pictures`)
  }
const sheets = await drawContactSheets(browser, shots)
await browser.close()
const screens = [...new Set(shots.map(({ screen }) => screen))]
console.log(`\n${screens.length} screens: ${screens.join(', ')}`)
console.log(
  `${shots.length} pictures and ${sheets.length} contact sheets in screens/, in ${Math.round((Date.now() - began) / 1000)} s`,
)
