import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { hasHostRights } from '#renderer/components/play/host-rights.ts'
import { LeaveButton } from '#renderer/components/play/leave-button.tsx'
import { SensoryButton } from '#renderer/components/play/sensory-button.tsx'
import { InviteCard } from '#renderer/features/room/invite-card.tsx'
import { PlayerGrid } from '#renderer/features/room/player-grid.tsx'
import { ReadyBar } from '#renderer/features/room/ready-bar.tsx'
import { RoomChat } from '#renderer/features/room/room-chat.tsx'
import { RulesCard } from '#renderer/features/room/rules-card.tsx'
import { StartCountdown } from '#renderer/features/room/start-countdown.tsx'
import { useFilledUpNotice } from '#renderer/features/room/use-filled-up-notice.ts'
import { useRoomAnnouncer } from '#renderer/features/room/use-room-announcer.ts'
import { useUnread } from '#renderer/features/room/use-unread.ts'
import classes from '#renderer/features/room/waiting-room.module.css'
import { useRootMark } from '#renderer/hooks/use-root-mark.ts'
import { stageTexts } from '#renderer/lib/stage-texts.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { knowsAccounts } from '#renderer/session/account.ts'

const StageButton = lazyPart(
  async () => (await import('#renderer/features/room/stage-button.tsx')).StageButton,
  stageTexts,
)
const MatchHead = lazyPart(async () => (await import('#renderer/features/room/match-head.tsx')).MatchHead)

const PartyInvite = lazyPart(
  async () => (await import('#renderer/features/room/party-invite.tsx')).PartyInvite,
)
const Invite = knowsAccounts() ? InviteCard : PartyInvite

const TABS = ['players', 'chat', 'rules'] as const
type Tab = (typeof TABS)[number]

/** The room before the game. On a phone its parts are tabs. */
export function WaitingRoom() {
  const { t } = useTranslation()
  const room = useRoomStore(({ model }) => model.room)
  const me = useRoomStore(({ model }) => model.me)
  const [tab, setTab] = useState<Tab>('players')
  const unread = useUnread(tab === 'chat')
  useRoomAnnouncer()
  useRootMark('fills', tab === 'chat' ? 'always' : 'wide')
  useFilledUpNotice()
  if (!room) return null
  const labelOf = (one: Tab) =>
    one === 'chat' && unread > 0 ? (
      <span>
        {t('room.tabs.chat')} <b className={classes.unread}>{t('room.tabs.unread', { count: unread })}</b>
      </span>
    ) : (
      t(`room.tabs.${one === 'rules' && room.matched ? 'rulesAlone' : one}`)
    )
  return (
    <div className={classes.page} data-tab={tab} data-testid="room-page">
      <header className={classes.head}>
        {room.matched ? (
          <MatchHead room={room} meanwhile={<h1 className={classes.title}>{t('room.match.found')}</h1>} />
        ) : (
          <div className={classes.names}>
            <p className={classes.mode}>{t(`common.mode.${room.mode}`)}</p>
            <h1 className={classes.title}>{room.name}</h1>
          </div>
        )}
        <div className={classes.tools}>
          {room.inviteCode !== undefined && hasHostRights(room, me) && <StageButton room={room} />}
          <SensoryButton />
          <LeaveButton warning={t(room.matched ? 'room.leave.match' : 'room.leave.waiting')} />
        </div>
      </header>
      <SegmentedControl
        className={classes.tabs ?? ''}
        fullWidth
        aria-label={t('room.tabs.label')}
        value={tab}
        onChange={(value) => setTab(TABS.find((one) => one === value) ?? 'players')}
        data={TABS.map((value) => ({ value, label: labelOf(value) }))}
      />
      <div className={classes.people}>
        <PlayerGrid room={room} />
      </div>
      <div className={classes.side}>
        {room.inviteCode !== undefined && !room.matched && <Invite code={room.inviteCode} />}
        <RulesCard room={room} />
      </div>
      <RoomChat roomId={room.id} />
      <ReadyBar room={room} />
      <StartCountdown />
    </div>
  )
}
