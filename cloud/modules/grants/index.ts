export { grantRules } from './grant-rules-repository.ts'
export { createGrants, type Grants } from './grants-service.ts'
