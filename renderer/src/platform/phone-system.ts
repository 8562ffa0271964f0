export type PhoneSystem = 'ios' | 'android' | 'other'

/** By which menus a device leads from an app to its browser. */
export function phoneSystemOf(userAgent: string): PhoneSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}
