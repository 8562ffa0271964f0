import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageLoad } from '#renderer/features/hosting/enter-party.ts'
import { HostingPage } from '#renderer/features/hosting/hosting-page.tsx'
import { forgetTyped } from '#renderer/features/hosting/use-host-form.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { fakeDesktop } from '#renderer/testing/fake-desktop.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { ok, stubServer } from '#renderer/testing/server.ts'
import type { Finding } from '#shared/desktop/host-process.ts'
import type { PartyState, RunningParty } from '#shared/desktop/party.ts'
import { en, it as italian } from '#shared/i18n/resources.ts'

const RUNNING: RunningParty = {
  kind: 'running',
  name: 'Game night',
  isInherited: false,
  port: 8790,
  code: 'K7QX2M',
  isOpen: false,
  openFailure: null,
  isFrozen: false,
  standsByFor: null,
  hasStandby: false,
  allowsStandbys: true,
  addresses: [
    { address: '10.8.0.2', isPreferred: false, interface: 'tun0' },
    { address: '192.168.1.20', isPreferred: true, interface: 'Wi-Fi' },
  ],
  players: 3,
  rooms: 1,
}
const FOUND = {
  partyId: '01ABC',
  name: 'Bo’s party',
  origin: 'http://192.168.1.30:8790',
  version: '1.41.0',
  players: 2,
  needsPassword: true,
}

const open = vi.spyOn(pageLoad, 'open').mockImplementation(() => undefined)
beforeEach(() => {
  open.mockClear()
  forgetTyped()
  history.replaceState(null, '', '/party')
})
afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

async function show(party: PartyState = { kind: 'none' }, path = '/party') {
  history.replaceState(null, '', path)
  const shell = fakeDesktop({ party })
  renderUi(<HostingPage desktop={shell.desktop} />)
  await act(async () => undefined)
  return shell
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))

describe('the form that starts a party', () => {
  it('[LAN-1] starts it with name, password and port', async () => {
    const { desktop, emit } = await show()
    await userEvent.clear(screen.getByLabelText('Name of the party'))
    await userEvent.type(screen.getByLabelText('Name of the party'), 'Kitchen table')
    await userEvent.type(screen.getByLabelText('Password (optional)'), 'secret')
    await press('More settings')
    await userEvent.clear(screen.getByLabelText('Port'))
    await userEvent.type(screen.getByLabelText('Port'), '9000')
    await press('Start the party')
    expect(desktop.party.start).toHaveBeenCalledExactlyOnceWith({
      name: 'Kitchen table',
      password: 'secret',
      port: 9000,
    })
    act(() => emit('party', { kind: 'starting', name: 'Kitchen table', port: 9000 }))
    expect(screen.getByRole('status')).toHaveTextContent('Starting “Kitchen table”…')
  })

  it('starts it as it stands, with no password', async () => {
    const { desktop } = await show()
    await press('Start the party')
    expect(desktop.party.start).toHaveBeenCalledExactlyOnceWith({
      name: 'Game night',
      password: null,
      port: 8790,
    })
  })

  it('says what is wrong with what was typed, and starts nothing', async () => {
    const { desktop } = await show()
    await press('More settings')
    await userEvent.clear(screen.getByLabelText('Name of the party'))
    await userEvent.clear(screen.getByLabelText('Port'))
    await userEvent.type(screen.getByLabelText('Port'), '80')
    await press('Start the party')
    expect(screen.getByText('Give the party a name.')).toBeVisible()
    expect(screen.getByText('A number from 1024 to 65535.')).toBeVisible()
    expect(screen.getByLabelText('Name of the party')).toHaveFocus()
    expect(desktop.party.start).not.toHaveBeenCalled()
  })

  it.each([
    ['english', 'Port 8790 is in use by another program.'],
    ['italian', italian.lan.failures.port_taken.replace('{{port}}', '8790')],
  ] as const)(
    '[LAN-5] names the port that is in use, in %s, and asks for another',
    async (language, words) => {
      setLanguage(language)
      await show({ kind: 'ended', end: { reason: 'port_taken', port: 8790 } })
      expect(screen.getByRole('alert')).toHaveTextContent(words)
      expect(screen.getByRole('textbox', { name: language === 'english' ? 'Port' : 'Porta' })).toHaveFocus()
    },
  )

  it.each([
    ['timeout', en.hosting.failed.timeout],
    ['crashed', en.hosting.failed.crashed],
    ['data_in_use', en.lan.failures.data_in_use],
    ['data_unwritable', en.lan.failures.data_unwritable],
    ['failed', en.lan.failures.failed],
  ] as const)('[LAN-1] says why there is no party: %s', async (reason, words) => {
    await show({ kind: 'ended', end: { reason, port: 8790 } })
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })
})

