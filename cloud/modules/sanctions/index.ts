export { type Bans, createBans } from './bans.ts'
export { createMutes, type Mutes } from './mutes.ts'
export { sanctionRoutes } from './sanctions-router.ts'
export { type Case, createSanctions, type Sanctions } from './sanctions-service.ts'
