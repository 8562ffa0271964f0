/** Whether a dialog or menu is open, which handles keys itself. */
export const isLayerOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
