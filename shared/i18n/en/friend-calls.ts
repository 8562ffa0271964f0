/** What the calls about friends and other players refuse, in words. The server sends the English text. */
export const friendCalls = {
  notFriends: 'You can only challenge your friends',
  notOnline: 'This player is not online right now',
  closedRoom: 'Nobody else can come into this game',
  unblockFirst: 'You have blocked this player: unblock them first',
  friendsFull: 'You already have {{max}} friends: that is the most there can be',
  theirFriendsFull: 'This player cannot have more friends',
  requestsFull: 'You have {{max}} open requests: wait for an answer, or withdraw one',
  theirRequestsFull: 'This player has too many open requests right now',
  blockedFull: 'You have blocked {{max}} players: unblock one to block another',
  alreadyReported: 'You have already reported this player',
  roomAlreadyReported: 'You have already reported this room',
  ownRoom: 'This room is your own',
  matchedRoom: 'The game put this room together: report the player instead',
}
