import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/mask.module.css'
import {
  HIDDEN,
  type MaskChar,
  maskWords,
  sizeOf,
  typedLetters,
} from '#renderer/components/play/mask-words.ts'

interface MaskProps {
  mask: string
  /** What is being typed: it shows on the tiles that are not open yet. */
  typed?: string
  isSolved?: boolean
}

/** The answer as far as it is open: a tile a letter, spelled out for those who listen. */
export function Mask({ mask, typed = '', isSolved = false }: MaskProps) {
  const { t } = useTranslation()
  const words = maskWords(mask)
  const spelled = words
    .map((word) => word.map(({ char }) => (char === HIDDEN ? t('game.mask.blank') : char)).join(', '))
    .join(`, ${t('game.mask.space')}, `)
  const letters = typedLetters(typed)
  const tiles = words.flat().filter(({ isLetter }) => isLetter)
  const order = new Map(tiles.map(({ at }, index) => [at, index]))
  return (
    <div
      className={classes.mask}
      role="img"
      aria-label={t('game.mask.label', { spelled })}
      data-size={sizeOf(mask)}
      data-solved={isSolved}
      data-testid="mask"
    >
      {words.map((word) => (
        <span key={word[0]?.at} className={classes.word}>
          {word.map((char) => (
            <Tile
              key={`${char.at}${char.char}`}
              char={char}
              typed={letters[order.get(char.at) ?? -1]}
              order={order.get(char.at) ?? 0}
            />
          ))}
        </span>
      ))}
    </div>
  )
}

function Tile({
  char: { char, isLetter },
  typed,
  order,
}: {
  char: MaskChar
  typed: string | undefined
  order: number
}) {
  if (!isLetter) return <span className={classes.sign}>{char}</span>
  const isOpen = char !== HIDDEN
  return (
    <span
      className={classes.tile}
      data-open={isOpen}
      data-typed={!isOpen && typed !== undefined}
      style={{ '--nth': order } as CSSProperties}
    >
      {isOpen ? char : typed}
    </span>
  )
}
