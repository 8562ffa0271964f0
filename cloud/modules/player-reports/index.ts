export { playerReportRoutes } from './player-reports-router.ts'
export { createPlayerReports } from './player-reports-service.ts'
