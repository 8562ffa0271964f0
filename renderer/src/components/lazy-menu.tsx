import { type ComponentType, useState } from 'react'
import { lazyPart } from '#renderer/components/lazy-part.tsx'

/** A button whose menu is fetched by its first press. The menu draws the same button, and opens at once: `useOpenAtOnce`. */
export function lazyMenu<Props extends object>(
  MenuButton: ComponentType<Props & { onClick: () => void }>,
  load: () => Promise<ComponentType<Props>>,
) {
  const Menu = lazyPart(load)

  return function LazyMenu(props: Props) {
    const [wanted, setWanted] = useState(false)
    const button = <MenuButton {...props} onClick={() => setWanted(true)} />
    return wanted ? <Menu {...props} meanwhile={button} onFailed={() => setWanted(false)} /> : button
  }
}
