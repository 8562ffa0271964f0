import { notifications } from '@mantine/notifications'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { teamTexts } from '#renderer/lib/team-texts.ts'

/** Says that the team has closed the room, and why, until it is closed itself: it is read in one's own time. */
export async function showClosedByTeam(reason: string | undefined): Promise<void> {
  await needTexts(teamTexts)
  notifications.show({
    message: `${i18n.t('team.closed')} ${reason ?? i18n.t('team.chooseAnother')}`,
    autoClose: false,
    role: 'alert',
    'data-kind': 'blank',
  })
}
