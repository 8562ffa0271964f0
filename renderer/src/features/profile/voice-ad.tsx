import { Button, Text } from '@mantine/core'
import { IconMovie } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import { AdShow } from '#renderer/features/profile/ad-show.tsx'
import { useAd } from '#renderer/features/profile/use-ad.ts'
import { formatTime } from '#renderer/lib/format-date.ts'
import { AD_TOKENS } from '#shared/constants/store.ts'
import type { VoiceStatus } from '#shared/schemas/voice.ts'

/** Tokens for an ad of our own house, once an hour. */
export function VoiceAd({ status: { canWatchAd, nextAdAt } }: { status: VoiceStatus }) {
  const { t } = useTranslation()
  const { ad, isAsking, ask, ...watching } = useAd()
  // What it shows stays until it has closed.
  const [isOpen, setOpen] = useState(false)
  const watch = async () => setOpen(await ask())
  return (
    <div>
      <Text mb="sm">{t('store.voice.ad.offer', { count: AD_TOKENS })}</Text>
      {canWatchAd || isOpen ? (
        <Button
          leftSection={<IconMovie size={20} aria-hidden />}
          loading={isAsking}
          onClick={() => void watch()}
        >
          {t('store.voice.ad.watch')}
        </Button>
      ) : (
        <Text c="dimmed">
          {nextAdAt === null
            ? t('store.voice.ad.laterUnknown')
            : t('store.voice.ad.later', { time: formatTime(nextAdAt) })}
        </Text>
      )}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('store.voice.ad.dialog')}>
        {ad && <AdShow key={ad.id} ad={ad} {...watching} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}
