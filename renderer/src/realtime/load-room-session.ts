/** The way into rooms, fetched with the first of them: the lobby needs none of it. */
export const loadRoomSession = () => import('./room-session.ts')
