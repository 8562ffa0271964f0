/** What the connection tells. Most of these words are the specification's, to the letter. */
export const realtime = {
  reconnecting: 'Reconnecting...',
  reconnected: 'Reconnected!',
  reconnectedToServer: 'Reconnected to server',
  connectionFailed: 'Connection failed: {{reason}}',
  connectionLost: 'Connection lost. Returning to lobby...',
  checkingSessions: 'Checking for active sessions...',
  failedToReconnect: 'Failed to reconnect',
  notAuthenticated: 'Not authenticated',
  joinTimeout: 'Room join timeout',
  joinFailed: 'Failed to join room',
  roomError: 'Room error occurred',
  justLeft_one: 'You have just left a room. You can join again in {{count}} second.',
  justLeft_other: 'You have just left a room. You can join again in {{count}} seconds.',
  previousGameEnded: 'The previous game has ended. You have been returned to the lobby.',
  home: {
    kicked: 'The host has removed you from the room.',
    seatLost: 'You were away for too long: your seat is free again.',
    roomClosed: 'The host has closed the room.',
    empty: 'The room has closed because nobody was in it.',
    serverStopping: 'The server is being restarted. Please come back in a moment.',
  },
}
