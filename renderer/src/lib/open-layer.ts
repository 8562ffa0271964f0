const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether a dialog or menu is open, which handles keys itself. */
export const isLayerOpen = (): boolean => document.querySelector(LAYER) !== null

/** Whether a key was pressed in a dialog or menu. It may have closed that already, which is not in the page any more then. */
export const isInLayer = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(LAYER) !== null
