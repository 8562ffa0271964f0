import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/mask.module.css'
import { HIDDEN, maskWords, sizeOf } from '#renderer/components/play/mask-words.ts'

/** The answer as far as it is open: a slot a letter, spelled out for those who listen. */
export function Mask({ mask }: { mask: string }) {
  const { t } = useTranslation()
  const words = maskWords(mask)
  const spelled = words
    .map((word) => word.map(({ char }) => (char === HIDDEN ? t('game.mask.blank') : char)).join(', '))
    .join(`, ${t('game.mask.space')}, `)
  return (
    <div
      className={classes.mask}
      role="img"
      aria-label={t('game.mask.label', { spelled })}
      data-size={sizeOf(mask)}
      data-testid="mask"
    >
      {words.map((word) => (
        <Fragment key={word[0]?.at}>
          <span className={classes.word}>
            {word.map(({ char, at, isLetter }) => (
              <span
                key={`${at}${char}`}
                className={isLetter ? classes.slot : classes.sign}
                data-open={char !== HIDDEN}
              >
                {char === HIDDEN ? '' : char}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
