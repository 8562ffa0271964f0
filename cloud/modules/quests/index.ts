export { questRules } from './paid-quests-repository.ts'
export { questRoutes } from './quests-router.ts'
export { createQuestsService, type Quests } from './quests-service.ts'
