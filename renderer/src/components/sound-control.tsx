import { ActionIcon, Slider } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/sound-control.module.css'
import { playSound } from '#renderer/lib/audio/sound.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'

const BUSES = [
  { bus: 'master', mute: 'muted' },
  { bus: 'effects', mute: 'effectsMuted' },
  { bus: 'voice', mute: 'voicesMuted' },
] as const

/** How loud everything is, and effects and voices among it. Letting go of a slider lets the level of effects be heard. */
export function SoundControl() {
  const { t } = useTranslation()
  const preferences = usePreferences()
  const { volumes } = preferences
  return (
    <fieldset className={classes.rows} aria-label={t('settings.sound.label')}>
      {BUSES.map(({ bus, mute }) => {
        const name = t(`settings.sound.${bus}`)
        const muted = preferences[mute]
        const Icon = muted ? IconVolumeOff : IconVolume
        return (
          <div key={bus} className={classes.row} data-muted={muted}>
            <span aria-hidden>{name}</span>
            <Slider
              className={classes.slider ?? ''}
              thumbLabel={name}
              label={null}
              step={5}
              value={volumes[bus]}
              onChange={(value) => setPreferences({ volumes: { ...volumes, [bus]: value }, [mute]: false })}
              onChangeEnd={() => bus !== 'voice' && playSound('join')}
            />
            <ActionIcon
              className={classes.mute ?? ''}
              variant="subtle"
              aria-label={t('settings.sound.mute', { what: name })}
              aria-pressed={muted}
              onClick={() => setPreferences({ [mute]: !muted })}
            >
              <Icon size={22} aria-hidden />
            </ActionIcon>
          </div>
        )
      })}
      <p className={classes.keys}>{t('settings.sound.keys')}</p>
    </fieldset>
  )
}
