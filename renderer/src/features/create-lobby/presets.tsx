import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type LobbyForm, PRESETS, type PresetName } from '#renderer/features/create-lobby/lobby-form.ts'
import classes from '#renderer/features/create-lobby/presets.module.css'

interface PresetsProps {
  form: LobbyForm
  hasLast: boolean
  onPreset: (name: PresetName) => void
  onLast: () => void
}
const NAMES = Object.keys(PRESETS) as PresetName[]

export function Presets({ form, hasLast, onPreset, onLast }: PresetsProps) {
  const { t } = useTranslation()
  const isChosen = (name: PresetName) =>
    PRESETS[name].rounds === form.rounds && PRESETS[name].timePerRound === form.timePerRound
  return (
    <fieldset aria-label={t('createLobby.presets.title')} className={classes.presets}>
      {NAMES.map((name) => (
        <UnstyledButton
          key={name}
          className={classes.preset}
          aria-pressed={isChosen(name)}
          onClick={() => onPreset(name)}
        >
          <strong>{t(`createLobby.presets.${name}`)}</strong>
          <span>{t(`createLobby.presets.${name}Hint`)}</span>
        </UnstyledButton>
      ))}
      {hasLast && (
        <UnstyledButton className={classes.preset} onClick={onLast}>
          <strong>{t('createLobby.presets.last')}</strong>
        </UnstyledButton>
      )}
    </fieldset>
  )
}
