export { adRules } from './paid-ads-repository.ts'
export { houseAds } from './rewarded-ads.ts'
export { voiceRoutes } from './voice-router.ts'
export { createVoiceService } from './voice-service.ts'
