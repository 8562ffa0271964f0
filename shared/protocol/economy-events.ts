import { z } from 'zod/mini'
import { questSchema } from '../schemas/quests.ts'
import { generationJobSchema } from '../schemas/quiz-generation.ts'
import { receiptSchema } from '../schemas/store.ts'

/** Events of the account channel that few screens need: in the client they parse them, and spare the others their schemas. */
export const economyEventSchemas = {
  /** A purchase was paid, refused, refunded or disputed. */
  purchase_updated: z.object({ receipt: receiptSchema }),
  quest_progress: z.object({ quest: questSchema }),
  quiz_generation: z.object({ job: generationJobSchema }),
  /** A warning was given, or a mute given or lifted: `GET /sanctions` tells. */
  sanctions_changed: z.object({}),
} as const
