import { Button } from '@mantine/core'
import { IconShare3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScoreRow } from '#renderer/components/play/score-rows.ts'
import classes from '#renderer/features/game/game-over.module.css'
import { announce } from '#renderer/lib/announcer.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { toast } from '#renderer/lib/toast.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { GameFinished } from '#shared/protocol/parts.ts'

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A picture of the result, for a group chat: shared as a file where the device can, else downloaded. */
export function ShareResult({ result, rows }: { result: GameFinished; rows: readonly ScoreRow[] }) {
  const { t } = useTranslation()
  const roomName = useRoomStore(({ model }) => model.room?.name ?? '')
  const [busy, setBusy] = useState(false)
  const picture = async () => {
    const { drawResult } = await import('#renderer/features/game/result-picture.ts')
    const blob = await drawResult(
      rows.map(({ place, username, score }) => ({ place, name: username, points: formatNumber(score) })),
      {
        roomName,
        headline: result.winner?.username ?? t('podium.share.alone'),
        caption: result.wrongGuess ? t('podium.wrongGuess') : '',
        quote: result.wrongGuess ? `“${result.wrongGuess.guess}”` : '',
        more: (count) => t('podium.share.more', { count }),
      },
    )
    return new File([blob], t('podium.share.file'), { type: 'image/png' })
  }
  const give = (file: File) => {
    const files = [file]
    // Not every browser that shares does so with files.
    if ('canShare' in navigator && navigator.canShare({ files })) {
      // Closing the share sheet is not a failure. Some browsers never settle then, so the button does not wait for it.
      navigator.share({ files }).catch(() => undefined)
      return
    }
    download(file)
    announce(t('podium.share.saved'))
  }
  const share = async () => {
    setBusy(true)
    try {
      give(await picture())
    } catch {
      toast.error(t('podium.share.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.steps}>
      <Button
        variant="default"
        size="md"
        loading={busy}
        leftSection={<IconShare3 size={20} aria-hidden />}
        onClick={() => void share()}
      >
        {t('podium.share.button')}
      </Button>
    </div>
  )
}
