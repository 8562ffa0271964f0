import type { Page } from '@playwright/test'
import { PASS_LEVELS, passReward, questReward, xpUpTo } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'
import type { DailyQuests, Quest } from '#shared/schemas/quests.ts'
import type { User } from '#shared/schemas/user.ts'
import type { Player } from '../support/api.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

const quest = (type: Quest['type'], target: number, progress: number, claimed = false): Quest => ({
  id: `20000-${type}`,
  type,
  target,
  progress,
  reward: questReward(type, target),
  claimed,
})
const yesterday = quest('ranked_wins', 1, 1)
const inFiveHours = (): string => new Date(Date.now() + 5.2 * 3_600_000).toISOString()

const QUESTS: DailyQuests = {
  quests: [
    quest('quick_matches', 5, 2),
    quest('private_matches', 1, 1),
    quest('ranked_wins', 3, 0),
    quest('correct_answers', 10, 10, true),
    quest('total_games', 5, 3),
  ],
  unclaimed: [{ ...yesterday, id: '19999-ranked_wins' }],
  resetsAt: inFiveHours(),
}

const passAt = (level: number, claimed: number, premium: boolean, beyond = 130): GamePass => ({
  season: 1,
  level,
  xp: xpUpTo(level) + beyond,
  premium,
  levels: Array.from({ length: PASS_LEVELS }, (_, index) => {
    const at = index + 1
    return {
      level: at,
      free: { reward: passReward('free', at), claimed: at <= claimed },
      premium: { reward: passReward('premium', at), claimed: premium && at <= claimed },
    }
  }),
})

/** The bell and its quests, and the pass from its beginning to its end. */
export async function rewardScenes(visit: Visit): Promise<void> {
  const { api, texts, camera, url } = visit
  const me = await api.register('collector')
  const page = await visit.enter(me)
  const bell = page.getByTestId('quests-bell')
  await answer(page, '/quests/daily', QUESTS)
  await page.reload()
  await bell.click()
  await page.getByText(texts.quests.yesterday).waitFor()
  await camera.take(page, 'quests')

  const open = async (pass: GamePass) => {
    await page.unrouteAll()
    await answer(page, '/quests/daily', { ...QUESTS, unclaimed: [] })
    await answer(page, '/game-pass', pass)
    await page.goto(`${url}/game-pass`)
    await page.getByTestId('game-pass').waitFor()
  }
  await open(passAt(0, 0, false))
  await camera.take(page, 'pass-beginning')
  await open(passAt(7, 4, false))
  await camera.take(page, 'pass')
  await camera.take(page, 'pass-whole', { whole: true })
  await open(passAt(30, 28, true, 0))
  await camera.take(page, 'pass-end')
  await unlocking(visit, page, me, () => open(passAt(7, 7, false)))
  await failing(visit, page)
  await page.context().close()
}

async function unlocking(
  { api, texts, camera }: Visit,
  page: Page,
  { token }: Player,
  open: () => Promise<void>,
): Promise<void> {
  await open()
  await page.getByTestId('premium-card').getByRole('button').click()
  await page.getByText(texts.pass.premium.getR3).waitFor()
  await camera.take(page, 'pass-unlock-short')
  const profile = await api.call<{ user: User }>('GET', '/auth/profile', token)
  const user = { ...profile.user, balance: 640 }
  await answer(page, '/auth/validate', { valid: true, user })
  await answer(page, '/auth/profile', { ...profile, user })
  await page.reload()
  await page.getByTestId('premium-card').getByRole('button').click()
  await page.getByText(texts.pass.premium.after).waitFor()
  await camera.take(page, 'pass-unlock')
}

async function failing({ texts, camera, url }: Visit, page: Page): Promise<void> {
  await page.unrouteAll()
  for (const path of ['/game-pass', '/quests/daily'])
    await answer(page, path, { code: 'SERVER_ERROR', error: 'Server error' }, 500)
  await page.goto(`${url}/game-pass`)
  await page.getByText(texts.pass.failed).waitFor()
  await camera.take(page, 'pass-failed')
}
