import { createBrowserRouter } from 'react-router'
import { ignoreRepeatedNavigation } from '#renderer/app/navigation-guard.ts'
import { makeRoutes } from '#renderer/app/routes.tsx'

export const router = ignoreRepeatedNavigation(createBrowserRouter(makeRoutes()))
