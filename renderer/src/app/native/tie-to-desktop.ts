import { offerStandby } from '#renderer/app/native/offer-standby.ts'
import { appRouter } from '#renderer/app/router.ts'
import { pageLoad } from '#renderer/features/hosting/enter-party.ts'
import { currentLanguage, i18n } from '#renderer/lib/i18n.ts'
import { isUnder } from '#renderer/lib/path-match.ts'
import { toast } from '#renderer/lib/toast.ts'
import { haptic } from '#renderer/platform/haptics.ts'
import { onNotice } from '#renderer/realtime/notices.ts'
import type { ModelEvent } from '#renderer/realtime/room/handle-room-event.ts'
import { onRoomChange } from '#renderer/realtime/room/room-events.ts'
import type { RoomModel } from '#renderer/realtime/room/room-model.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { Keeping } from '#shared/desktop/ipc.ts'

/** What an event that changed the model feels like. */
function feel(event: ModelEvent, before: RoomModel, after: RoomModel): void {
  if (before === after) return
  if (event.name === 'guess_result' && event.payload.result === 'correct') haptic('light')
  if (event.name === 'game_finished' && after.result?.winner?.userId === after.me) haptic('heavy')
}

function notifyBySystem(desktop: DesktopApi): void {
  onNotice('match_found', ({ roomId }) => {
    haptic('medium')
    void desktop.notify({
      title: i18n.t('desktop.notice.matchFound'),
      body: i18n.t('desktop.notice.matchFoundBody'),
      path: `/room/${roomId}`,
    })
  })
  onNotice('connection_lost', () => {
    void desktop.notify({
      title: i18n.t('desktop.notice.connectionLost'),
      body: i18n.t('desktop.notice.connectionLostBody'),
      path: '/lobby',
    })
  })
}

function tellWhenPlaying(desktop: DesktopApi): void {
  const isPlaying = () => useRoomStore.getState().roomId !== null
  let told = false
  const tell = () => {
    if (isPlaying() === told) return
    told = isPlaying()
    void desktop.setPlaying(told)
  }
  tell()
  useRoomStore.subscribe(tell)
}

/** Hosting is a page of its own: it does without this one. */
export function openPath(path: string): void {
  if (isUnder(path, '/party')) pageLoad.open(path)
  else void appRouter().navigate(path)
}

/** Ties the running app to the system: language, notices, haptics, and when a game is played. */
export function tieToDesktop(desktop: DesktopApi, keeping: Keeping): void {
  const tellLanguage = () => void desktop.setLanguage(currentLanguage())
  tellLanguage()
  i18n.on('languageChanged', tellLanguage)
  notifyBySystem(desktop)
  onRoomChange(({ event, before, after }) => feel(event, before, after))
  tellWhenPlaying(desktop)
  offerStandby(desktop)
  if (keeping === 'session') onSignedIn(() => toast.blank(i18n.t('desktop.login.sessionOnly')))
}
