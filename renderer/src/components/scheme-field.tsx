import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const SCHEMES = ['dark', 'light', 'auto'] as const

/** Dark, light, or as the device has it. */
export function SchemeField() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('settings.colorScheme.label')}
      value={colorScheme}
      onChange={(value) => setColorScheme(SCHEMES.find((one) => one === value) ?? 'dark')}
      data={SCHEMES.map((scheme) => ({ value: scheme, label: t(`settings.colorScheme.${scheme}`) }))}
    />
  )
}
