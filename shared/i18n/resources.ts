import { adminCalls } from './en/admin-calls.ts'
import { createLobby } from './en/create-lobby.ts'
import { daily } from './en/daily.ts'
import { desktop } from './en/desktop.ts'
import { friendCalls } from './en/friend-calls.ts'
import { history } from './en/history.ts'
import { hostTools } from './en/host-tools.ts'
import { hosting } from './en/hosting.ts'
import { lan } from './en/lan.ts'
import { landing } from './en/landing.ts'
import { library } from './en/library.ts'
import { maintenance } from './en/maintenance.ts'
import { matchmaking } from './en/matchmaking.ts'
import { party } from './en/party.ts'
import { pass } from './en/pass.ts'
import { podium } from './en/podium.ts'
import { quests } from './en/quests.ts'
import { quizCalls } from './en/quiz-calls.ts'
import { quizCategories } from './en/quiz-categories.ts'
import { quizMaking } from './en/quiz-making.ts'
import { quizSets } from './en/quiz-sets.ts'
import { quizVoice } from './en/quiz-voice.ts'
import { ranks } from './en/ranks.ts'
import { reactions } from './en/reactions.ts'
import { roomFilters } from './en/room-filters.ts'
import { speech } from './en/speech.ts'
import { stage } from './en/stage.ts'
import { store } from './en/store.ts'
import { tutorial, tutorialCompleted } from './en/tutorial.ts'
import { voices } from './en/voices.ts'
import { waiting } from './en/waiting.ts'
import { en as appEn } from './english.ts'
import { en as accountEn } from './english-account.ts'
import { en as playEn } from './english-play.ts'
import { adminCalls as adminCallsIt } from './it/admin-calls.ts'
import { createLobby as createLobbyIt } from './it/create-lobby.ts'
import { daily as dailyIt } from './it/daily.ts'
import { desktop as desktopIt } from './it/desktop.ts'
import { friendCalls as friendCallsIt } from './it/friend-calls.ts'
import { history as historyIt } from './it/history.ts'
import { hostTools as hostToolsIt } from './it/host-tools.ts'
import { hosting as hostingIt } from './it/hosting.ts'
import { lan as lanIt } from './it/lan.ts'
import { landing as landingIt } from './it/landing.ts'
import { library as libraryIt } from './it/library.ts'
import { maintenance as maintenanceIt } from './it/maintenance.ts'
import { matchmaking as matchmakingIt } from './it/matchmaking.ts'
import { party as partyIt } from './it/party.ts'
import { pass as passIt } from './it/pass.ts'
import { podium as podiumIt } from './it/podium.ts'
import { quests as questsIt } from './it/quests.ts'
import { quizCalls as quizCallsIt } from './it/quiz-calls.ts'
import { quizCategories as quizCategoriesIt } from './it/quiz-categories.ts'
import { quizMaking as quizMakingIt } from './it/quiz-making.ts'
import { quizSets as quizSetsIt } from './it/quiz-sets.ts'
import { quizVoice as quizVoiceIt } from './it/quiz-voice.ts'
import { ranks as ranksIt } from './it/ranks.ts'
import { reactions as reactionsIt } from './it/reactions.ts'
import { roomFilters as roomFiltersIt } from './it/room-filters.ts'
import { speech as speechIt } from './it/speech.ts'
import { stage as stageIt } from './it/stage.ts'
import { store as storeIt } from './it/store.ts'
import { tutorialCompleted as tutorialCompletedIt, tutorial as tutorialIt } from './it/tutorial.ts'
import { voices as voicesIt } from './it/voices.ts'
import { waiting as waitingIt } from './it/waiting.ts'
import { it as appIt } from './italian.ts'
import { it as accountIt } from './italian-account.ts'
import { it as playIt } from './italian-play.ts'

/** Every text of the interface, for those who need not spare the wire: `en.lobby.title` has the key `lobby.title`. */
export const en = {
  ...appEn,
  ...accountEn,
  ...playEn,
  adminCalls,
  createLobby: { ...playEn.createLobby, ...createLobby },
  daily,
  desktop,
  friendCalls,
  history,
  hostTools,
  hosting,
  lan,
  landing,
  library,
  maintenance,
  matchmaking,
  party,
  pass,
  podium,
  quizCategories,
  quizMaking,
  quizSets,
  quizVoice,
  quests,
  quizCalls,
  ranks,
  reactions,
  roomFilters,
  speech,
  stage,
  store,
  tutorial,
  tutorialCompleted,
  voices,
  waiting,
}
export const it = {
  ...appIt,
  ...accountIt,
  ...playIt,
  adminCalls: adminCallsIt,
  createLobby: { ...playIt.createLobby, ...createLobbyIt },
  daily: dailyIt,
  desktop: desktopIt,
  friendCalls: friendCallsIt,
  history: historyIt,
  hostTools: hostToolsIt,
  hosting: hostingIt,
  lan: lanIt,
  landing: landingIt,
  library: libraryIt,
  maintenance: maintenanceIt,
  matchmaking: matchmakingIt,
  party: partyIt,
  pass: passIt,
  podium: podiumIt,
  quizCategories: quizCategoriesIt,
  quizMaking: quizMakingIt,
  quizSets: quizSetsIt,
  quizVoice: quizVoiceIt,
  quests: questsIt,
  quizCalls: quizCallsIt,
  ranks: ranksIt,
  reactions: reactionsIt,
  roomFilters: roomFiltersIt,
  speech: speechIt,
  stage: stageIt,
  store: storeIt,
  tutorial: tutorialIt,
  tutorialCompleted: tutorialCompletedIt,
  voices: voicesIt,
  waiting: waitingIt,
}
export type Texts = typeof en
