import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PadView } from '#renderer/features/game/pad-view.tsx'

/** What this device shows while a big screen shows the riddle: the choice, and the pad where it is chosen. */
export function Pad({ isOn, choose }: { isOn: boolean; choose: (isOn: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <SegmentedControl
        mb="xs"
        fullWidth
        aria-label={t('stage.pad.label')}
        value={isOn ? 'pad' : 'all'}
        onChange={(value) => choose(value === 'pad')}
        data={[
          { value: 'pad', label: t('stage.pad.on') },
          { value: 'all', label: t('stage.pad.off') },
        ]}
      />
      {isOn && <PadView />}
    </>
  )
}
