export { createUsersService, type PublicUser, type Users } from './users-service.ts'
