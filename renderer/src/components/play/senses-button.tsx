import { lazy, Suspense, useState } from 'react'
import { SensesFace } from '#renderer/components/play/senses-face.tsx'

const SensesPanel = lazy(async () => ({
  default: (await import('#renderer/components/play/senses-panel.tsx')).SensesPanel,
}))

/** What is heard and what moves: rooms and games show no header, and with it no account menu. */
export function SensesButton() {
  const [wanted, setWanted] = useState(false)
  const face = <SensesFace onClick={() => setWanted(true)} />
  return wanted ? (
    <Suspense fallback={face}>
      <SensesPanel />
    </Suspense>
  ) : (
    face
  )
}
