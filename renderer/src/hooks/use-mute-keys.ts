import { useHotkeys } from '@mantine/hooks'
import { i18n } from '#renderer/lib/i18n.ts'
import { isLayerOpen } from '#renderer/lib/open-layer.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { toast } from '#renderer/lib/toast.ts'

let told = ''

function toggle({ repeat }: KeyboardEvent): void {
  if (repeat) return
  const muted = !usePreferences.getState().muted
  setPreferences({ muted })
  // Only the latest state is worth a toast.
  toast.dismiss(told)
  told = toast.blank(i18n.t(muted ? 'common.sound.muted' : 'common.sound.unmuted'))
}

/** In a game a letter typed anywhere goes to the answer input, in an open layer to the layer. */
const isTaken = (): boolean => document.querySelector('[data-takes-letters]') !== null || isLayerOpen()

/** Alt+M at any time; M alone outside text fields, unless single-key shortcuts are switched off. */
export function useMuteKeys(): void {
  const shortcuts = usePreferences((state) => state.shortcuts)
  useHotkeys([['alt+M', toggle, { usePhysicalKeys: true }]], [])
  useHotkeys(
    shortcuts
      ? [
          [
            'm',
            (event) => {
              if (!isTaken()) toggle(event)
            },
            { preventDefault: false },
          ],
        ]
      : [],
  )
}
