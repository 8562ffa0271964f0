import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/search-bar.module.css'
import { SearchFacts } from '#renderer/app/layouts/search-facts.tsx'
import { SearchSeal } from '#renderer/app/layouts/search-seal.tsx'
import { useNow } from '#renderer/components/play/use-now.ts'
import { isInLayer, isLayerOpen } from '#renderer/lib/open-layer.ts'
import { findMatch } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { cancelSearch } from '#renderer/realtime/matchmaking/matchmaking.ts'
import type { Search } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** After this wait for a ranked game a quick match is offered, which starts within seconds. */
const LONG_MS = 45_000

/** The focus must not be lost with the button that had it. */
function useFocusHandedOn() {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = box.current
    return () => {
      if (bar?.contains(document.activeElement)) document.querySelector<HTMLElement>('#content')?.focus()
    }
  }, [])
  return box
}

async function playQuickInstead(): Promise<void> {
  await cancelSearch()
  await findMatch('quick_match')
}

/** Stays at the lower edge during a search, on every page; nothing above it moves. */
export function SearchBar({ search }: { search: Search }) {
  const { t } = useTranslation()
  const ready = useRoomStore(({ flow }) => flow === 'joining_room')
  const waitedMs = Math.max(useNow(!ready, 250) - search.since, 0)
  const box = useFocusHandedOn()
  useHotkeys([['Escape', (event) => void (ready || isLayerOpen() || isInLayer(event) || cancelSearch())]])
  return (
    <section
      ref={box}
      className={classes.bar}
      aria-label={t('matchmaking.label')}
      data-search-bar
      data-testid="search-bar"
    >
      <SearchSeal ready={ready} />
      {ready ? (
        <p className={classes.words}>{t('matchmaking.ready')}</p>
      ) : (
        <>
          <SearchFacts search={search} waitedMs={waitedMs} />
          {search.modeId === 'ranked' && waitedMs > LONG_MS && (
            <Button size="sm" variant="subtle" onClick={() => void playQuickInstead()}>
              {t('matchmaking.instead')}
            </Button>
          )}
          <Button
            size="sm"
            variant="default"
            aria-keyshortcuts="Escape"
            rightSection={
              <Kbd className={classes.kbd ?? ''} aria-hidden>
                {t('matchmaking.escape')}
              </Kbd>
            }
            onClick={() => void cancelSearch()}
          >
            {t('matchmaking.cancel')}
          </Button>
        </>
      )}
    </section>
  )
}
