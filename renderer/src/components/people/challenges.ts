import { type Challenge, useSocial } from '#renderer/components/people/social-store.ts'

const without = (challenges: readonly Challenge[], roomId: string) =>
  challenges.filter(({ room }) => room.id !== roomId)

/** The newest first; the same room once. */
export const addChallenge = (challenge: Challenge): void =>
  useSocial.setState(({ challenges }) => ({
    challenges: [challenge, ...without(challenges, challenge.room.id)],
  }))

export const dropChallenge = (roomId: string): void =>
  useSocial.setState(({ challenges }) => ({ challenges: without(challenges, roomId) }))
