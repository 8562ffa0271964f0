/** Where a party is unless it is told another port: this one is asked where nothing announces itself. */
export const LAN_PORT = 8790
/** The name by which hosts announce themselves on the network: `_riddlerooms._tcp`. */
export const LAN_SERVICE = 'riddlerooms'
/** Without its own page a party says who it is in this tag of the client's page. */
export const HOST_META = 'riddle-rooms-host'
export const PARTY_NAME_MAX = 40
/** A start without an answer for so long has failed. */
export const LAN_START_MS = 20_000
