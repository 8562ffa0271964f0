/** Apart from what it fetches, so that a screen names one file in place of all that a menu needs: its first chunk is that much lighter. */
export const loadPersonMenu = async () =>
  (await import('#renderer/components/people/person-menu.tsx')).withTexts()
