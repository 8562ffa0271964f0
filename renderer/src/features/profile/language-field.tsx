import { useTranslation } from 'react-i18next'
import { AccountLanguage } from '#renderer/components/account-language.tsx'
import classes from '#renderer/features/profile/language-field.module.css'

export function LanguageField() {
  const { t } = useTranslation()
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden>
        {t('profile.account.language')}
      </span>
      <AccountLanguage />
    </div>
  )
}
