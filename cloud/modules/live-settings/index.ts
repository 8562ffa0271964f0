export { createLiveSettings, type LiveSettingsService } from './live-settings-service.ts'
