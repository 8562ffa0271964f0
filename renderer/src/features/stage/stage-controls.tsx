import { useHotkeys } from '@mantine/hooks'
import { IconLanguage, IconMaximize, IconMinimize, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/stage/stage-controls.module.css'
import { useFullScreen } from '#renderer/features/stage/use-full-screen.ts'
import { useStageLanguage } from '#renderer/features/stage/use-stage-language.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'

/** Full screen, sound and language, by button or key. They hide while nobody moves, and come with the keyboard's focus. */
export function StageControls({ hidden, startSounds }: { hidden: boolean; startSounds: () => () => void }) {
  const { t } = useTranslation()
  const shortcuts = usePreferences((state) => state.shortcuts)
  const full = useFullScreen()
  const otherLanguage = useStageLanguage()
  // Quiet until it is wanted: the television's own sound may be on, and the room's phones sound already.
  const [sounds, setSounds] = useState(false)
  useEffect(() => (sounds ? startSounds() : undefined), [sounds, startSounds])
  const toggleSounds = () => setSounds((on) => !on)
  useHotkeys(
    shortcuts
      ? [
          ['f', () => full?.toggle()],
          ['s', toggleSounds],
          ['l', otherLanguage],
        ]
      : [],
  )
  return (
    <fieldset className={classes.controls} data-hidden={hidden} aria-label={t('stage.controls.label')}>
      {full && (
        <Control
          hotkey="F"
          icon={full.isFull ? <IconMinimize aria-hidden /> : <IconMaximize aria-hidden />}
          onClick={full.toggle}
        >
          {t(full.isFull ? 'stage.controls.window' : 'stage.controls.fullScreen')}
        </Control>
      )}
      <Control
        hotkey="S"
        icon={sounds ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
        pressed={sounds}
        onClick={toggleSounds}
      >
        {t(sounds ? 'stage.controls.sound' : 'stage.controls.quiet')}
      </Control>
      <Control hotkey="L" icon={<IconLanguage aria-hidden />} onClick={otherLanguage}>
        {t('stage.controls.language')}
      </Control>
    </fieldset>
  )
}

interface ControlProps {
  hotkey: string
  icon: ReactNode
  pressed?: boolean
  onClick: () => void
  children: string
}

function Control({ hotkey, icon, pressed, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={classes.control}
      aria-keyshortcuts={hotkey}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {icon}
      {children}
      <kbd aria-hidden>{hotkey}</kbd>
    </button>
  )
}
