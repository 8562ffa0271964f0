/** The moments at which a day of the calendar (2026-11-23) begins and ends, by the clock of this computer. */
export function startOfDay(day: string | null): string | null {
  const start = day === null ? Number.NaN : new Date(`${day}T00:00`).getTime()
  return Number.isNaN(start) ? null : new Date(start).toISOString()
}

export function endOfDay(day: string | null): string | null {
  const start = startOfDay(day)
  if (start === null) return null
  const next = new Date(start)
  next.setDate(next.getDate() + 1)
  return next.toISOString()
}
