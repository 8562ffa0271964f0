import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildWebIfStale } from '../../build/web-build.ts'
import config from '../../playwright.config.ts'
import { startProduct } from '../support/product.ts'
import { ALBUM, type Shot } from './camera.ts'
import { drawContactSheets } from './contact-sheet.ts'
import { LOOKS, nameOf } from './looks.ts'
import { accountScenes } from './scenes-account.ts'
import { createLobbyScenes } from './scenes-create-lobby.ts'
import { dailyScenes } from './scenes-daily.ts'
import { playScenes } from './scenes-game.ts'
import { guestScenes } from './scenes-guest.ts'
import { libraryScenes } from './scenes-library.ts'
import { lobbyScenes } from './scenes-lobby.ts'
import { quizScenes } from './scenes-quizzes.ts'
import { rankScenes } from './scenes-ranks.ts'
import { rewardScenes } from './scenes-rewards.ts'
import { searchScenes } from './scenes-search.ts'
import { stageScenes } from './scenes-stage.ts'
import { storeScenes } from './scenes-store.ts'
import { troubleScenes } from './scenes-trouble.ts'
import { voiceScenes } from './scenes-voices.ts'
import { createVisit } from './visit.ts'

const AREAS = {
  guest: guestScenes,
  account: accountScenes,
  lobby: lobbyScenes,
  search: searchScenes,
  ranks: rankScenes,
  library: libraryScenes,
  store: storeScenes,
  voices: voiceScenes,
  rewards: rewardScenes,
  daily: dailyScenes,
  'create-lobby': createLobbyScenes,
  quizzes: quizScenes,
  play: playScenes,
  stage: stageScenes,
  trouble: troubleScenes,
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
for (const look of looks) {
  const product = await startProduct({ RATE_LIMITS: 'off' })
  const visit = createVisit(browser, product, look)
  for (const [area, scenes] of areas) {
    const before = visit.camera.shots.length
    try {
      await scenes(visit)
    } catch (error) {
      console.error(`${nameOf(look)}, ${area}:`, error)
      process.exitCode = 1
    }
    const taken = visit.camera.shots.slice(before)
    console.log(`${nameOf(look)}, ${area}: ${taken.length} pictures`)
    for (const context of browser.contexts()) await context.close()
  }
  visit.table.leave()
  await product.stop()
  shots.push(...visit.camera.shots)
}
const sheets = await drawContactSheets(browser, shots)
await browser.close()
const screens = [...new Set(shots.map(({ screen }) => screen))]
console.log(`\n${screens.length} screens: ${screens.join(', ')}`)
console.log(
  `${shots.length} pictures and ${sheets.length} contact sheets in screens/, in ${Math.round((Date.now() - began) / 1000)} s`,
)
