import { useEffect, useState } from 'react'
import { useSecondsUntil } from '#renderer/components/play/use-seconds-until.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'

/** Whole seconds until rooms can be joined again. A screen reader hears the first of them and the end, and no tick. */
export function useJoinBlock(until: number): number {
  const seconds = useSecondsUntil(until)
  const [first] = useState(seconds)
  useEffect(() => {
    if (first > 0) announce(i18n.t('realtime.justLeft', { count: first }))
  }, [first])
  const isOver = first > 0 && seconds === 0
  useEffect(() => {
    if (isOver) announce(i18n.t('realtime.mayJoin'))
  }, [isOver])
  return seconds
}
