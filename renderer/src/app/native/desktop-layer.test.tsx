import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DesktopLayer } from '#renderer/app/native/desktop-layer.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { useVersionGate } from '#renderer/platform/version-gate.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { fakeDesktop } from '#renderer/testing/fake-desktop.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { ok, stubServer } from '#renderer/testing/server.ts'

const app = document.createElement('div')
app.id = 'root'
beforeEach(() => {
  document.body.append(app)
  useVersionGate.setState({ gate: { kind: 'checking' } })
})
afterEach(() => {
  app.remove()
  setLanguage('english')
  useRoomStore.setState({ roomId: null })
  vi.unstubAllGlobals()
})

function show(gate = useVersionGate.getState().gate) {
  useVersionGate.setState({ gate })
  const shell = fakeDesktop()
  renderUi(<DesktopLayer desktop={shell.desktop} />)
  return shell
}

describe('the version gate', () => {
  it('blocks the app while it is asked, and lets go of it then', () => {
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Checking the version')
    expect(app).toHaveAttribute('inert')
    act(() => useVersionGate.setState({ gate: { kind: 'passed' } }))
    expect(app).not.toHaveAttribute('inert')
    expect(screen.queryByText(/Checking/)).toBeNull()
  })

  it('[STATUS-9] shows a retry screen, whose button asks again', async () => {
    const { sent } = stubServer({ 'GET /version': () => ok({ minVersion: '1.40.0' }) })
    show({ kind: 'unreachable' })
    expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sent('GET /version')).toHaveLength(1)
  })

  it('[STATUS-9] asks again by itself when the network is back', async () => {
    stubServer({ 'GET /version': () => ok({ minVersion: '1.40.0' }) })
    show({ kind: 'unreachable' })
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it.each([
    ['english', 'Update required'],
    ['italian', 'Aggiornamento necessario'],
  ] as const)('[ERR-49, STATUS-10] names the dialog for an old version in %s', (language, title) => {
    setLanguage(language)
    show({ kind: 'outdated', minVersion: '1.41.0' })
    const dialog = screen.getByRole('alertdialog', { name: title })
    expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent(title)
  })

  it('[STATUS-10] blocks an app that is too old by a dialog with an update-now button', async () => {
    const { desktop, emit } = show({ kind: 'outdated', minVersion: '1.41.0' })
    const dialog = screen.getByRole('alertdialog', { name: 'Update required' })
    expect(dialog).toHaveTextContent('This is version 1.40.0. To play you need 1.41.0')
    const button = screen.getByRole('button', { name: 'Update now' })
    expect(button).toHaveFocus()
    await userEvent.click(button)
    expect(desktop.updates.install).toHaveBeenCalledTimes(1)
    act(() => emit('update', { kind: 'downloading', version: '1.41.0', percent: 40 }))
    expect(screen.getByRole('status')).toHaveTextContent('Downloading version 1.41.0: 40%')
    await userEvent.click(button)
    expect(desktop.updates.install).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })

  it('[STATUS-10] says it in Italian', () => {
    setLanguage('italian')
    show({ kind: 'outdated', minVersion: '1.41.0' })
    expect(screen.getByRole('button', { name: 'Aggiorna ora' })).toBeVisible()
  })

  it('offers the installer where the app cannot update itself, or could not', async () => {
    const path = '/updates/riddle-rooms-1.41.0-linux-x86_64.AppImage'
    stubServer({
      'GET /downloads': () => ok({ windows: null, mac: null, linux: { version: '1.41.0', path } }),
    })
    const { emit } = show({ kind: 'outdated', minVersion: '1.41.0' })
    act(() => emit('update', { kind: 'unsupported' }))
    expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull()
    const link = await screen.findByRole('link', { name: 'Download the new version' })
    expect(link).toHaveAttribute('href', location.origin + path)
    act(() => emit('update', { kind: 'failed' }))
    expect(screen.getByRole('status')).toHaveTextContent('The update did not work')
    expect(screen.getByRole('button', { name: 'Update now' })).toBeVisible()
  })
})

describe('a new version that is here', () => {
  const ready = { kind: 'ready', version: '1.41.0' } as const

  it('offers the restart', async () => {
    const { desktop, emit } = show({ kind: 'passed' })
    act(() => emit('update', ready))
    await userEvent.click(screen.getByRole('button', { name: 'Restart now' }))
    expect(desktop.updates.install).toHaveBeenCalledTimes(1)
  })

  it('can be put off', async () => {
    const { emit } = show({ kind: 'passed' })
    act(() => emit('update', ready))
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(screen.queryByText(/1\.41\.0 is ready/)).toBeNull()
    act(() => emit('update', { kind: 'ready', version: '1.42.0' }))
    expect(screen.getByText(/1\.42\.0 is ready/)).toBeVisible()
  })

  it('says nothing during a game', () => {
    useRoomStore.setState({ roomId: 'r1' })
    const { emit } = show({ kind: 'passed' })
    act(() => emit('update', ready))
    expect(screen.queryByText(/is ready/)).toBeNull()
    act(() => useRoomStore.setState({ roomId: null }))
    expect(screen.getByText(/1\.41\.0 is ready/)).toBeVisible()
  })
})
