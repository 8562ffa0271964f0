import { createBrowserRouter } from 'react-router'
import { ignoreRepeatedNavigation } from '#renderer/app/navigation-guard.ts'
import { routes } from '#renderer/app/routes.tsx'

export const router = ignoreRepeatedNavigation(createBrowserRouter(routes))
