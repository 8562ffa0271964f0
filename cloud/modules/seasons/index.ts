export { createSeasons, type Seasons } from './seasons-service.ts'
