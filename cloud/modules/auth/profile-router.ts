import type { ClientUser } from '#cloud/client-user.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { languageBody, profileBody, tutorialStepBody } from '#shared/schemas/auth.ts'
import { userData } from '#shared/schemas/auth-data.ts'
import type { ProfileService } from './profile-service.ts'

/** Changing one's own account. */
export const profileRoutes = (users: Users, profiles: ProfileService, clientUser: ClientUser): Route[] => [
  route({
    method: 'patch',
    path: '/auth/profile',
    access: 'player',
    tag: 'profile',
    summary: 'Change name, address, avatar or who sees the collection',
    body: profileBody,
    response: userData,
    handle: async ({ caller, body }) => ({
      user: await clientUser(await profiles.change(caller, body)),
    }),
  }),
  route({
    method: 'patch',
    path: '/auth/language',
    access: 'player',
    tag: 'profile',
    summary: 'Choose the language',
    body: languageBody,
    response: userData,
    handle: async ({ caller, body }) => ({
      user: await clientUser(await users.chooseLanguage(caller.userId, body.language)),
    }),
  }),
  route({
    method: 'patch',
    path: '/auth/tutorial-step',
    access: 'player',
    tag: 'profile',
    summary: 'Set the tutorial step; 0 ends the tutorial',
    body: tutorialStepBody,
    response: userData,
    handle: async ({ caller, body }) => ({
      user: await clientUser(await users.setTutorialStep(caller.userId, body)),
    }),
  }),
  route({
    method: 'post',
    path: '/auth/update-activity',
    access: 'player',
    tag: 'profile',
    summary: 'Be shown as online for five minutes',
    handle: async ({ caller }) => void (await users.markActive(caller.userId)),
  }),
]
