import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words about friends, challenges and reports, with what their calls refuse. */
export const friendTexts: TextSource = async (locale) =>
  Object.assign(
    {},
    ...(await Promise.all(
      locale === 'it'
        ? [import('#shared/i18n/it/friends.ts'), import('#shared/i18n/it/friend-calls.ts')]
        : [import('#shared/i18n/en/friends.ts'), import('#shared/i18n/en/friend-calls.ts')],
    )),
  )

/** Of the button that opens the friends panel. */
export const friendsButtonTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/friends-button.ts') : import('#shared/i18n/en/friends-button.ts')
