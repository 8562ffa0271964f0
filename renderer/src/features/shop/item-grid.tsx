import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemCard } from '#renderer/features/shop/item-card.tsx'
import classes from '#renderer/features/shop/shop-page.module.css'
import { columnsOf, nextInGrid } from '#renderer/features/shop/walk-grid.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

interface ItemGridProps {
  items: readonly LibraryItem[]
  onOpen: (item: LibraryItem) => void
}

/** The cards, of which Tab reaches one and the arrows the others. */
export function ItemGrid({ items, onOpen }: ItemGridProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [reached, setReached] = useState(0)
  const at = Math.min(reached, items.length - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = nextInGrid(event.key, at, cards.length, columnsOf(cards))
    if (next === null) return
    event.preventDefault()
    cards[next]?.focus()
  }
  return (
    <ul
      ref={list}
      className={classes.grid}
      aria-label={t('library.set.label', { count: items.length })}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => (
        <li key={item.id}>
          <ItemCard
            item={item}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setReached(index)}
            onClick={() => onOpen(item)}
          />
        </li>
      ))}
    </ul>
  )
}
