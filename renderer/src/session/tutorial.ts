import { createEmitter } from '#renderer/lib/emitter.ts'
import { api } from '#renderer/lib/http-client.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { type TutorialAction, tutorialMove } from '#shared/constants/tutorial.ts'
import { userData } from '#shared/schemas/auth-data.ts'

const emitter = createEmitter<{ completed: null }>()
/** Called when the last step is done or the rest is skipped, and not for a tutorial that was completed before. */
export const onTutorialCompleted = (listener: () => void) => emitter.on('completed', listener)

/** Shows the step that the server has told. */
export function showTutorialStep(tutorialStep: number): void {
  const { user } = sessionState()
  if (!user || user.tutorialStep === tutorialStep) return
  setSession({ user: { ...user, tutorialStep } })
  if (tutorialStep === 0) emitter.emit('completed', null)
}

/** Has the server set the step. With `from` it does so only while the tutorial stands there: another tab may be ahead. */
export async function setTutorialStep(step: number, from?: number): Promise<void> {
  const before = sessionState().user
  const { user } = await api.patch('/auth/tutorial-step', { body: { step, from }, schema: userData })
  const now = sessionState().user
  // The account channel may have told of later steps meanwhile.
  if (now?.id === user.id && now.tutorialStep === before?.tutorialStep) showTutorialStep(user.tutorialStep)
}

/** The step that the server is asked to leave just now. */
let leaving: number | null = null

/**
 * The player did what the server cannot see. Nothing happens unless the tutorial waits for it, and the step that is shown
 * changes by the server's word only. A call that failed is made again when the player does it again.
 */
export function tutorialDid(action: TutorialAction): void {
  const { from, to } = tutorialMove(action)
  if (sessionState().user?.tutorialStep !== from || leaving === from) return
  leaving = from
  setTutorialStep(to, from)
    .catch(() => undefined)
    .finally(() => {
      leaving = null
    })
}
