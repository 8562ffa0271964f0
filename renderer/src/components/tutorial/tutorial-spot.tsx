import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { tutorialTexts } from '#renderer/lib/tutorial-texts.ts'
import { hasAccount } from '#renderer/session/account.ts'
import { useSession } from '#renderer/session/session-store.ts'

const Tutorial = lazyPart(
  async () => (await import('#renderer/components/tutorial/tutorial.tsx')).Tutorial,
  tutorialTexts,
)

/**
 * Where a page has room for the tutorial: above what stands at its lower edge, and last in the order of Tab; folded while the
 * player is busy. Guests have
 * no library to be led through, at a party as in the cloud.
 */
export function TutorialSpot({ from = 1, isBusy = false }: { from?: number; isBusy?: boolean }) {
  const step = useSession(({ user }) => (user && hasAccount(user) ? user.tutorialStep : 0))
  return step >= from && <Tutorial step={step} isBusy={isBusy} />
}
