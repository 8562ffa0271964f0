import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GOOD_QUIZZES, solutionOf } from '#host-engine/testing/model-quizzes.ts'
import { startModelVendor } from '#host-engine/testing/model-vendor.ts'
import { createApi, QUIZZES } from '../support/api.ts'
import { forkHost, type HostFork, hostCommand } from '../support/host-fork.ts'
import { enterParty, newDataDir } from '../support/party.ts'
import { freePort } from '../support/product.ts'
import { joinRoomPlay, reconnectRoomPlay } from '../support/room-play-client.ts'

const hosts: HostFork[] = []
const folders: string[] = []
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.end('SIGKILL')))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const newHost = (variables: Readonly<Record<string, string>> = {}): HostFork => {
  const host = forkHost(variables)
  hosts.push(host)
  return host
}
const newFolder = (): string => {
  const folder = newDataDir()
  folders.push(folder)
  return folder
}
async function hosted(changes: object = {}, variables: Readonly<Record<string, string>> = {}) {
  const folder = newFolder()
  const host = newHost(variables)
  host.tell(await hostCommand(folder, changes))
  const { port, code } = await host.until('started')
  return { host, port, code, folder, url: `http://127.0.0.1:${port}` }
}
const own = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/party`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

describe('the forked LAN host', () => {
  it('[LAN-2] is for its own computer until it is opened, and closing it ends nobody’s game here', async (context) => {
    context.skip(own === undefined, 'this computer is on no network')
    const { host, port, url } = await hosted()
    const lan = `http://${own}:${port}`
    expect(await host.until('state')).toMatchObject({
      isOpen: false,
      port,
      players: 0,
      isLeading: true,
      isFrozen: false,
      standsByFor: null,
    })
    expect([await answers(url), await answers(lan)]).toEqual([true, false])

    const api = createApi(url)
    const ada = await enterParty(api, 'Ada')
    const { id: roomId } = await api.createRoom(ada)
    const one = await joinRoomPlay(url, ada, roomId)

    host.tell({ type: 'open_to_lan' })
    const open = await host.until('state', ({ isOpen }) => isOpen)
    expect(open.addresses).toContainEqual(expect.objectContaining({ address: own }))
    expect(await answers(lan)).toBe(true)
    const bob = await enterParty(createApi(lan), 'Bob')
    const two = await joinRoomPlay(lan, bob, roomId)
    await one.until('user_connected')

    host.forget()
    host.tell({ type: 'close_to_lan' })
    await host.until('state', ({ isOpen }) => !isOpen)
    // Bob's connection came by the network, and ends; Ada's goes on.
    await two.closed
    await vi.waitFor(async () => expect(await answers(lan)).toBe(false), 20_000)
    expect(await one.say('player_ready', { roomId, isReady: true })).toMatchObject({ success: true })
  })

  it('[LAN-5] names the port that another program uses', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const host = newHost()
    host.tell(await hostCommand(newFolder(), { port }))
    expect(await host.until('failed')).toEqual({ type: 'failed', reason: 'port_taken', port })
    other.close()
    // It can be tried again in the same process.
    host.tell(await hostCommand(newFolder()))
    await host.until('started')
  })

  it('[LAN-7] answers a search with what it has found, and with nothing else', async () => {
    const host = newHost()
    host.tell({ type: 'browse' })
    await host.until('parties')
    host.tell({ type: 'find_by_code', code: 'AAAAAA' })
    expect(await host.until('found')).toEqual({ type: 'found', code: 'AAAAAA', parties: [] })
  })

  it('refuses a folder that another party uses', async () => {
    const { folder } = await hosted()
    const second = newHost()
    second.tell(await hostCommand(folder))
    expect(await second.until('failed')).toMatchObject({ reason: 'data_in_use' })
  })

  it('[QUIZ-10] has quizzes written by the model of its environment, a local one for instance', async () => {
    const vendor = await startModelVendor()
    vendor.plays(({ isSolving, user }) => ({
      content: JSON.stringify(
        isSolving ? { answer: solutionOf(JSON.parse(user).question) } : { quizzes: GOOD_QUIZZES },
      ),
    }))
    const { url } = await hosted({}, { AI_BASE_URL: vendor.baseUrl, AI_MODEL: 'double' })
    const api = createApi(url)
    expect(await api.call('GET', '/version')).toMatchObject({ ai: true })
    const [ada, bob] = [await enterParty(api, 'Ada'), await enterParty(api, 'Bob')]
    // The bank has fewer of this than a game needs.
    const wish = { difficulty: 'enigmaster', category: 'nature', rounds: 10 } as const
    const { id: roomId } = await api.createRoom(ada, { ...wish, customQuizzes: undefined })
    for (const player of [ada, bob]) await joinRoomPlay(url, player, roomId)
    await api.call('POST', '/game/start', ada.token, { roomId })
    await vi.waitFor(() => expect(vendor.asked.length).toBeGreaterThan(0), 10_000)
    expect(JSON.parse(vendor.asked[0]?.user ?? '')).toMatchObject({ language: 'English', category: 'nature' })
    expect(vendor.asked[0]?.key).toBeUndefined()
    await vendor.stop()
  })

  it('[QUIZ-10] leads a party without a model where its environment is wrong', async () => {
    const { url } = await hosted({}, { AI_BASE_URL: 'nowhere', AI_MODEL: 'double' })
    expect(await createApi(url).call('GET', '/version')).toMatchObject({ ai: false })
  })

  it('[LAN-8] checks the network, and ignores what it does not understand', async () => {
    const { host, port } = await hosted()
    host.child.send({ type: 'format_disk' })
    host.child.send('hello')
    host.tell({ type: 'check' })
    const { findings } = await host.until('checked')
    expect(findings[0]?.code).toBe(own === undefined ? 'no_network' : 'not_open')
    if (own === undefined) return
    host.forget()
    host.tell({ type: 'open_to_lan' })
    host.tell({ type: 'check' })
    const checked = await host.until('checked')
    expect(checked.findings[0]).toMatchObject({ code: 'ready', port })
    expect(checked.findings.map(({ code }) => code)).toContain('no_peer_seen')
  })

  it('asks newcomers for the password, but not this computer’s own player', async () => {
    const { host, port, url } = await hosted({ password: 'pear tree' })
    expect((await enterParty(createApi(url), 'Ada')).user.username).toBe('Ada')
    if (own === undefined) return
    host.tell({ type: 'open_to_lan' })
    await host.until('state', ({ isOpen }) => isOpen)
    // By the network's address one comes as from any other computer.
    const api = createApi(`http://${own}:${port}`)
    await expect(enterParty(api, 'Bob')).rejects.toThrow('ROOM_REQUIRES_PASSWORD')
    await expect(enterParty(api, 'Bob', { password: 'apple' })).rejects.toThrow('INCORRECT_PASSWORD')
    expect((await enterParty(api, 'Bob', { password: 'pear tree' })).user.username).toBe('Bob')
  })
})

