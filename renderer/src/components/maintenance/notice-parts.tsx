import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export function Duration({ minutes }: { minutes: number | undefined }) {
  const { t } = useTranslation()
  return minutes !== undefined && <> {t('maintenance.takes', { count: minutes })}</>
}

export function SupportLink({ url }: { url: string | undefined }) {
  const { t } = useTranslation()
  return (
    url !== undefined && (
      <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
        {t('maintenance.support')}
      </Anchor>
    )
  )
}
