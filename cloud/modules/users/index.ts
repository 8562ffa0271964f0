export { createUsersService, type Users } from './users-service.ts'
