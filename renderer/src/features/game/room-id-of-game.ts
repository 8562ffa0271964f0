const PREFIX = 'game-'

/** A game's id is its room's with a prefix: an address may name either. */
export const roomIdOfGame = (gameId: string): string =>
  gameId.startsWith(PREFIX) ? gameId.slice(PREFIX.length) : gameId
