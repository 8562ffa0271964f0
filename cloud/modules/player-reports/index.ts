export { playerReportRoutes } from './player-reports-router.ts'
export { createPlayerReports } from './player-reports-service.ts'
export { createReportReview, type ReportReview } from './report-review.ts'
