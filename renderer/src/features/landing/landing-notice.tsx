import { type ComponentType, useEffect, useState } from 'react'
import type { LandingNoticePart } from '#renderer/features/landing/landing-notice-part.tsx'
import { needTexts } from '#renderer/lib/i18n.ts'
import { maintenanceTexts } from '#renderer/lib/maintenance-texts.ts'
import type { Status } from '#shared/schemas/status.ts'

type Part = ComponentType<Parameters<typeof LandingNoticePart>[0]>

const load = async () =>
  (
    await Promise.all([
      import('#renderer/features/landing/landing-notice-part.tsx'),
      needTexts(maintenanceTexts),
    ])
  )[0].LandingNoticePart

/** Maintenance and announcements above the landing page. The code is fetched only when there is something to show. */
export function LandingNotice({ status }: { status: Partial<Status> }) {
  const [Part, setPart] = useState<Part | null>(null)
  const { maintenance, startsAt, announcements = [] } = status
  const isNeeded = maintenance === true || startsAt !== undefined || announcements.length > 0
  useEffect(() => {
    // Without it the page still shows that the server is offline.
    if (isNeeded)
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
  }, [isNeeded])
  return isNeeded && Part && <Part status={status} />
}
