import { watchStatus } from '#renderer/app/maintenance/watch-status.ts'
import { keepWorker } from '#renderer/app/new-version/keep-worker.ts'
import { readOwnSanctions } from '#renderer/app/sanctions/read-own-sanctions.ts'
import { readDailyDevice } from '#renderer/lib/daily-device.ts'
import { platform } from '#renderer/platform/platform.ts'
import { onRoomEvent } from '#renderer/realtime/room/room-events.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { lacksAccount } from '#renderer/session/account.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import { showTutorialStep } from '#renderer/session/tutorial.ts'
import { fetchVoiceStatus } from '#renderer/session/voice.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'

/** What cannot be fetched is left out: all of it is found in another way, too. */
const whenFetched = <Part>(part: Promise<Part>, use: (part: Part) => unknown): void =>
  void part.then(use, () => undefined)

/** What is done with a quest's step is fetched with the first; a step that is missed is found by the bell. */
function followQuests(): void {
  onAccountEvent('quest_progress', (payload) => {
    whenFetched(import('#renderer/features/quests/quest-news.ts'), ({ noteQuest }) => noteQuest(payload))
  })
}

/** What is missed is found in the panel; a challenge that is missed is over. */
function followFriends(): void {
  for (const name of ['friend_request', 'friend_accepted', 'friend_challenge'] as const)
    onAccountEvent(name, (payload) => {
      whenFetched(import('#renderer/features/friends/friend-news.ts'), ({ noteFriend }) =>
        noteFriend(name, payload),
      )
    })
}

/** Whoever signs in takes over the riddles of the day that were played here without an account. */
function claimDailyRiddles(): void {
  onSignedIn(() => {
    if (readDailyDevice() === null) return
    void import('#renderer/session/daily.ts').then((daily) => daily.claimDailyRiddles())
  })
}

/** So that a game knows at once what its player has to speak with. Guests have nothing. */
function followVoice(): void {
  onSignedIn((user) => {
    // Whoever needs it asks again.
    if (!lacksAccount(user)) fetchVoiceStatus().catch(() => undefined)
  })
}

/** Warnings and mutes, told at once and read at every sign-in. */
function followSanctions(): void {
  onAccountEvent('sanctions_changed', readOwnSanctions)
  onSignedIn(readOwnSanctions)
}

/** Why the team has closed the room that one was in. */
function followTeam(): void {
  const tell = ({ reason, message }: RoomServerPayload<'return_to_lobby'>): void => {
    if (reason !== 'closed_by_team') return
    whenFetched(import('#renderer/app/team-notice.ts'), (notice) => notice.showClosedByTeam(message))
  }
  for (const name of ['return_to_lobby', 'game_ended_and_cleaned'] as const) {
    onRoomEvent(name, tell)
    // It comes by the account while the room is out of reach.
    onAccountEvent(name, tell)
  }
}

/** Where there is a store of the system's own; nothing of it is fetched elsewhere. */
function verifyStoreSubscriptions(): void {
  const { store } = platform
  if (!store) return
  // Asked again at the next start.
  whenFetched(import('#renderer/session/store-subscriptions.ts'), (own) => own.verifySubscriptions(store))
}

/** A desktop app is updated as a whole, and a page in development changes under one's hands. */
function keepOfflinePage(): void {
  if (!import.meta.env.PROD || platform.isNative) return
  // Without it the app is as it would be in a browser that has no workers.
  keepWorker(navigator.serviceWorker).catch(() => undefined)
}

/** What the economy does with an account that is signed in, and how the server is; mostly nothing of it is seen at first. */
export function followAccount(): void {
  watchStatus()
  onAccountEvent('tutorial_step', ({ tutorialStep }) => showTutorialStep(tutorialStep))
  claimDailyRiddles()
  followQuests()
  followFriends()
  followVoice()
  followSanctions()
  followTeam()
  verifyStoreSubscriptions()
  keepOfflinePage()
}
