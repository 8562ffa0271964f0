export { createChallenges } from './challenges.ts'
export { friendRoutes } from './friends-router.ts'
export { createFriendsService } from './friends-service.ts'
