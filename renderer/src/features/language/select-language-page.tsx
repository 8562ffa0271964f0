import { Button, Radio } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Logo } from '#renderer/components/logo.tsx'
import classes from '#renderer/features/language/select-language-page.module.css'
import { errorText } from '#renderer/lib/error-text.ts'
import { currentLanguage, setLanguage } from '#renderer/lib/i18n.ts'
import { placeAfterLogin } from '#renderer/lib/place-after-login.ts'
import { toast } from '#renderer/lib/toast.ts'
import { saveLanguage } from '#renderer/session/account-changes.ts'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'

export function SelectLanguagePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [language, setChosen] = useState<Language>(currentLanguage)
  const [isSaving, setSaving] = useState(false)

  const choose = (value: string) => {
    const next = value === 'italian' ? 'italian' : 'english'
    setChosen(next)
    setLanguage(next)
  }
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await saveLanguage(language)
      await navigate(placeAfterLogin(search))
    } catch (error) {
      toast.error(errorText(error, t('common.language.saveFailed')))
    } finally {
      setSaving(false)
    }
  }
  return (
    <form className={classes.page} onSubmit={(event) => void save(event)}>
      <Logo size={44} />
      <div>
        <h1 className={classes.title}>{t('language.title')}</h1>
        <p className={classes.lead}>{t('language.lead')}</p>
      </div>
      <Radio.Group value={language} onChange={choose} aria-label={t('language.options')}>
        <div className={classes.cards}>
          {LANGUAGES.map((one) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the radio is inside
            <label
              key={one}
              className={classes.card}
              data-chosen={one === language}
              lang={one === 'italian' ? 'it' : 'en'}
            >
              <Radio value={one} size="md" aria-label={t(`language.${one}`)} />
              <span className={classes.name}>{t(`language.${one}`)}</span>
              <span className={classes.sample}>{t(`language.${one}Sample`)}</span>
            </label>
          ))}
        </div>
      </Radio.Group>
      <Button type="submit" size="lg" loading={isSaving}>
        {t('language.confirm')}
      </Button>
    </form>
  )
}
