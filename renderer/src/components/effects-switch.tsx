import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'

/** Follows the device until the player chooses; then the choice counts, on or off. */
export function EffectsSwitch() {
  const { t } = useTranslation()
  const reduced = useReducedEffects()
  return (
    <Switch
      label={t('settings.motion.label')}
      description={t('settings.motion.hint')}
      checked={reduced}
      onChange={({ currentTarget }) => setPreferences({ motion: currentTarget.checked ? 'reduced' : 'full' })}
    />
  )
}
