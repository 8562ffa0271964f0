import { createBrowserRouter } from 'react-router'
import { hideLinkToken } from '#renderer/app/link-token.ts'
import { putLobbyBehind } from '#renderer/app/lobby-behind.ts'
import { ignoreRepeatedNavigation } from '#renderer/app/navigation-guard.ts'
import { makeRoutes } from '#renderer/app/routes.tsx'

hideLinkToken()
putLobbyBehind()
export const router = ignoreRepeatedNavigation(createBrowserRouter(makeRoutes()))
