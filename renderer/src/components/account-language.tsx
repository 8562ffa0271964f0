import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { saveLanguage } from '#renderer/session/account-changes.ts'

/** The language of the account: a change is seen and saved at once. */
export function AccountLanguage() {
  const { t } = useTranslation()
  return (
    <LanguageSwitch
      full
      onChange={(language) => {
        saveLanguage(language).catch((error) =>
          toast.error(errorText(error, t('common.language.saveFailed'))),
        )
      }}
    />
  )
}
