import { useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { gameModesData } from '#shared/schemas/game.ts'

export const useGameModes = () =>
  useQuery({
    queryKey: ['game-modes'],
    queryFn: async ({ signal }) => {
      const { gameModes } = await api.get('/gamemode/modes', { schema: gameModesData, signal })
      return gameModes
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
