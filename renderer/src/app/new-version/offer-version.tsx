import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isRoundGap, reloadWhen } from '#renderer/app/new-version/round-gap.ts'
import { appRouter } from '#renderer/app/router.ts'
import { onBuildLost } from '#renderer/lib/lost-build.ts'
import { isUnder } from '#renderer/lib/path-match.ts'
import { toast } from '#renderer/lib/toast.ts'

type Label = 'reload' | 'reloadInRoom'

function NewVersion({ label, onReload }: { label: Label; onReload: () => void }) {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" gap="sm">
      {t('newVersion.ready')}
      <Button size="compact-md" variant="default" onClick={onReload}>
        {t(`newVersion.${label}`)}
      </Button>
    </Group>
  )
}

/** Where a reload, or the thought of one, would cost a point. */
const isPlay = (path: string): boolean => isUnder(path, '/room') || isUnder(path, '/game')

const CHANGES_WITHIN_MS = 3_000

let take: () => void = () => location.reload()
let shown: { id: string; label: Label } | undefined
/** The page misses parts of its build, so the offer also shows in rooms and games. */
let isLost = false
let isFollowing = false

function follow(path: string): void {
  const inPlay: Label | undefined = isLost ? 'reloadInRoom' : undefined
  const label = isPlay(path) ? inPlay : 'reload'
  if (label === shown?.label) return
  if (shown) toast.dismiss(shown.id)
  shown = label && { label, id: toast.lasting(<NewVersion label={label} onReload={() => take()} />) }
}

function offer(): void {
  const router = appRouter()
  follow(router.state.location.pathname)
  if (isFollowing) return
  isFollowing = true
  router.subscribe(({ location: { pathname } }) => follow(pathname))
}

/** Says quietly that a new version is here, whenever no game is on, until it is taken. A newer one takes its place. */
export function offerVersion(waiting: ServiceWorker, container: ServiceWorkerContainer): void {
  take = () => {
    // Another tab has taken it already: no change is to come.
    if (waiting.state !== 'installed') return location.reload()
    container.addEventListener('controllerchange', () => location.reload(), { once: true })
    // Some browsers never report the change.
    setTimeout(() => location.reload(), CHANGES_WITHIN_MS)
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  offer()
}

/**
 * Offers a reload whenever a part of the page is missing because the server has a newer build. A game reloads by itself at the
 * next gap between rounds: its seat is kept.
 */
export function followLostBuild(): void {
  onBuildLost(() => {
    // The player may have closed the last offer.
    if (shown && !toast.isShown(shown.id)) shown = undefined
    const isNews = !isLost
    isLost = true
    offer()
    if (isNews) reloadWhen(isRoundGap, () => take())
  })
}
