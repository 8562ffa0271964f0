import { MaintenanceBanner } from '#renderer/app/maintenance/maintenance-banner.tsx'
import { MaintenancePage } from '#renderer/app/maintenance/maintenance-page.tsx'
import { needTexts, type TextSource } from '#renderer/lib/i18n.ts'

const maintenanceTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/maintenance.ts') : import('#shared/i18n/en/maintenance.ts')

/** What is seen of maintenance: the page in place of the screens, or what announces it above them. */
const MaintenancePart = ({ isPage = false }: { isPage?: boolean }) =>
  isPage ? <MaintenancePage /> : <MaintenanceBanner />

export async function withTexts(): Promise<typeof MaintenancePart> {
  await needTexts(maintenanceTexts)
  return MaintenancePart
}
