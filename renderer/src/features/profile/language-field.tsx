import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import classes from '#renderer/features/profile/language-field.module.css'
import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { saveLanguage } from '#renderer/session/account-language.ts'

/** The language of the account: a change is seen and saved at once. */
export function LanguageField() {
  const { t } = useTranslation()
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden>
        {t('profile.account.language')}
      </span>
      <LanguageSwitch
        full
        onChange={(language) => {
          saveLanguage(language).catch((error) =>
            toast.error(errorText(error, t('common.language.saveFailed'))),
          )
        }}
      />
    </div>
  )
}
