import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoonStars, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Switches between dark and light; the account menu also offers the device's setting. */
export function SchemeSwitch() {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const next = useComputedColorScheme('dark') === 'dark' ? 'light' : 'dark'
  const label = t(`common.colorScheme.to.${next}`)
  return (
    <ActionIcon size={40} onClick={() => setColorScheme(next)} aria-label={label} title={label}>
      {next === 'light' ? <IconSun size={22} aria-hidden /> : <IconMoonStars size={22} aria-hidden />}
    </ActionIcon>
  )
}
