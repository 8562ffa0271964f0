import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

declare global {
  interface Window {
    /** The desktop shell puts its bridge here before the page runs. */
    desktop?: DesktopApi
  }
}

/** A subscription that the system's own store knows, such as Google Play. */
export interface StoreSubscription {
  productId: string
  purchaseToken: string
}

/** The system's own store, for apps that must sell by it. */
export interface SystemStore {
  /** What the player of this device has subscribed to, and what still runs. */
  activeSubscriptions(): Promise<readonly StoreSubscription[]>
}

/** What differs between the web and the desktop app; no other file asks which of the two it is. */
export interface Platform {
  isNative: boolean
  /** The way to the system; null on the web. */
  desktop: DesktopApi | null
  /** The origin of the cloud, which a desktop page does not come from. */
  cloud: string
  /** The store of the system; null on the web and on the desktop, which have none. */
  store: SystemStore | null
  /** Leads to a vendor's payment page: instead of this page, or in the system's browser. Answers whether this page stays. */
  openPayment(address: string): boolean
}

const desktop = window.desktop ?? null
export const platform: Platform = {
  isNative: desktop !== null,
  desktop,
  cloud: desktop?.launch.server ?? location.origin,
  store: null,
  openPayment(address) {
    // Main hands what asks for a window to the system's browser.
    if (desktop) window.open(address, '_blank', 'noopener')
    else location.assign(address)
    return desktop !== null
  },
}
