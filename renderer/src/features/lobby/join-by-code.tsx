import { Button, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type Ref, type SyntheticEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/features/lobby/join-by-code.module.css'
import { useJoinByCode } from '#renderer/features/lobby/use-join-by-code.ts'
import { inviteCodeIn, isWhole } from '#renderer/lib/invite-code.ts'

const PasswordField = lazyPart(
  async () => (await import('#renderer/components/password-field.tsx')).PasswordField,
)

interface JoinByCodeProps {
  /** From an invite link: joined at once. */
  invite: string | null
  fieldRef: Ref<HTMLInputElement>
}

export function JoinByCode({ invite, fieldRef }: JoinByCodeProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [cameBack, setCameBack] = useState(false)
  const { step, error, isJoining, join, clearError, back } = useJoinByCode()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an invitation is followed once
  useEffect(() => {
    if (invite === null) return
    setCode(inviteCodeIn(invite))
    void join(inviteCodeIn(invite))
  }, [invite])

  const type = (text: string) => {
    const next = inviteCodeIn(text).slice(0, 12)
    setCode(next)
    clearError()
    // Complete: nobody needs to press anything. Only while typing on, so that a correction is not sent half done.
    if (isWhole(next) && next.length > code.length) void join(next)
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isJoining) return
    await join(code, step === 'code' ? undefined : password)
    // Its only field is what was wrong.
    form.querySelector('input')?.focus()
  }
  return (
    <form
      className={classes.form}
      data-step={step}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="code-title"
    >
      <h2 id="code-title" className={classes.title}>
        {step === 'code' ? t('lobby.code.title') : t('lobby.code.passwordTitle')}
      </h2>
      {step === 'code' ? (
        <TextInput
          ref={fieldRef}
          classNames={{ input: classes.code ?? '' }}
          label={t('lobby.code.label')}
          description={t('lobby.code.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={code}
          onChange={(event) => type(event.currentTarget.value)}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // The button that led back here is gone, and the focus with it.
          autoFocus={cameBack}
        />
      ) : (
        <PasswordField
          label={t('lobby.code.passwordLabel')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error}
          autoComplete="off"
          // The code was accepted: its field is gone, and the focus with it.
          autoFocus
        />
      )}
      <div className={classes.actions}>
        {step === 'password' && (
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={() => {
              setCameBack(true)
              back()
            }}
          >
            {t('lobby.code.back')}
          </Button>
        )}
        <Button type="submit" variant="default" loading={isJoining} className={classes.join}>
          {t('lobby.code.join')}
        </Button>
      </div>
    </form>
  )
}
