import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'

/** Stands as the device has it until the player says otherwise: then it is their word that counts, both ways. */
export function EffectsSwitch() {
  const { t } = useTranslation()
  const reduced = useReducedEffects()
  return (
    <Switch
      label={t('common.motion.label')}
      description={t('common.motion.hint')}
      checked={reduced}
      onChange={({ currentTarget }) => setPreferences({ motion: currentTarget.checked ? 'reduced' : 'full' })}
    />
  )
}
