/** Whether something lies over the page that has its own use for keys. */
export const isLayerOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
