import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/daily/daily-tiles.module.css'
import { HIDDEN, maskWords } from '#renderer/components/play/mask-words.ts'

/** The answer as far as it is open: a tile a letter, spelled out for those who listen. */
export function DailyTiles({ mask, isSolved }: { mask: string; isSolved: boolean }) {
  const { t } = useTranslation()
  const words = maskWords(mask)
  const spelled = words
    .map((word) => word.map(({ char }) => (char === HIDDEN ? t('daily.mask.blank') : char)).join(', '))
    .join(`, ${t('daily.mask.space')}, `)
  return (
    <div
      className={classes.tiles}
      role="img"
      aria-label={t('daily.mask.label', { spelled })}
      data-solved={isSolved}
      data-testid="daily-mask"
    >
      {words.map((word) => (
        <span key={word[0]?.at} className={classes.word}>
          {word.map(({ char, at, isLetter }) => (
            <span
              key={`${at}${char}`}
              className={isLetter ? classes.tile : classes.sign}
              data-open={char !== HIDDEN}
            >
              {char === HIDDEN ? '' : char}
            </span>
          ))}
        </span>
      ))}
    </div>
  )
}
