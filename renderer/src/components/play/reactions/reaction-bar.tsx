import { useHotkeys } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { EMOTE_ICONS } from '#renderer/components/play/reactions/emote-icons.ts'
import { ReactionTrail } from '#renderer/components/play/reactions/reaction-trail.tsx'
import classes from '#renderer/components/play/reactions/reactions.module.css'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { react } from '#renderer/realtime/room/room-actions.ts'
import { EMOTES } from '#shared/constants/game.ts'

/** Five emotes, also by Alt+1 to Alt+5, and those that others have just sent (GAME-43). */
export function ReactionBar() {
  const { t } = useTranslation()
  const isOn = usePreferences((state) => state.reactions)
  useHotkeys(
    EMOTES.map((emote, at) => [
      `alt+Digit${at + 1}`,
      () => isOn && void react(emote),
      { usePhysicalKeys: true },
    ]),
    [],
  )
  if (!isOn) return null
  return (
    <div
      className={classes.reactions}
      role="toolbar"
      aria-label={t('reactions.label')}
      data-testid="reactions"
    >
      {EMOTES.map((emote, at) => {
        const Icon = EMOTE_ICONS[emote]
        return (
          <button
            key={emote}
            type="button"
            className={classes.emote}
            aria-label={t(`reactions.${emote}`)}
            aria-keyshortcuts={`Alt+${at + 1}`}
            title={`${t(`reactions.${emote}`)} (Alt+${at + 1})`}
            // A press must not take the focus, and with it the keyboard of a phone, from the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void react(emote)}
          >
            <Icon size={24} aria-hidden />
          </button>
        )
      })}
      <ReactionTrail />
    </div>
  )
}
