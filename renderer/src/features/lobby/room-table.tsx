import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Difficulty } from '#renderer/components/difficulty.tsx'
import { RoomAction, type RoomActions } from '#renderer/features/lobby/room-action.tsx'
import { RoomName, RoomReward, RoomStatusMark, RulesText } from '#renderer/features/lobby/room-facts.tsx'
import classes from '#renderer/features/lobby/room-table.module.css'
import type { Room } from '#shared/schemas/room.ts'

const COLUMNS = ['room', 'mode', 'difficulty', 'players', 'rules', 'status', 'reward'] as const

interface RoomTableProps extends RoomActions {
  rooms: readonly Room[]
}

export function RoomTable({ rooms, ...actions }: RoomTableProps) {
  const { t } = useTranslation()
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t('lobby.rooms.caption', { count: rooms.length })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`lobby.rooms.${column}`)}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('lobby.rooms.action')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <tr key={room.id} data-room-id={room.id}>
            <th scope="row">
              <RoomName room={room} />
              <span className={classes.host}>
                {room.host.username} · {t(`common.language.${room.language}`)}
              </span>
            </th>
            <td className={classes.mode}>{t(`common.mode.${room.mode}`)}</td>
            <td>
              <Difficulty level={room.difficulty} />
            </td>
            <td className={classes.number}>
              {t('lobby.rooms.playersOf', { n: room.players.length, of: room.maxPlayers })}
            </td>
            <td>
              <RulesText room={room} />
            </td>
            <td>
              <RoomStatusMark room={room} />
            </td>
            <td>
              <RoomReward room={room} />
            </td>
            <td className={classes.action}>
              <RoomAction room={room} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
