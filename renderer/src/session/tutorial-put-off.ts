import { create } from 'zustand'
import { localStore } from '#renderer/lib/storage.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** Whether the player wants the tutorial out of the way for now, on this device. */
export const useTutorialPutOff = create<{ isPutOff: boolean }>(() => ({
  isPutOff: localStore.getItem(STORAGE_KEYS.tutorialPutOff) !== null,
}))

export function putOffTutorial(): void {
  localStore.setItem(STORAGE_KEYS.tutorialPutOff, 'yes')
  useTutorialPutOff.setState({ isPutOff: true })
}

export function takeUpTutorial(): void {
  localStore.removeItem(STORAGE_KEYS.tutorialPutOff)
  useTutorialPutOff.setState({ isPutOff: false })
}

onSignedOut(takeUpTutorial)
