export { createMaintenance, type MaintenanceService } from './maintenance-service.ts'
