export { fold } from './users-rules.ts'
export { createUsersService, type Users } from './users-service.ts'
