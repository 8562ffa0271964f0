import { sessionState } from '#renderer/session/session-store.ts'
import type { TutorialAction } from '#shared/constants/tutorial.ts'

/** `tutorialDid` for what everyone does: nothing is fetched for those who have completed the tutorial. */
export function noteTutorialAct(action: TutorialAction): void {
  if (!sessionState().user?.tutorialStep) return
  // One that is missed is made up for by doing it again.
  import('#renderer/session/tutorial.ts').then(
    ({ tutorialDid }) => tutorialDid(action),
    () => undefined,
  )
}
