export { allRooms, listedRooms, roomCounts } from './listed-rooms.ts'
export { createRoomDirectory, GONE_AFTER_MS, type RoomChange, roomSweep } from './room-directory.ts'
export { roomsAccountPart } from './rooms-account-part.ts'
export {
  codeLimit,
  createLimit,
  inviteRoutes,
  joinLimit,
  roomListRoutes,
  roomRoutes,
} from './rooms-router.ts'
export { stageRoutes } from './stage-router.ts'
export { userPlaces } from './user-places.ts'
