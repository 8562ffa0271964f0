import { Popover, SegmentedControl, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EffectsSwitch } from '#renderer/components/effects-switch.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/components/play/sensory-panel.module.css'
import { SensoryTrigger } from '#renderer/components/play/sensory-trigger.tsx'
import { SoundControl } from '#renderer/components/sound-control.tsx'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'

const Silenced = lazyPart<object>(async () =>
  (await import('#renderer/components/play/speech/silenced.tsx')).withTexts(),
)

const SPEECH = ['all', 'news', 'none'] as const

/** Above the toasts, which may tell of what is changed here. */
const LAYER = 500

export function SensoryPanel() {
  const { t } = useTranslation()
  const speech = usePreferences((state) => state.chatSpeech)
  const reactions = usePreferences((state) => state.reactions)
  const { target, opened, setOpened } = useOpenAtOnce<HTMLButtonElement>()
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={320}
      zIndex={LAYER}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <SensoryTrigger ref={target} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('game.senses.button')}>
        <div className={classes.panel}>
          <SoundControl />
          <EffectsSwitch />
          <Switch
            label={t('game.senses.reactions')}
            checked={reactions}
            onChange={({ currentTarget }) => setPreferences({ reactions: currentTarget.checked })}
          />
          <Silenced />
          <span className={classes.caption}>{t('game.senses.speech')}</span>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t('game.senses.speech')}
            value={speech}
            onChange={(value) =>
              setPreferences({ chatSpeech: SPEECH.find((one) => one === value) ?? 'news' })
            }
            data={SPEECH.map((value) => ({ value, label: t(`game.senses.${value}`) }))}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
