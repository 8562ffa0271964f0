import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const LINK = { color: 'var(--rr-text)' }

/** What one agrees to by the button above. In pieces: the library's way to put links into a text weighs on every visit. */
export function LegalNote() {
  const { t } = useTranslation()
  return (
    <Text size="sm" c="var(--rr-muted)" data-testid="legal-note">
      {t('auth.legal.accept')}{' '}
      <Link to="/terms-of-service" style={LINK}>
        {t('auth.legal.terms')}
      </Link>
      . {t('auth.legal.data')}{' '}
      <Link to="/privacy-policy" style={LINK}>
        {t('auth.legal.privacy')}
      </Link>
      .
    </Text>
  )
}
