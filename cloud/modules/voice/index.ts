export { createVoice } from './create-voice.ts'
export { adRules } from './paid-ads-repository.ts'
export { audioRules } from './paid-audio-repository.ts'
