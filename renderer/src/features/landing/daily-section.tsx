import { type ComponentType, useEffect, useRef, useState } from 'react'
import { dailyTexts } from '#renderer/lib/daily-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'

const load = async () =>
  (await Promise.all([import('#renderer/features/landing/daily-part.tsx'), needTexts(dailyTexts)]))[0]
    .DailyPart

/** The place of the riddle of the day, which is fetched when somebody scrolls to it. */
export function DailySection() {
  const place = useRef<HTMLElement>(null)
  const [Part, setPart] = useState<ComponentType | null | undefined>()
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      load().then(
        (part) => setPart(() => part),
        () => setPart(null),
      )
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  // Where it cannot be fetched, the page is complete without.
  if (Part === null) return null
  return (
    <section ref={place} style={Part ? undefined : { minHeight: '20rem' }}>
      {Part && <Part />}
    </section>
  )
}
