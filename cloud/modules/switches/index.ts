export { createSwitches, type Switches } from './switches-service.ts'
