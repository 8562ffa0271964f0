import type { Overview } from '#shared/schemas/figures.ts'

export interface LiveFiguresParts {
  readonly connected: () => Promise<{ readonly users: number } | null>
  readonly roomCounts: () => Promise<{ readonly waiting: number; readonly playing: number }>
  readonly queue: () => Promise<{ readonly queued: number; readonly medianWaitMs: number | null }>
  readonly openFeedback: () => Promise<{ readonly reports: number; readonly appeals: number }>
  readonly openReports: () => Promise<number>
}

export type LiveFigures = ReturnType<typeof createLiveFigures>

/** How things stand at this moment, in all processes: each part is counted by an index, or asked of every process. */
export function createLiveFigures(parts: LiveFiguresParts) {
  async function detailed(): Promise<Overview['now']> {
    const [connected, rooms, queue, feedback, openPlayerReports] = await Promise.all([
      parts.connected(),
      parts.roomCounts(),
      parts.queue(),
      parts.openFeedback(),
      parts.openReports(),
    ])
    return {
      online: connected?.users ?? null,
      roomsWaiting: rooms.waiting,
      roomsPlaying: rooms.playing,
      ...queue,
      openReports: openPlayerReports + feedback.reports + feedback.appeals,
      openPlayerReports,
      openQuizReports: feedback.reports,
      openAppeals: feedback.appeals,
    }
  }

  return {
    detailed,
    /** The part of it that is kept. */
    async measure() {
      const { openPlayerReports, openQuizReports, openAppeals, ...gauges } = await detailed()
      return gauges
    },
  }
}
