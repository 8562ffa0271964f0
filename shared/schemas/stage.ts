import { z } from 'zod/mini'
import { inviteCodeSchema } from './room.ts'

export const openStageBody = z.object({ code: inviteCodeSchema })

/** Opens room play of this room for a big screen, as long as the room is open and keeps its password. */
export const stageData = z.object({ roomId: z.string(), stageToken: z.string() })
export type StagePass = z.infer<typeof stageData>
