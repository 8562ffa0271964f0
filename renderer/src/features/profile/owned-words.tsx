import { Button, Switch, TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { RarityMark } from '#renderer/components/library/rarity-mark.tsx'
import { WordTag } from '#renderer/components/library/word-tag.tsx'
import classes from '#renderer/features/profile/inventory.module.css'
import { ShopLink } from '#renderer/features/profile/shop-link.tsx'
import { toggleEquipped } from '#renderer/features/profile/toggle-equipped.ts'
import { MAX_EQUIPPED_WORDS } from '#shared/constants/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

/** The words of an inventory, each with a button that puts it on or takes it off. */
export function OwnedWords({ words }: { words: readonly LibraryItem[] }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [equippedOnly, setEquippedOnly] = useState(false)
  if (words.length === 0)
    return (
      <EmptyPanel>
        <EmptyState title={t('library.inventory.emptyWords')} action={<ShopLink />}>
          {t('library.inventory.emptyWordsHint')}
        </EmptyState>
      </EmptyPanel>
    )
  const showAll = () => {
    setSearch('')
    setEquippedOnly(false)
    // The button goes with the state that it ends.
    field.current?.focus()
  }
  const equipped = words.filter((word) => word.equipped).length
  const wanted = search.trim().toLowerCase()
  const shown = words.filter(
    (word) => word.name.toLowerCase().includes(wanted) && (word.equipped || !equippedOnly),
  )
  return (
    <>
      <div className={classes.tools}>
        <p className={classes.count} role="status" data-testid="equipped-count">
          {t('library.inventory.count', { n: equipped, max: MAX_EQUIPPED_WORDS })}
        </p>
        <TextInput
          ref={field}
          className={classes.search ?? ''}
          type="search"
          aria-label={t('library.inventory.search')}
          placeholder={t('library.inventory.search')}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Switch
          label={t('library.inventory.equippedOnly')}
          checked={equippedOnly}
          onChange={({ currentTarget }) => setEquippedOnly(currentTarget.checked)}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyPanel>
          <EmptyState
            title={t('library.inventory.none')}
            action={
              <Button variant="default" onClick={showAll}>
                {t('library.inventory.showAll')}
              </Button>
            }
          >
            {t('library.inventory.noneHint')}
          </EmptyState>
        </EmptyPanel>
      ) : (
        <ul className={classes.words} aria-label={t('library.inventory.words')}>
          {shown.map((word) => (
            <WordRow key={word.id} word={word} />
          ))}
        </ul>
      )}
    </>
  )
}

function WordRow({ word }: { word: LibraryItem }) {
  const { t } = useTranslation()
  const act = word.equipped ? 'unequip' : 'equip'
  return (
    <li className={classes.word} data-equipped={word.equipped} data-testid="owned-word">
      <div className={classes.facts}>
        <WordTag word={word} />
        <span className={classes.line}>
          <RarityMark rarity={word.rarity} />
          {word.equipped && (
            <span className={classes.on}>
              <IconCheck size={16} stroke={2.6} aria-hidden />
              {t('library.equipped')}
            </span>
          )}
        </span>
      </div>
      <Button
        variant={word.equipped ? 'default' : 'filled'}
        size="sm"
        aria-label={t(`library.inventory.${act}Named`, { name: word.name })}
        onClick={() => void toggleEquipped(word)}
      >
        {t(`library.inventory.${act}`)}
      </Button>
    </li>
  )
}
