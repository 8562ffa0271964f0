import { Button } from '@mantine/core'
import { IconCheck, IconLock, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/features/profile/voices/voice-picker.module.css'
import type { Voice } from '#shared/schemas/voice.ts'

interface VoiceRowProps {
  voice: Voice
  isSelected: boolean
  /** For subscribers, and this player is none. */
  isLocked: boolean
  isPlaying: boolean
  onPreview: () => void
  onSelect: () => void
}

/** One voice: to be heard, and to be chosen. */
export function VoiceRow({ voice, isSelected, isLocked, isPlaying, ...on }: VoiceRowProps) {
  const { t } = useTranslation()
  const { name, ageGroup, gender } = voice
  return (
    <li className={classes.voice} data-selected={isSelected} data-testid="voice">
      <span className={classes.who}>
        <strong>{name}</strong>
        <span>{t(`voices.people.${gender}.${ageGroup}`)}</span>
      </span>
      <Button
        variant="default"
        aria-label={t(isPlaying ? 'voices.stopOf' : 'voices.listenTo', { name })}
        leftSection={
          isPlaying ? <IconPlayerStop size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />
        }
        onClick={on.onPreview}
      >
        {t(isPlaying ? 'voices.stop' : 'voices.listen')}
      </Button>
      {isLocked ? (
        <Button
          variant="default"
          component={Link}
          to="/buy-r3?tab=voice"
          aria-label={t('voices.lockedOf', { name })}
          leftSection={<IconLock size={18} aria-hidden />}
        >
          {t('voices.locked')}
        </Button>
      ) : (
        <Button
          {...(isSelected ? { leftSection: <IconCheck size={18} aria-hidden /> } : { variant: 'default' })}
          aria-label={t(isSelected ? 'voices.isYours' : 'voices.choose', { name })}
          aria-pressed={isSelected}
          onClick={isSelected ? undefined : on.onSelect}
        >
          {t(isSelected ? 'voices.selected' : 'voices.select')}
        </Button>
      )}
    </li>
  )
}
