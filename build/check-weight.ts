import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { FILE_LIST, type FileList } from '../shared/constants/file-list.ts'
import { chunksFor, gzipped, type Output, type Weight, weigh } from './client-weight.ts'

/** Kilobytes of a thousand, gzipped. */
const BUDGETS = {
  landingScript: 100,
  landingStyle: 6,
  lobbyScript: 210,
  // With what keeps the service worker.
  appLater: 17,
  lobbyLater: 6,
  emptyLobby: 2,
  roomMore: 57,
  // Together at most 55; with the empty state, which the lobby fetches only when it is empty.
  gameMore: 51.6,
  gameLater: 3.4,
  firstSpokenLine: 3,
  // Fetched in the background once the room is drawn, in both languages: a deploy takes it away.
  roomAhead: 250,
  tutorial: 3,
}

// Italian, the longer of the two languages.
// As a new player sees it, with an address that is not verified yet.
const APP = [
  'app/main.ts',
  'app/start-app.tsx',
  'i18n/italian.ts',
  'layouts/verify-prompt.tsx',
  'lobby/shortcut-hints.tsx',
]
const PLAY = [
  'i18n/italian-play.ts',
  'room/room-session.ts',
  'app/room-sounds.ts',
  'colyseus.js/build/esm/index.mjs',
]
/** A transport is what the landing page must not carry. */
const SOCKETS = /node_modules\/(socket\.io|engine\.io|colyseus|@colyseus)/

const built = await build({
  configFile: 'renderer/vite.config.ts',
  configLoader: 'native',
  logLevel: 'error',
  build: { write: false },
})
if (Array.isArray(built) || !('output' in built)) throw new Error('One build with one output was expected.')
const output: Output = built.output

// Scripts that every page fetches before its first chunk.
const ofPage = ['first-paint.js', 'too-old.js']
  .map((name) => gzipped(readFileSync(join(import.meta.dirname, '../renderer/public', name))))
  .reduce((sum, bytes) => sum + bytes, 0)

const landing = weigh(output, ['app/main.ts', 'app/start-landing.tsx', 'landing/texts/italian.ts'])
const lobby = weigh(output, APP)
// What every visit fetches once its first screen is drawn.
const LATER = ['transport/account-socket.ts', 'room/restore-session.ts', 'app/follow-account.ts']
const later = weigh(output, [...APP, ...LATER])
// And with the lobby and its header.
const lobbyLater = weigh(output, [
  ...APP,
  ...LATER,
  'layouts/rolling-balance.tsx',
  'layouts/header-tools.tsx',
  'i18n/it/quests.ts',
  'i18n/it/friends-button.ts',
  'lobby/daily-card.tsx',
  'i18n/it/daily.ts',
])
// And where no room is open.
const emptyLobby = weigh(output, [...APP, ...LATER, 'lobby/empty-lobby.tsx', 'i18n/it/room-filters.ts'])
// What a player fetches besides whose tutorial is not completed.
const tutorial = weigh(output, [...APP, ...LATER, 'tutorial/tutorial.tsx', 'i18n/it/tutorial.ts'])
// With the invitation's QR code, which is drawn at once.
const room = weigh(output, [...APP, ...PLAY, 'features/room/room-page.tsx', 'uqr/dist/index.mjs'])
const game = weigh(output, [...APP, ...PLAY, 'features/game/game-page.tsx'])
// What comes once the first round is drawn: the vote to skip, and the switch of one's voice.
const inGame = [...APP, ...LATER, ...PLAY, 'features/game/game-page.tsx']
const inRound = [...inGame, 'game/skip-button.tsx', 'speech/voice-switch.tsx', 'i18n/it/speech.ts']
const gameLater = weigh(output, inRound)
// What reads aloud and says who speaks.
const spoken = weigh(output, [...inRound, 'speech/spoken-lines.ts', 'speech/speaking-strip.tsx'])
// Chunks that a room fetches ahead, in the background.
const list = output.find(({ fileName }) => fileName === FILE_LIST)
if (list?.type !== 'asset') throw new Error(`The build has no ${FILE_LIST}.`)
const { room: ofRoom }: FileList = JSON.parse(String(list.source))
const known = new Set([...chunksFor(output, inRound)].map(({ fileName }) => fileName))
const ahead = output
  .filter((file) => file.type === 'chunk' && ofRoom.includes(file.fileName) && !known.has(file.fileName))
  .reduce((sum, file) => sum + (file.type === 'chunk' ? gzipped(file.code) : 0), 0)
const more = (screen: Weight): number => screen.script - lobby.script

const rows: readonly (readonly [what: string, bytes: number, budget: number])[] = [
  ['landing, scripts', landing.script + ofPage, BUDGETS.landingScript],
  ['landing, styles', landing.style, BUDGETS.landingStyle],
  ['lobby, scripts', lobby.script + ofPage, BUDGETS.lobbyScript],
  ['after the first screen, scripts more', more(later), BUDGETS.appLater],
  ['after the lobby, scripts more', lobbyLater.script - later.script, BUDGETS.lobbyLater],
  ['an empty lobby, scripts more', emptyLobby.script - later.script, BUDGETS.emptyLobby],
  ['the tutorial, scripts more', tutorial.script - later.script, BUDGETS.tutorial],
  ['waiting room, scripts more than the lobby', more(room), BUDGETS.roomMore],
  ['game, scripts more than the lobby', more(game), BUDGETS.gameMore],
  [
    'after the first question, scripts more',
    gameLater.script - weigh(output, inGame).script,
    BUDGETS.gameLater,
  ],
  ['a room, fetched ahead, scripts more', ahead, BUDGETS.roomAhead],
  ['with the first spoken line, scripts more', spoken.script - gameLater.script, BUDGETS.firstSpokenLine],
]
const faults: string[] = []
for (const [what, bytes, budget] of rows) {
  const size = (bytes / 1000).toFixed(1)
  console.log(`${what.padEnd(42)} ${size.padStart(6)} kB of ${budget} kB`)
  if (bytes > budget * 1000) faults.push(`${what}: ${size} kB is over its budget of ${budget} kB.`)
}
const carried = [...landing.modules].filter((id) => SOCKETS.test(id))
if (carried.length > 0) faults.push(`The landing page carries socket code: ${carried.join(', ')}`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
