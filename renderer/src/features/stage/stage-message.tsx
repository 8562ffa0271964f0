import { useTranslation } from 'react-i18next'
import { LogoSeal } from '#renderer/components/logo.tsx'
import classes from '#renderer/features/stage/stage-message.module.css'
import { useStage } from '#renderer/realtime/stage/stage-store.ts'

/** Why there is no room to be seen, and that it comes by itself. */
export function StageMessage() {
  const { t } = useTranslation()
  const code = useStage((state) => state.code)
  const trouble = useStage((state) => state.trouble) ?? 'opening'
  const hasWhy = trouble === 'no_room' || trouble === 'password' || trouble === 'full'
  return (
    <div className={classes.message} role="status" data-testid="stage-message">
      <LogoSeal size={160} />
      <h1 className={classes.title}>{t(`stage.trouble.${trouble}`, { code })}</h1>
      {hasWhy && <p className={classes.why}>{t(`stage.trouble.${trouble}Why`)}</p>}
    </div>
  )
}
