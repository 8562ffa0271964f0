import { useTranslation } from 'react-i18next'
import { PlainSwitch } from '#renderer/components/plain-switch.tsx'
import classes from '#renderer/features/lobby/shortcut-hints.module.css'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'

const KEYS = [
  ['/', 'search'],
  ['N', 'create'],
  ['C', 'code'],
  ['↑ ↓', 'rows'],
] as const

/** The keys of this page, and the switch that turns them off: single letters get in the way of speech input. */
export function ShortcutHints() {
  const { t } = useTranslation()
  const on = usePreferences((state) => state.shortcuts)
  return (
    <section className={classes.hints} aria-label={t('lobby.shortcuts.title')}>
      {KEYS.map(([key, what]) => (
        <span key={key} className={classes.hint}>
          <kbd className={classes.key}>{key}</kbd> {t(`lobby.shortcuts.${what}`)}
        </span>
      ))}
      <PlainSwitch
        label={t('lobby.shortcuts.on')}
        checked={on}
        onChange={(shortcuts) => setPreferences({ shortcuts })}
      />
    </section>
  )
}
