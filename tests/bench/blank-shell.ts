import { app, BrowserWindow } from 'electron'

// The least that an Electron app can be: one window with one field to type into.
await app.whenReady()
const window = new BrowserWindow({ width: 1280, height: 800, show: false })
window.once('ready-to-show', () => window.show())
await window.loadURL('data:text/html,<input autofocus>')
