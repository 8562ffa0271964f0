import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'

export function ReactionsSwitch() {
  const { t } = useTranslation()
  const reactions = usePreferences((state) => state.reactions)
  return (
    <Switch
      label={t('settings.reactions')}
      checked={reactions}
      onChange={({ currentTarget }) => setPreferences({ reactions: currentTarget.checked })}
    />
  )
}
