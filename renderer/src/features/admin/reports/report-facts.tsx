import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import { UserLink } from '#renderer/features/admin/frame/user-link.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { currentLocale, i18n } from '#renderer/lib/i18n.ts'
import type { AdminReportData } from '#shared/schemas/admin-reports.ts'

const shareOf = (part: number, all: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(part / all)

function reliabilityText({ open, upheld, dismissed }: AdminReportData['reliability']): string {
  const decided = upheld + dismissed
  if (decided === 0) return i18n.t('adminReports.unproven', { open })
  return i18n.t('adminReports.reliable', { upheld, decided, share: shareOf(upheld, decided), open })
}

/** Who says what of whom, and what became of it. */
export function ReportFacts({ data: { report, reliability } }: { data: AdminReportData }) {
  const { t } = useTranslation()
  const { reporter, reported, subject, room, closed } = report
  return (
    <FactList
      facts={[
        [t('adminReports.state'), t(`adminReports.states.${report.state}`)],
        [t('adminReports.kind'), t(`adminReports.kinds.${report.kind}`)],
        [t('adminReports.words'), report.reason === '' ? null : report.reason],
        [t('adminReports.at'), formatMoment(report.at)],
        [
          t(subject === 'room' ? 'adminReports.host' : 'adminReports.reported'),
          <UserLink key="reported" user={reported} />,
        ],
        [t('adminReports.reporter'), <UserLink key="reporter" user={reporter} />],
        [t('adminReports.reliability'), reliabilityText(reliability)],
        [
          t('adminReports.room'),
          room && (
            <Anchor key="room" component={Link} to={`/admin/rooms/${room.id}`}>
              {room.name ?? room.id}
            </Anchor>
          ),
        ],
        [
          t('adminReports.closedBy'),
          closed &&
            t('adminReports.closedNote', {
              at: formatMoment(closed.at),
              admin: closed.by.username ?? t('adminReports.gone'),
            }),
        ],
        [t('adminReports.note'), closed && closed.note !== '' ? closed.note : null],
      ]}
    />
  )
}

/** How a reported room was set up. */
export function RoomFacts({ settings }: { settings: NonNullable<AdminReportData['settings']> }) {
  const { t } = useTranslation()
  const yesNo = (isSo: boolean): string => t(isSo ? 'adminReports.yes' : 'adminReports.no')
  const { maxPlayers, rounds, timePerRound, difficulty, language } = settings
  return (
    <FactList
      facts={[
        [t('adminReports.settingNames.language'), t(`common.language.${language}`)],
        [t('adminReports.settingNames.difficulty'), t(`common.difficulty.${difficulty}`)],
        [t('adminReports.settingNames.seats'), maxPlayers],
        [t('adminReports.settingNames.rounds'), rounds],
        [t('adminReports.settingNames.time'), timePerRound],
        [t('adminReports.settingNames.ownQuizzes'), yesNo(settings.customQuizzes)],
        [t('adminReports.settingNames.password'), yesNo(settings.hasPassword)],
        [t('adminReports.settingNames.listed'), yesNo(settings.listed)],
        [t('adminReports.settingNames.guests'), yesNo(settings.guests)],
        [
          t('adminReports.settingNames.prize'),
          settings.tokenReward === 0 ? null : `${settings.tokenReward} R3`,
        ],
      ]}
    />
  )
}
