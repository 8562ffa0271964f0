/** The author of a line that those who run the service write: no user has this id, and no username a space. */
export const TEAM_USER_ID = 'team'
/** For clients that know no such line; the others say it in their language. */
export const TEAM_NAME = 'Riddle Rooms'
