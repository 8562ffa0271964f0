import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeSpeech } from '#host-engine/testing/fake-speech.ts'
import { type Belongings, createBelongings, lastingMaker } from '../tests/support/belongings.ts'
import type { Route } from './http/route.ts'
import { signInAdmin } from './modules/admin/testing/sign-in-admin.ts'
import { startTestCloud, type TestCloud } from './testing/test-cloud.ts'

const HOUR_MS = 3_600_000
/** Those who prove no login, and those who do; what all of them call belongs to others. */
const OUTSIDERS = [
  'nobody',
  'a forged token',
  'an expired token',
  'an ended login',
  'a deleted account',
] as const
const INSIDERS = ['a guest', 'a stranger', 'an admin'] as const
type Caller = (typeof OUTSIDERS | typeof INSIDERS)[number]

let cloud: TestCloud
let others: Belongings
let before: unknown
let tokens: Readonly<Record<Caller, string | undefined>>
beforeAll(async () => {
  const { speech } = createFakeSpeech()
  cloud = await startTestCloud({ RATE_LIMITS: 'off' }, { speech, quizMaker: lastingMaker })
  const past = await cloud.register('past')
  cloud.clock.advance(HOUR_MS + 1_000)
  others = await createBelongings(cloud)
  before = await others.look()
  const [stranger, ended, gone] = [
    await cloud.register('stranger'),
    await cloud.register('ended'),
    await cloud.register('gone'),
  ]
  await cloud.call('POST', '/api/auth/logout', { token: ended.token })
  await cloud.call('DELETE', '/api/auth/account', { token: gone.token, body: { password: gone.password } })
  const [head, claims] = others.owner.token.split('.')
  tokens = {
    nobody: undefined,
    'a forged token': [head, claims, stranger.token.split('.')[2]].join('.'),
    'an expired token': past.token,
    'an ended login': ended.token,
    'a deleted account': gone.token,
    'a guest': (await cloud.guest('visitor')).token,
    'a stranger': stranger.token,
    'an admin': (await signInAdmin(cloud)).token,
  }
})
afterAll(async () => {
  others.leave()
  await cloud.stop()
})

/** The calls in which a stranger may name what is another's, and why. All others answer them 403 or 404. */
const OPEN: Readonly<Record<string, string>> = {
  'GET /ranks/{userId}': 'everybody’s rank is there to be seen',
  'GET /rooms/{id}': 'the page of a listed room asks who sits there; its code and quizzes are left out',
  'GET /rooms/invite/{code}': 'who has the code is invited',
  'POST /rooms/{id}/leave': 'who has no seat has left',
  'GET /voice/audio/{id}': 'its address is a secret of those who were to hear it',
  'GET /voice/preview/{voiceId}': 'a voice is everybody’s',
  'GET /gamemode/modes/{id}': 'a game mode is everybody’s',
  'POST /library/{itemId}/purchase': 'what is for sale is for sale to all, each for themselves',
  'POST /quests/{id}/claim': 'everybody has the same quests, and their own progress',
  'POST /game-pass/levels/{n}/claim': 'everybody has the same levels, and their own progress',
  'POST /store/webhook/{provider}': 'the signature is what counts',
  'POST /friends/{userId}/block': 'anybody can be blocked',
  'DELETE /friends/{userId}/block': 'who is not blocked stays so',
  'POST /users/{id}/report': 'anybody can be reported',
  'POST /rooms/{id}/report': 'any listed room can be reported',
}

const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`
const hasId = ({ path }: Route): boolean => path.includes('{')

/** The things of others by which a path is asked, such as `rooms/{id}`: the longest name that fits. */
const thingIn = ({ path }: Route): [named: string, id: string] | undefined =>
  Object.entries(others.ids)
    .filter(([named]) => path.includes(`/${named}`))
    .toSorted(([one], [other]) => other.length - one.length)[0]

const isAboutOthers = (route: Route): boolean => hasId(route) || nameOf(route) in others.bodies

/** The code with which the chain alone refuses them; null where it lets them in. */
function refusalOf(caller: Caller, { access }: Route): string | null {
  if (access === 'public') return null
  if (caller === 'nobody') return access === 'anyone' ? null : 'UNAUTHORIZED_ACCESS'
  if (isOutsider(caller)) return 'TOKEN_INVALID_OR_EXPIRED'
  if (access === 'admin' && caller !== 'an admin') return 'FORBIDDEN'
  return access === 'account' && caller === 'a guest' ? 'ACCOUNT_REQUIRED' : null
}
const isOutsider = (caller: Caller): boolean => OUTSIDERS.some((one) => one === caller)

async function ask(caller: Caller, route: Route) {
  const [named, id] = thingIn(route) ?? ['', '']
  const target = `/api${route.path.replace(named, named.replace(/\{\w+\}/, encodeURIComponent(id)))}`
  const given = others.bodies[nameOf(route)] ?? {}
  const body = route.method === 'get' ? undefined : given
  const answer = await cloud.call(route.method.toUpperCase(), target, { token: tokens[caller], body })
  const said = target + JSON.stringify(given)
  const told = others.secrets.filter((secret) => answer.text.includes(secret) && !said.includes(secret))
  return { status: answer.status, code: answer.body?.code as string | undefined, told }
}

/** What is wrong with the answer of this call to them; null where nothing is. */
async function faultOf(caller: Caller, route: Route): Promise<string | null> {
  const refusal = refusalOf(caller, route)
  const isAdmins = route.access === 'admin'
  const isAsked =
    refusal !== null || route.method === 'get' || (isAboutOthers(route) && !isAdmins) || caller === 'nobody'
  if (!isAsked) return null
  const { status, code, told } = await ask(caller, route)
  const fault = (what: string) => `${nameOf(route)} answers ${caller} ${status} ${code ?? ''}: ${what}`
  if (status >= 500) return fault('it failed')
  if (refusal !== null && code !== refusal) return fault(`not ${refusal}`)
  if (isAdmins && refusal === null) return [401, 403].includes(status) ? fault('admins are let in') : null
  if (told.length > 0) return fault(`with ${told.join(', ')} of others`)
  const mayNot = isAboutOthers(route) && !(nameOf(route) in OPEN)
  return mayNot && ![401, 403, 404].includes(status) ? fault('neither 401, 403 nor 404') : null
}

describe('what belongs to others', () => {
  it.each([...OUTSIDERS, ...INSIDERS])('[API-23] is out of reach of %s, by every call', async (caller) => {
    const faults: string[] = []
    for (const route of cloud.app.routes) {
      const fault = await faultOf(caller, route)
      if (fault !== null) faults.push(fault)
    }
    expect(faults).toEqual([])
    expect(await others.look()).toEqual(before)
  })

  it('is there for every call whose path names something', () => {
    const unknown = cloud.app.routes.filter((route) => hasId(route) && !thingIn(route)).map(nameOf)
    expect(unknown, 'tests/support/belongings.ts says what they name').toEqual([])
  })

  it('is named by calls that there are', () => {
    const known = cloud.app.routes.map(nameOf)
    expect(
      [...Object.keys(OPEN), ...Object.keys(others.bodies)].filter((name) => !known.includes(name)),
    ).toEqual([])
  })
})
