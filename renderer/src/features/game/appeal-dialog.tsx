import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import type { SpokenOf } from '#renderer/features/game/spoken-of.ts'
import { useVoice } from '#renderer/features/game/use-voice.ts'

interface SpeakProps {
  of: SpokenOf
  onClose: () => void
  onSent: () => void
}

export function AppealDialog({ of, onClose, onSent }: SpeakProps) {
  const { t } = useTranslation()
  const [guess, setGuess] = useState(of.guesses[0] ?? '')
  const { say, isSending, failure, isRefused } = useVoice({ what: 'appeal', of, onClose, onSent })
  return (
    <ModalDialog opened onClose={onClose} title={t('quizVoice.appeal')}>
      <Stack gap="md">
        {of.guesses.length > 1 ? (
          <Radio.Group label={t('quizVoice.appealWhich')} value={guess} onChange={setGuess}>
            <Stack gap="xs" mt="xs">
              {of.guesses.map((one) => (
                <Radio key={one} value={one} label={one} />
              ))}
            </Stack>
          </Radio.Group>
        ) : (
          <Text fw={650}>{t('quizVoice.appealOf', { guess })}</Text>
        )}
        {!isRefused && <Text c="dimmed">{t('quizVoice.appealBody')}</Text>}
        {failure !== null && (
          <Text role="alert" c="var(--rr-error)">
            {failure}
          </Text>
        )}
        <Button
          data-autofocus
          variant={isRefused ? 'default' : 'filled'}
          loading={isSending}
          onClick={() => (isRefused ? onClose() : say({ guess }))}
        >
          {t(isRefused ? 'common.actions.close' : 'quizVoice.appealSend')}
        </Button>
      </Stack>
    </ModalDialog>
  )
}
