import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { newVersionTexts } from '#renderer/app/new-version/new-version-texts.ts'
import { appRouter } from '#renderer/app/router.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { isUnder } from '#renderer/lib/path-match.ts'
import { toast } from '#renderer/lib/toast.ts'

function NewVersion({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" gap="sm">
      {t('newVersion.ready')}
      <Button size="compact-md" variant="default" onClick={onReload}>
        {t('newVersion.reload')}
      </Button>
    </Group>
  )
}

/** Where a reload, or the thought of one, would cost a point. */
const isPlay = (path: string): boolean => isUnder(path, '/room') || isUnder(path, '/game')

const CHANGES_WITHIN_MS = 3_000

let take: () => void = () => undefined
let shown: string | undefined
let isFollowing = false

function follow(path: string): void {
  if (isPlay(path)) {
    if (shown !== undefined) toast.dismiss(shown)
    shown = undefined
  } else {
    shown ??= toast.lasting(<NewVersion onReload={() => take()} />)
  }
}

/** Says quietly that a new version is here, whenever no game is on, until it is taken. A newer one takes its place. */
export async function offerVersion(waiting: ServiceWorker, container: ServiceWorkerContainer): Promise<void> {
  await needTexts(newVersionTexts)
  take = () => {
    // Another tab has taken it already: no change is to come.
    if (waiting.state !== 'installed') return location.reload()
    container.addEventListener('controllerchange', () => location.reload(), { once: true })
    // Some browsers never report the change.
    setTimeout(() => location.reload(), CHANGES_WITHIN_MS)
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  if (isFollowing) return
  isFollowing = true
  const router = appRouter()
  router.subscribe(({ location: { pathname } }) => follow(pathname))
  follow(router.state.location.pathname)
}
