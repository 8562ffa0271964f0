/** The socket.io rooms that the account channel sends to. */
export const ofUser = (userId: string): string => `user:${userId}`
export const ofLogin = (loginId: string): string => `login:${loginId}`
export const LOBBY = 'lobby'
