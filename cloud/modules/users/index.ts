export { type ForeignIdentity, fold, googleUidOf, type Identity } from './users-rules.ts'
export { createUsersService, type ProfileChanges, type PublicUser, type Users } from './users-service.ts'
