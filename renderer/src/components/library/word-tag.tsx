import classes from '#renderer/components/library/rarity.module.css'
import { RarityShape } from '#renderer/components/library/rarity-mark.tsx'
import type { LibraryItem } from '#shared/schemas/library.ts'

interface WordTagProps {
  word: Pick<LibraryItem, 'name' | 'rarity' | 'language'>
  large?: boolean
}

/** A word as a printed slip: the rarer, the richer its edge. */
export function WordTag({ word: { name, rarity, language }, large = false }: WordTagProps) {
  return (
    <span className={classes.word} data-rarity={rarity} data-large={large}>
      {rarity !== 'common' && <RarityShape rarity={rarity} />}
      <span lang={language === 'italian' ? 'it' : 'en'}>{name}</span>
    </span>
  )
}
