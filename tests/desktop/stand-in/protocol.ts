/** What a test says to the stand-in, by the IPC channel of its process. */
export type Command =
  | { do: 'emit'; of: 'app' | 'powerMonitor'; event: string; args: unknown[] }
  | { do: 'click-notification' }
  /** Calls main as a page at this address would: in the main window, or in the second one. */
  | { do: 'call'; from: string; name: string; args: unknown[]; otherWindow?: boolean }
  | { do: 'press'; of: 'menu' | 'tray'; label: string }
  /** The number of the button that answers the system's next question. */
  | { do: 'answer'; with: number }
  | { do: 'close-window' }
  /** As a crash does it. */
  | { do: 'kill-helper' }
  /** Asks the permission handlers. */
  | { do: 'permission'; name: string; from: string }
  | { do: 'quit' }

/** What Electron was asked to do. */
export interface Deed {
  what: string
  with: unknown
}

export type FromStandIn = { answer: number; value?: unknown; error?: string } | { deed: Deed }
export type ToStandIn = Command & { number: number }
