import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/difficulty.module.css'
import { KEYHOLE } from '#renderer/components/keyhole.ts'
import { DIFFICULTIES, type Difficulty as Level } from '#shared/constants/game.ts'

/** One to four keyholes, and the word: shape and text, so that colour is never alone. */
export function Difficulty({ level, compact = false }: { level: Level; compact?: boolean }) {
  const { t } = useTranslation()
  const open = DIFFICULTIES.indexOf(level)
  const word = t(`common.difficulty.${level}`)
  return (
    <span className={classes.difficulty} data-level={level}>
      <svg className={classes.holes} viewBox="0 0 56 24" aria-hidden="true">
        {DIFFICULTIES.map((one, index) => (
          <path
            key={one}
            d={KEYHOLE}
            transform={`translate(${7 + index * 14} 12) scale(0.9)`}
            className={index <= open ? classes.open : classes.shut}
          />
        ))}
      </svg>
      {compact ? <VisuallyHidden>{word}</VisuallyHidden> : <span>{word}</span>}
    </span>
  )
}