describe('a host that comes back', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    '[LAN-10] after %s the game goes on with its seats and scores, and everyone’s login',
    async (signal) => {
      const { host, port, url, folder, code } = await hosted()
      const api = createApi(url)
      const [ada, bob] = [await enterParty(api, 'Ada'), await enterParty(api, 'Bob')]
      const { id: roomId } = await api.createRoom(ada)
      const one = await joinRoomPlay(url, ada, roomId)
      const two = await joinRoomPlay(url, bob, roomId)
      await api.call('POST', '/game/start', ada.token, { roomId })
      const { gameSession } = await two.until('game_started')
      const gameSessionId = gameSession.id
      await two.until('round_started')
      await two.say('submit_guess', { gameSessionId, guess: QUIZZES[0]?.answers[0] })
      await one.say('end_round', { gameSessionId })
      const { scores } = await one.until('round_ended')
      const score = scores.find(({ userId }) => userId === bob.user.id)?.score
      expect(score).toBeGreaterThan(0)
      // The rooms are written each second.
      if (signal === 'SIGKILL') await one.until('round_started', 2)
      await host.end(signal)

      const back = newHost()
      back.tell(await hostCommand(folder, { port }))
      expect(await back.until('started')).toMatchObject({ code, port })
      const again = await joinRoomPlay(url, bob, roomId)
      await joinRoomPlay(url, ada, roomId)
      const [view] = again.all('room_view')
      expect(view?.room.players.map(({ username }) => username)).toEqual(['Ada', 'Bob'])
      expect(view?.gameSession?.scores.find(({ userId }) => userId === bob.user.id)?.score).toBe(score)
      await again.until('game_resumed')
      const { gameSession: live } = await api.call<{ gameSession: { status: string } }>(
        'GET',
        `/game/${gameSessionId}`,
        bob.token,
      )
      expect(live.status).toBe('playing')
    },
  )

  it('[LAN-6] a guest who drops and returns by their device keeps seat and score', async () => {
    const { url } = await hosted()
    const api = createApi(url)
    const [ada, bob] = [await enterParty(api, 'Ada'), await enterParty(api, 'Bob')]
    const { id: roomId } = await api.createRoom(ada)
    const one = await joinRoomPlay(url, ada, roomId)
    const two = await joinRoomPlay(url, bob, roomId)
    await api.call('POST', '/game/start', ada.token, { roomId })
    const { gameSession } = await two.until('game_started')
    const gameSessionId = gameSession.id
    await two.until('round_started')
    await two.say('submit_guess', { gameSessionId, guess: QUIZZES[0]?.answers[0] })
    const { reconnectionToken } = two.room
    two.cut()
    await one.until('user_disconnected')
    // At first by the same connection, as after a moment without Wi-Fi.
    const back = await reconnectRoomPlay(url, bob, reconnectionToken)
    expect(back.all('room_view')[0]?.you).toMatchObject({ answered: true })
    back.cut()
    // Then with a page that has forgotten everything but the device's token.
    const again = await enterParty(api, 'Bob', { deviceToken: bob.deviceToken })
    expect(again.user.id).toBe(bob.user.id)
    const late = await joinRoomPlay(url, again, roomId)
    const [view] = late.all('room_view')
    expect(view?.you).toMatchObject({ answered: true })
    expect(view?.you.score).toBeGreaterThan(0)
    // The former login is over.
    await expect(api.call('GET', '/auth/validate', bob.token)).rejects.toThrow('TOKEN_INVALID_OR_EXPIRED')
  })
})
