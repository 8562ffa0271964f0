import { Anchor, Divider, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** In the desktop app: a party on the own network, which needs no account. */
export function PlayHere() {
  const { t } = useTranslation()
  return (
    <>
      <Divider my="md" />
      <Text>
        <Anchor href="/party">{t('desktop.party.here')}</Anchor>
        <br />
        {t('desktop.party.hereHint')}
      </Text>
    </>
  )
}
