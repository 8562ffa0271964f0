import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LevelItem } from '#renderer/features/game-pass/level-item.tsx'
import classes from '#renderer/features/game-pass/track.module.css'
import type { PassCalls } from '#renderer/features/game-pass/use-pass-calls.ts'
import { PASS_LEVELS } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'

/** The level that a key leads to from this one. */
function levelAfter(key: string, level: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(level + 1, PASS_LEVELS)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(level - 1, 1)
    case 'Home':
      return 1
    case 'End':
      return PASS_LEVELS
    default:
      return null
  }
}

/** Both tracks side by side: a row that is walked along, on a phone a column. Opens at the level that is next. */
export function Track({ pass, calls }: { pass: GamePass; calls: PassCalls }) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const [reachable, setReachable] = useState(Math.min(pass.level + 1, PASS_LEVELS))
  const itemAt = (level: number) => list.current?.children.item(level - 1) as HTMLElement | null | undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens; after that the player moves it
  useLayoutEffect(() => {
    const item = itemAt(reachable)
    const { current } = list
    if (!current || !item) return
    current.scrollLeft = item.offsetLeft - (current.clientWidth - item.clientWidth) / 2
    current.scrollTop = item.offsetTop - (current.clientHeight - item.clientHeight) / 2
  }, [])

  function move(event: KeyboardEvent): void {
    const level = levelAfter(event.key, reachable)
    if (level === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setReachable(level)
    itemAt(level)?.focus()
  }

  return (
    <section aria-label={t('pass.path', { levels: PASS_LEVELS })}>
      <ol ref={list} className={classes.track} onKeyDown={move} data-testid="pass-track">
        {pass.levels.map((level) => (
          <LevelItem
            key={level.level}
            pass={pass}
            level={level}
            calls={calls}
            isReachable={level.level === reachable}
            onReached={() => setReachable(level.level)}
          />
        ))}
      </ol>
      <p className={classes.hint}>{t('pass.keys')}</p>
    </section>
  )
}
