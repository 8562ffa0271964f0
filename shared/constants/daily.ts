/** The riddle of the day. */
export const DAILY_GUESSES = 5
/** A riddle suits a day when its answer has so many letters: each wrong guess opens one, and one stays hidden. */
export const DAILY_LETTERS_MIN = 5
/** In days: a riddle does not come again sooner, once there are enough of its language. */
export const DAILY_REST_DAYS = 365
export const DAILY_RIDDLES_ENOUGH = 400
/** In days: a device that was not seen for so long is forgotten. */
export const DAILY_DEVICE_KEPT_DAYS = 56
/** Who plays without an account says by it who they are. */
export const DEVICE_TOKEN_HEADER = 'X-Device-Token'
