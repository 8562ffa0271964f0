export { type ForeignIdentity, fold, googleUidOf, type Identity, type PublicUser } from './users-rules.ts'
export { createUsersService, type ProfileChanges, type Users } from './users-service.ts'
