import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '#renderer/components/plain-controls.module.css'
import classes from '#renderer/features/landing/doors.module.css'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { inviteCodeIn, isWhole } from '#renderer/lib/invite-code.ts'

/** Whether one may play by a nickname here. Without an answer nothing is offered. */
function useWelcomesGuests(): boolean {
  const [welcome, setWelcome] = useState(false)
  useEffect(() => {
    fetch(`${endpoint.origin}/api/version`)
      .then((response) => response.json())
      .then(({ data }) => setWelcome(data.guests))
      .catch(() => undefined)
  }, [])
  return welcome
}

/** Ways in without signing up: by the code of an invitation, and as a guest. */
export function Doors() {
  const { t } = useTranslation()
  const fault = useId()
  const [isWrong, setWrong] = useState(false)
  const welcome = useWelcomesGuests()
  const enter = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const code = inviteCodeIn(field?.value ?? '')
    if (isWhole(code)) return location.assign(`/join/${code}`)
    setWrong(true)
    field?.focus()
  }
  return (
    <form className={classes.doors} onSubmit={enter} noValidate>
      <label className={controls.field}>
        {t('landing.doors.code')}
        <input
          onChange={() => setWrong(false)}
          aria-invalid={isWrong}
          aria-describedby={fault}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
      </label>
      <button type="submit" className={controls.button} data-look="plain">
        {t('landing.doors.enter')}
      </button>
      {welcome && (
        <a href="/login#guest" className={controls.button} data-look="plain">
          {t('landing.doors.guest')}
        </a>
      )}
      <p id={fault} role="status" className={classes.fault}>
        {isWrong && t('landing.doors.wrong')}
      </p>
    </form>
  )
}
