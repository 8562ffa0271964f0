import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LAN_PORT, PARTY_NAME_MAX } from '#shared/constants/lan.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import { type PartyWish, PORT_MAX, PORT_MIN, partyWishSchema } from '#shared/desktop/party-wish.ts'

type Field = 'name' | 'password' | 'port'
type Values = Record<Field, string>

const wishOf = ({ name, password, port }: Values): PartyWish | null => {
  const wish = {
    name,
    password: password === '' ? null : password,
    port: /^\d+$/.test(port) ? Number(port) : -1,
  }
  return partyWishSchema.safeParse(wish).data ?? null
}

/** What is typed to start a party, kept for as long as the page is open: a start that failed is mended and tried again. */
let typed: Values | null = null

export function useHostForm(desktop: DesktopApi) {
  const { t } = useTranslation()
  const [values, setValues] = useState<Values>(
    () => typed ?? { name: t('hosting.form.nameOf'), password: '', port: String(LAN_PORT) },
  )
  const [refused, setRefused] = useState(0)

  const faults = (): Partial<Record<Field, string>> => {
    const name = values.name.trim()
    const port = Number(values.port)
    const isPort = /^\d+$/.test(values.port) && port >= PORT_MIN && port <= PORT_MAX
    return {
      ...(name === '' ? { name: t('hosting.form.nameMissing') } : {}),
      ...(name.length > PARTY_NAME_MAX
        ? { name: t('hosting.form.nameTooLong', { max: PARTY_NAME_MAX }) }
        : {}),
      ...(isPort ? {} : { port: t('hosting.form.portInvalid', { min: PORT_MIN, max: PORT_MAX }) }),
    }
  }

  return {
    values,
    refused,
    /** Nothing is blamed before the form is sent. */
    errors: refused > 0 ? faults() : {},
    set(field: Field, value: string) {
      typed = { ...values, [field]: value }
      setValues(typed)
    },
    /** Whether the party starts. */
    submit(): boolean {
      const wish = wishOf(values)
      if (wish === null) {
        setRefused((count) => count + 1)
        return false
      }
      typed = values
      // The page follows the party's state; a start that fails stands in it.
      desktop.party.start(wish).catch(() => undefined)
      return true
    },
  }
}

/** For tests: the next form is the first. */
export const forgetTyped = (): void => {
  typed = null
}
