import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#renderer/components/play/use-now.ts'
import classes from '#renderer/features/profile/voice-tab.module.css'
import { failureText } from '#renderer/lib/failure-text.ts'
import { AD_TOKENS } from '#shared/constants/store.ts'
import type { RewardedAd } from '#shared/schemas/voice.ts'

interface AdShowProps {
  ad: RewardedAd
  claim: (ad: RewardedAd) => Promise<void>
  onClose: () => void
}

type Outcome = { kind: 'watching' } | { kind: 'granted' } | { kind: 'failed'; error: unknown }

/** A riddle, and after its time the answer. Only then are the tokens asked for. */
export function AdShow({ ad, claim, onClose }: AdShowProps) {
  const { t } = useTranslation()
  const [until] = useState(() => performance.now() + ad.seconds * 1000)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'watching' })
  const [attempt, setAttempt] = useState(0)
  const left = Math.max(until - useNow(outcome.kind === 'watching', 250), 0)
  const isOver = left === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: claimed once, and once more by every press
  useEffect(() => {
    if (!isOver || outcome.kind === 'granted') return
    claim(ad).then(
      () => setOutcome({ kind: 'granted' }),
      (error: unknown) => setOutcome({ kind: 'failed', error }),
    )
  }, [isOver, attempt])

  return (
    <Stack gap="sm" data-testid="ad">
      <p className={classes.riddle}>{ad.riddle}</p>
      {!isOver && (
        <>
          <div className={classes.track} aria-hidden>
            <div className={classes.fill} style={{ width: `${100 - left / ad.seconds / 10}%` }} />
          </div>
          <Text role="timer">{t('store.voice.ad.wait', { count: Math.ceil(left / 1000) })}</Text>
          <Text c="dimmed">{t('store.voice.ad.leaving')}</Text>
        </>
      )}
      <div role="status">
        {isOver && <p className={classes.answer}>{t('store.voice.ad.answer', { answer: ad.answer })}</p>}
        {outcome.kind === 'granted' && t('store.voice.ad.granted', { count: AD_TOKENS })}
        {outcome.kind === 'failed' && `${t('store.voice.ad.failed')} ${failureText(outcome.error)}`}
      </div>
      {isOver && (
        <Group>
          {outcome.kind === 'failed' && (
            <Button onClick={() => setAttempt(attempt + 1)}>{t('common.actions.retry')}</Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common.actions.close')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
