import { useTranslation } from 'react-i18next'
import { ChatLog } from '#renderer/components/play/chat-log.tsx'
import { Composer } from '#renderer/components/play/composer.tsx'
import { Reactions } from '#renderer/components/play/reactions/reactions.tsx'
import classes from '#renderer/features/room/room-chat.module.css'
import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

export function RoomChat({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const lines = useRoomStore(({ model }) => linesOf(model, roomId))
  const me = useRoomStore(({ model }) => model.me)
  return (
    <section className={classes.chat} data-part="chat">
      <h2 className={classes.heading}>{t('room.chat.heading')}</h2>
      <ChatLog lines={lines} me={me} />
      <div className={classes.composer}>
        <Reactions />
        <Composer
          roomId={roomId}
          label={t('room.composer.label')}
          placeholder={t('room.composer.placeholder')}
        />
      </div>
    </section>
  )
}
