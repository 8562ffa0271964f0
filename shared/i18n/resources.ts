import { admin } from './en/admin.ts'
import { adminActions } from './en/admin-actions.ts'
import { adminCalls } from './en/admin-calls.ts'
import { adminEconomy } from './en/admin-economy.ts'
import { adminOperations } from './en/admin-operations.ts'
import { adminOverview } from './en/admin-overview.ts'
import { adminQuizzes } from './en/admin-quizzes.ts'
import { adminReports } from './en/admin-reports.ts'
import { adminRooms } from './en/admin-rooms.ts'
import { adminUsers } from './en/admin-users.ts'
import { createLobby } from './en/create-lobby.ts'
import { daily } from './en/daily.ts'
import { desktop } from './en/desktop.ts'
import { economyCalls } from './en/economy-calls.ts'
import { friendCalls } from './en/friend-calls.ts'
import { friends } from './en/friends.ts'
import { friendsButton } from './en/friends-button.ts'
import { history } from './en/history.ts'
import { hostTools } from './en/host-tools.ts'
import { hosting } from './en/hosting.ts'
import { inApp, linkCopied } from './en/in-app.ts'
import { judgeReasons } from './en/judge-reasons.ts'
import { lan } from './en/lan.ts'
import { landing } from './en/landing.ts'
import { legal } from './en/legal.ts'
import { library } from './en/library.ts'
import { maintenance } from './en/maintenance.ts'
import { matchmaking } from './en/matchmaking.ts'
import { newVersion } from './en/new-version.ts'
import { offline } from './en/offline.ts'
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
import { sanctions } from './en/sanctions.ts'
import { settings } from './en/settings.ts'
import { speech } from './en/speech.ts'
import { stage } from './en/stage.ts'
import { store } from './en/store.ts'
import { team } from './en/team.ts'
import { tooOld } from './en/too-old.ts'
import { tutorial, tutorialCompleted } from './en/tutorial.ts'
import { voices } from './en/voices.ts'
import { waiting } from './en/waiting.ts'
import { en as appEn } from './english.ts'
import { en as accountEn } from './english-account.ts'
import { en as playEn } from './english-play.ts'
import { admin as adminIt } from './it/admin.ts'
import { adminActions as adminActionsIt } from './it/admin-actions.ts'
import { adminCalls as adminCallsIt } from './it/admin-calls.ts'
import { adminEconomy as adminEconomyIt } from './it/admin-economy.ts'
import { adminOperations as adminOperationsIt } from './it/admin-operations.ts'
import { adminOverview as adminOverviewIt } from './it/admin-overview.ts'
import { adminQuizzes as adminQuizzesIt } from './it/admin-quizzes.ts'
import { adminReports as adminReportsIt } from './it/admin-reports.ts'
import { adminRooms as adminRoomsIt } from './it/admin-rooms.ts'
import { adminUsers as adminUsersIt } from './it/admin-users.ts'
import { createLobby as createLobbyIt } from './it/create-lobby.ts'
import { daily as dailyIt } from './it/daily.ts'
import { desktop as desktopIt } from './it/desktop.ts'
import { economyCalls as economyCallsIt } from './it/economy-calls.ts'
import { friendCalls as friendCallsIt } from './it/friend-calls.ts'
import { friends as friendsIt } from './it/friends.ts'
import { friendsButton as friendsButtonIt } from './it/friends-button.ts'
import { history as historyIt } from './it/history.ts'
import { hostTools as hostToolsIt } from './it/host-tools.ts'
import { hosting as hostingIt } from './it/hosting.ts'
import { inApp as inAppIt, linkCopied as linkCopiedIt } from './it/in-app.ts'
import { judgeReasons as judgeReasonsIt } from './it/judge-reasons.ts'
import { lan as lanIt } from './it/lan.ts'
import { landing as landingIt } from './it/landing.ts'
import { legal as legalIt } from './it/legal.ts'
import { library as libraryIt } from './it/library.ts'
import { maintenance as maintenanceIt } from './it/maintenance.ts'
import { matchmaking as matchmakingIt } from './it/matchmaking.ts'
import { newVersion as newVersionIt } from './it/new-version.ts'
import { offline as offlineIt } from './it/offline.ts'
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
import { sanctions as sanctionsIt } from './it/sanctions.ts'
import { settings as settingsIt } from './it/settings.ts'
import { speech as speechIt } from './it/speech.ts'
import { stage as stageIt } from './it/stage.ts'
import { store as storeIt } from './it/store.ts'
import { team as teamIt } from './it/team.ts'
import { tooOld as tooOldIt } from './it/too-old.ts'
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
  admin,
  adminActions,
  adminEconomy,
  adminCalls,
  adminUsers,
  adminOperations,
  adminOverview,
  economyCalls,
  adminQuizzes,
  adminReports,
  adminRooms,
  createLobby: { ...playEn.createLobby, ...createLobby },
  daily,
  desktop,
  friendCalls,
  friends,
  friendsButton,
  history,
  hostTools,
  hosting,
  judgeReasons,
  inApp,
  linkCopied,
  lan,
  landing,
  legal,
  library,
  maintenance,
  matchmaking,
  newVersion,
  offline,
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
  sanctions,
  settings,
  speech,
  stage,
  store,
  tooOld,
  tutorial,
  tutorialCompleted,
  voices,
  team,
  waiting,
}
export const it = {
  ...appIt,
  ...accountIt,
  ...playIt,
  admin: adminIt,
  adminActions: adminActionsIt,
  adminEconomy: adminEconomyIt,
  adminCalls: adminCallsIt,
  adminUsers: adminUsersIt,
  adminOperations: adminOperationsIt,
  adminOverview: adminOverviewIt,
  economyCalls: economyCallsIt,
  adminQuizzes: adminQuizzesIt,
  adminReports: adminReportsIt,
  adminRooms: adminRoomsIt,
  createLobby: { ...playIt.createLobby, ...createLobbyIt },
  daily: dailyIt,
  desktop: desktopIt,
  friendCalls: friendCallsIt,
  friends: friendsIt,
  friendsButton: friendsButtonIt,
  history: historyIt,
  hostTools: hostToolsIt,
  hosting: hostingIt,
  judgeReasons: judgeReasonsIt,
  inApp: inAppIt,
  linkCopied: linkCopiedIt,
  lan: lanIt,
  landing: landingIt,
  legal: legalIt,
  library: libraryIt,
  maintenance: maintenanceIt,
  matchmaking: matchmakingIt,
  newVersion: newVersionIt,
  offline: offlineIt,
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
  sanctions: sanctionsIt,
  settings: settingsIt,
  speech: speechIt,
  stage: stageIt,
  store: storeIt,
  tooOld: tooOldIt,
  tutorial: tutorialIt,
  tutorialCompleted: tutorialCompletedIt,
  voices: voicesIt,
  team: teamIt,
  waiting: waitingIt,
}
export type Texts = typeof en
