import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { tutorialTexts } from '#renderer/lib/tutorial-texts.ts'
import { hasAccount } from '#renderer/session/account.ts'
import { useSession } from '#renderer/session/session-store.ts'

const Tutorial = lazyPart(
  async () => (await import('#renderer/components/tutorial/tutorial.tsx')).Tutorial,
  tutorialTexts,
)

/**
 * Place of the tutorial on a page: above the page's lower bar and last in the tab order. While the player is busy it is a
 * compact line. Guests have no library and therefore no tutorial, at a party as in the cloud.
 */
export function TutorialSpot({ from = 1, isBusy = false }: { from?: number; isBusy?: boolean }) {
  const step = useSession(({ user }) => (user && hasAccount(user) ? user.tutorialStep : 0))
  return step >= from && <Tutorial step={step} isBusy={isBusy} />
}