describe('a party that runs', () => {
  it('[LAN-2] is for this computer only, until it is opened after a word about the firewall', async () => {
    const { desktop, emit } = await show(RUNNING)
    expect(screen.getByText(en.hosting.reach.closed)).toBeVisible()
    expect(screen.getByText(en.hosting.reach.firewall)).toBeVisible()
    expect(screen.queryByText(/192\.168/)).toBeNull()
    await press('Open to the network')
    expect(desktop.party.open).toHaveBeenCalledTimes(1)
    act(() => emit('party', { ...RUNNING, isOpen: true }))
    expect(screen.getByText('http://192.168.1.20:8790')).toBeVisible()
    expect(await screen.findByRole('img', { name: /http:\/\/192\.168\.1\.20:8790$/ })).toBeVisible()
    expect(screen.getByTestId('party-code')).toHaveTextContent('K7QX2M')
    expect(screen.getByText('10.8.0.2:8790 (tun0)')).toBeVisible()
    await press('Close it to the network')
    expect(desktop.party.close).toHaveBeenCalledTimes(1)
  })

  it('says why it could not be opened, and may be opened again', async () => {
    const { desktop, emit } = await show(RUNNING)
    await press('Open to the network')
    act(() => emit('party', { ...RUNNING, openFailure: 'port_taken' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Port 8790 is in use')
    await press('Open to the network')
    expect(desktop.party.open).toHaveBeenCalledTimes(2)
  })

  it('says who takes over, and whether anybody may', async () => {
    const { desktop, emit } = await show({ ...RUNNING, isOpen: true })
    expect(screen.getByText(en.hosting.standby.nobody)).toBeVisible()
    act(() => emit('party', { ...RUNNING, isOpen: true, hasStandby: true }))
    expect(screen.getByText(en.hosting.standby.ready)).toBeVisible()
    await userEvent.click(screen.getByRole('switch', { name: new RegExp(`^${en.hosting.standby.allow}`) }))
    expect(desktop.party.allowStandbys).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('offers to go on alone while its games wait', async () => {
    const { desktop } = await show({ ...RUNNING, isOpen: true, isFrozen: true })
    expect(screen.getByText(en.hosting.panel.frozen)).toBeVisible()
    await press('Go on here')
    expect(desktop.party.goOnAlone).toHaveBeenCalledTimes(1)
  })

  it('[LAN-9] leads to where its games go on while this computer only stands by', async () => {
    const { desktop } = await show({
      ...RUNNING,
      isOpen: true,
      standsByFor: 'http://192.168.1.30:8790',
      players: 0,
      rooms: 0,
    })
    expect(screen.getByText(/goes on at another computer, 192\.168\.1\.30:8790/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Go on here' })).toBeNull()
    // Nobody is to be let in here, and it has no players to count.
    expect(screen.queryByText('http://192.168.1.20:8790')).toBeNull()
    expect(screen.queryByText(/0 players/)).toBeNull()
    await press('Big screen')
    expect(desktop.openBigScreen).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ lanHost: 'http://192.168.1.30:8790' }),
    )
    await press('Go and play')
    expect(sessionStorage.getItem('lan_host')).toBe('http://192.168.1.30:8790')
  })

  it('says that it was taken over', async () => {
    await show({ ...RUNNING, isInherited: true, isOpen: true })
    expect(screen.getByRole('heading', { name: 'You took over Game night' })).toBeVisible()
  })

  it('counts its players, and stops after a question while some are there', async () => {
    const { desktop, emit } = await show(RUNNING)
    expect(screen.getByText('3 players · 1 room')).toBeVisible()
    await press('Stop the party')
    expect(desktop.party.stop).not.toHaveBeenCalled()
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop the party' }),
    )
    expect(desktop.party.stop).toHaveBeenCalledTimes(1)
    act(() => emit('party', { kind: 'none' }))
    expect(button('Start the party')).toBeVisible()
  })

  it('is played by the app’s own client, and shown on the big screen', async () => {
    const { desktop } = await show(RUNNING)
    await press('Big screen')
    expect(desktop.openBigScreen).toHaveBeenCalledExactlyOnceWith({
      code: 'K7QX2M',
      lanHost: 'http://127.0.0.1:8790',
      pass: null,
    })
    await press('Go and play')
    expect(sessionStorage.getItem('lan_host')).toBe('http://127.0.0.1:8790')
    expect(open).toHaveBeenCalledExactlyOnceWith('/')
  })

  const FINDINGS: readonly Finding[] = [
    { code: 'port_taken', port: 8790 },
    { code: 'no_network' },
    { code: 'not_reachable', address: '192.168.1.20', port: 8790 },
    { code: 'not_open' },
    { code: 'no_peer_seen' },
    { code: 'several_addresses', address: '192.168.1.20', others: ['10.8.0.2', '10.9.0.2'] },
    { code: 'ready', address: '192.168.1.20', port: 8790 },
  ]
  it.each([
    ['english', 'Check', en],
    ['italian', 'Controlla', italian],
  ] as const)('[LAN-8] says in words what the check found, in %s', async (language, check, texts) => {
    setLanguage(language)
    const { desktop } = await show(RUNNING)
    desktop.party.check.mockResolvedValue([...FINDINGS])
    await press(check)
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(FINDINGS.length)
    for (const [index, finding] of FINDINGS.entries()) {
      const values = { ...finding, others: '10.8.0.2, 10.9.0.2' }
      const words = texts.lan.findings[finding.code].replace(/\{\{(\w+)\}\}/g, (_, key: string) =>
        String(values[key as keyof typeof values]),
      )
      expect(rows[index]).toHaveTextContent(words)
    }
  })

  it('says that a check gave no answer', async () => {
    await show(RUNNING)
    await press('Check')
    expect(await screen.findByText('The check gave no answer. Try again.')).toBeVisible()
  })
})

describe('joining a party', () => {
  it.each([
    ['english', en],
    ['italian', italian],
  ] as const)(
    'says before that this computer may take over, and that the firewall may ask, in %s',
    async (language, texts) => {
      setLanguage(language)
      await show({ kind: 'none' }, '/party/join')
      expect(screen.getByText(texts.hosting.join.standby)).toBeVisible()
      expect(texts.hosting.join.standby).toMatch(/firewall/)
    },
  )

  it('[LAN-7] lists what announces itself, with version, players and password, while one looks', async () => {
    const { desktop, emit } = await show({ kind: 'none' }, '/party/join')
    expect(desktop.party.browse.mock.calls).toEqual([[true]])
    expect(screen.getByText('Looking for parties…')).toBeVisible()
    act(() => emit('parties', [FOUND]))
    const row = screen.getByRole('listitem')
    for (const fact of ['Bo’s party', '2 players', 'Password needed', 'Version 1.41.0', '192.168.1.30:8790'])
      expect.soft(row).toHaveTextContent(fact)
    await press('Join Bo’s party')
    expect(sessionStorage.getItem('lan_host')).toBe('http://192.168.1.30:8790')
    expect(open).toHaveBeenCalledExactlyOnceWith('/')
    await userEvent.click(screen.getByRole('tab', { name: 'Host on this network' }))
    expect(desktop.party.browse.mock.calls).toEqual([[true], [false]])
  })

  it('[LAN-7] finds a party by its code without an announcement', async () => {
    const { desktop } = await show({ kind: 'none' }, '/party/join')
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'k7q')
    await press('Join by code')
    expect(screen.getByText('A code has six letters and digits.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'x2m')
    await press('Join by code')
    expect(await screen.findByText(en.hosting.wrong.codeUnknown)).toBeVisible()
    desktop.party.find.mockResolvedValue(FOUND)
    await press('Join by code')
    expect(desktop.party.find).toHaveBeenLastCalledWith('K7QX2M')
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('/'))
  })

  it('asks at an address before it goes there, and follows the link of an invitation', async () => {
    await show({ kind: 'none' }, '/party/join')
    const field = screen.getByRole('textbox', { name: 'Address' })
    await userEvent.type(field, 'example.org')
    await press('Join by address')
    expect(await screen.findByText('This is not an address of a local network.')).toBeVisible()
    const party = {
      partyId: '01ABC',
      name: 'Bo’s party',
      code: 'ABC234',
      version: '1.40.0',
      epoch: 1,
      isLeading: true,
      players: 0,
      needsPassword: false,
      origins: [],
    }
    stubServer({ 'GET /party': () => ok({ party }) })
    await userEvent.clear(field)
    await userEvent.type(field, 'http://192.168.1.30:8790/join/ABC234')
    await press('Join by address')
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('/join/ABC234'))
    expect(sessionStorage.getItem('lan_host')).toBe('http://192.168.1.30:8790')
  })

  it('says when something else answers', async () => {
    stubServer({ 'GET /party': () => ok({}) })
    await show({ kind: 'none' }, '/party/join')
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), '192.168.1.30')
    await press('Join by address')
    expect(await screen.findByText(en.hosting.wrong.noParty)).toBeVisible()
    expect(open).not.toHaveBeenCalled()
  })
})
