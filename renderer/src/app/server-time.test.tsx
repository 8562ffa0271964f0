import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MutedLine } from '#renderer/app/sanctions/muted-line.tsx'
import { useTimeLeft } from '#renderer/components/daily/use-time-left.ts'
import { XpRules } from '#renderer/features/game-pass/xp-rules.tsx'
import { RankStanding } from '#renderer/features/profile/rank-standing.tsx'
import { ResetLine } from '#renderer/features/quests/reset-line.tsx'
import { OwnRank } from '#renderer/features/ranks/own-rank.tsx'
import { startsByOf } from '#renderer/features/room/use-starts-by.ts'
import { ResetClock } from '#renderer/features/shop/reset-clock.tsx'
import { formatDay } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { room } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { ok, stubServer } from '#renderer/testing/server.ts'
import type { UserRank } from '#shared/schemas/user.ts'
import { seasonEndAt } from '#shared/seasons.ts'

const HOUR_MS = 3_600_000
const NOW = '2026-03-14T19:00:00.000Z'
const MIDNIGHT = '2026-03-15T00:00:00.000Z'
const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString()

function TimeLeft({ onTurn }: { onTurn: () => void }) {
  return <p data-testid="left">{Math.round(useTimeLeft('2026-03-14', onTurn) / HOUR_MS)}</p>
}

// The device's clock is two days ahead.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T19:00:00.000Z') })
  stubServer({ 'GET /status': () => ({ ...ok({}), headers: { date: new Date(NOW).toUTCString() } }) })
  await api.get('/status')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[RT-70] counts days and mutes down by the server’s clock, however wrong the device’s is', () => {
  const onTurn = vi.fn()
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ResetClock resetsAt={MIDNIGHT} />
      <ResetLine at={MIDNIGHT} />
      <TimeLeft onTurn={onTurn} />
      <MutedLine userId={undefined} mute={{ reason: 'noise', until: later(60_000) }} />
      <MutedLine userId={undefined} mute={{ reason: 'over', until: later(-60_000) }} />
    </QueryClientProvider>,
  )
  expect(screen.getByTestId('shop-reset')).toHaveTextContent('New items in 5 hr')
  expect(screen.getByText(/^New quests in 5 hr/)).toBeVisible()
  expect(screen.getByTestId('left')).toHaveTextContent('5')
  expect(screen.getAllByTestId('muted-line')).toHaveLength(1)
  expect(onTurn).not.toHaveBeenCalled()
})

it('[RT-70] counts a match’s wait by the server’s clock', () => {
  const match = room({ createdAt: later(-10_000), startsBy: later(20_000) })
  const left = (startsByOf(match, serverNow()) as { endsAt: number }).endsAt - performance.now()
  expect(left).toBeGreaterThan(15_000)
  expect(left).toBeLessThanOrEqual(20_000)
})

it('[RT-70] shows the end of the server’s season if the device’s clock is wrong', () => {
  vi.setSystemTime(new Date('2027-03-14T19:00:00.000Z'))
  const rank: UserRank = { rank: 'scholar', points: 640, pointsToNext: 160, season: 1, position: null }
  renderUi(
    <>
      <XpRules season={1} />
      <RankStanding rank={rank} />
      <OwnRank data={rank} error={null} isPending={false} retry={() => undefined} />
    </>,
  )
  const end = formatDay(seasonEndAt(Date.parse(NOW)))
  for (const id of ['xp-rules', 'rank-standing', 'own-rank'])
    expect(screen.getByTestId(id)).toHaveTextContent(end)
})
