import type { AccountNews } from '#cloud/account-news.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import { type TutorialAction, tutorialMove } from '#shared/constants/tutorial.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { TutorialStepBody } from '#shared/schemas/auth.ts'
import { findAtTutorialStep, findUser, moveTutorial } from './users-repository.ts'
import { type Identity, toIdentity } from './users-rules.ts'

interface TutorialParts {
  readonly db: Db
  readonly news: AccountNews
  readonly now: () => number
}

/** Where each account is in its tutorial. */
export function createTutorialProgress({ db, news, now }: TutorialParts) {
  /** The account did something: when it is what its tutorial waits for, the next step follows. */
  async function advanceTutorial(tx: Db, id: string, action: TutorialAction): Promise<void> {
    const move = tutorialMove(action)
    if (!(await moveTutorial(tx, id, move))) return
    afterCommit(tx, () => news.tell(id, 'tutorial_step', { tutorialStep: move.to }))
  }

  return {
    advanceTutorial,

    /** With `from` nothing changes unless the tutorial is at that step. Throws USER_NOT_FOUND. */
    async setTutorialStep(id: string, { step, from }: TutorialStepBody, at: Db = db): Promise<Identity> {
      if (await moveTutorial(at, id, { from, to: step }))
        news.tell(id, 'tutorial_step', { tutorialStep: step })
      const user = await findUser(at, 'id', id)
      if (user === null) throw new AppError('USER_NOT_FOUND')
      return toIdentity(user, now())
    },

    /** They did something together. Each by itself: nobody's row waits for another's. */
    async advanceTutorials(ids: readonly string[], action: TutorialAction): Promise<void> {
      for (const id of await findAtTutorialStep(db, ids, tutorialMove(action).from))
        await db.transaction((tx) => advanceTutorial(tx, id, action))
    },
  }
}
