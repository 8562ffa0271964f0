import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Language, TimeFactor } from '#shared/constants/game.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

export type ColorScheme = 'dark' | 'light' | 'auto'
/** `system` follows the device; the other two overrule it, both ways. */
export type Motion = 'system' | 'reduced' | 'full'
/** `news`: right answers and what the game itself notes. */
export type ChatSpeech = 'all' | 'news' | 'none'
export type Bus = 'master' | 'effects' | 'music' | 'voice'

/** Settings that are kept across logouts, under one storage key. */
export interface Preferences {
  /** Null until it is chosen: then the browser's counts. */
  language: Language | null
  colorScheme: ColorScheme
  motion: Motion
  /** 0 to 100. */
  volumes: Record<Bus, number>
  /** Everything. */
  muted: boolean
  /** The effects alone. */
  effectsMuted: boolean
  /** The spoken lines alone. */
  voicesMuted: boolean
  /** One’s own lines are to be read aloud. */
  speaks: boolean
  /** The lines of others are read by a voice of this computer. */
  readsBySystem: boolean
  /** Which one, by its address. */
  systemVoices: Partial<Record<Language, string>>
  /** How much of a game's chat a screen reader says. */
  chatSpeech: ChatSpeech
  /** Whether reactions are sent and shown. */
  reactions: boolean
  /** Keys that act without Ctrl or Alt; some people need them off. */
  shortcuts: boolean
  /** The invite code is shown as dots, for streamers. */
  codeHidden: boolean
  /** Relaxed timers for the private lobbies that one creates. */
  timeFactor: TimeFactor
  /** The filters of the room list as they were last. */
  lobbyFilters: string
  /** What a guest was called last; empty with an account. */
  nickname: string
  /** The rules of the private room made last; the lobby creator knows their shape. */
  lastRoomSettings: unknown
}

const DEFAULTS: Preferences = {
  language: null,
  colorScheme: 'auto',
  motion: 'system',
  volumes: { master: 80, effects: 80, music: 40, voice: 80 },
  muted: false,
  effectsMuted: false,
  voicesMuted: false,
  speaks: false,
  readsBySystem: false,
  systemVoices: {},
  chatSpeech: 'news',
  reactions: true,
  shortcuts: true,
  codeHidden: false,
  timeFactor: 1,
  lobbyFilters: '',
  nickname: '',
  lastRoomSettings: null,
}

export const usePreferences = create<Preferences>()(
  persist(() => DEFAULTS, { name: STORAGE_KEYS.preferences, version: 1 }),
)

export function setPreferences(changes: Partial<Preferences>): void {
  usePreferences.setState(changes)
}
