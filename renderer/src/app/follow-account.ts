import { watchStatus } from '#renderer/app/maintenance/watch-status.ts'
import { readDailyDevice } from '#renderer/lib/daily-device.ts'
import { platform } from '#renderer/platform/platform.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { lacksAccount } from '#renderer/session/account.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import { showTutorialStep } from '#renderer/session/tutorial.ts'
import { fetchVoiceStatus } from '#renderer/session/voice.ts'

/** What is done with a quest's step is fetched with the first; a step that is missed is found by the bell. */
function followQuests(): void {
  onAccountEvent('quest_progress', (payload) => {
    import('#renderer/features/quests/quest-news.ts').then(
      ({ noteQuest }) => noteQuest(payload),
      () => undefined,
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

/** Where there is a store of the system's own; nothing of it is fetched elsewhere. */
function verifyStoreSubscriptions(): void {
  const { store } = platform
  if (!store) return
  // Asked again at the next start.
  import('#renderer/session/store-subscriptions.ts').then(
    ({ verifySubscriptions }) => verifySubscriptions(store),
    () => undefined,
  )
}

/** What the economy does with an account that is signed in, and how the server is; mostly nothing of it is seen at first. */
export function followAccount(): void {
  watchStatus()
  onAccountEvent('tutorial_step', ({ tutorialStep }) => showTutorialStep(tutorialStep))
  claimDailyRiddles()
  followQuests()
  followVoice()
  verifyStoreSubscriptions()
}
