import { useMutation } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { saveFile } from '#renderer/lib/save-file.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { User } from '#shared/schemas/user.ts'

/** The file holds whatever the server has. */
const everything = z.unknown()

/** Saves all that is stored about a player as a file, as their own export would. */
export const useExport = ({ username }: Pick<User, 'username'>, path: string) =>
  useMutation({
    mutationFn: async () => {
      const data = await api.get(`${path}/export`, { schema: everything })
      saveFile(`${username}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
    onError: (error) => void toast.error(failureText(error)),
  })
