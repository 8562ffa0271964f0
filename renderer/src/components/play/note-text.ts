import { currentLocale, i18n } from '#renderer/lib/i18n.ts'
import type { Note } from '#renderer/realtime/room/room-model.ts'
import type { room } from '#shared/i18n/en/room.ts'

type SettingName = keyof typeof room.settings
const isSetting = (name: string): name is SettingName => i18n.exists(`room.settings.${name}`)

function settingNames(settings: readonly string[]): string {
  const names = settings.filter(isSetting).map((name) => i18n.t(`room.settings.${name}`))
  return new Intl.ListFormat(currentLocale()).format([...new Set(names)])
}

const hasWords = (line: string): boolean => /\S\s+\S/u.test(line)

/** A note in words. `me` is told of what they did themselves. */
export function noteText(note: Note, me: string): string {
  switch (note.kind) {
    case 'joined':
    case 'left':
    case 'away':
    case 'back':
    case 'host':
      return i18n.t(`room.chat.${note.kind}`, { name: note.username })
    case 'changed':
      return i18n.t('room.chat.changed', { settings: settingNames(note.settings) })
    case 'solved':
      return note.userId === me
        ? i18n.t('room.chat.solvedYou')
        : i18n.t('room.chat.solved', { name: note.username })
    case 'close':
      return i18n.t(hasWords(note.message) ? 'room.chat.close' : 'room.chat.closeWord', {
        message: note.message,
      })
    case 'round':
      return i18n.t('room.chat.round', { round: note.round })
  }
}
