import { contextBridge } from 'electron'
import { desktopApi } from './desktop-api.ts'

contextBridge.exposeInMainWorld('desktop', desktopApi(process.argv))
