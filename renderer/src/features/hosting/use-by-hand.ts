import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askParty } from '#renderer/features/hosting/ask-party.ts'
import { enterParty } from '#renderer/features/hosting/enter-party.ts'
import { partyAddressIn } from '#renderer/features/hosting/party-address.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import { partyCodeSchema } from '#shared/desktop/party-wish.ts'
import type { hosting } from '#shared/i18n/en/hosting.ts'

type Fault = keyof (typeof hosting)['wrong']

/** The party at this address; a fault when there is none. */
async function byAddress(typed: string): Promise<Fault | undefined> {
  const place = partyAddressIn(typed)
  if ('fault' in place) return place.fault
  const party = await askParty(place.origin)
  if (party === 'silent' || party === 'noParty') return party
  enterParty(place.origin, place.path)
  return undefined
}

async function byCode(desktop: DesktopApi, typed: string): Promise<Fault | undefined> {
  if (!partyCodeSchema.safeParse(typed).success) return 'codeInvalid'
  const found = await desktop.party.find(typed)
  if (found === null) return 'codeUnknown'
  enterParty(found.origin)
  return undefined
}

/** A field whose text is tried as a whole; what was wrong with it stands until one types on. */
function useTried(attempt: (typed: string) => Promise<Fault | undefined>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<Fault | undefined>()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    setFault(await attempt(typed).catch((): Fault => 'silent'))
    setAsking(false)
  }
  return {
    typed,
    isAsking,
    error: fault && t(`hosting.wrong.${fault}`),
    type(text: string) {
      setTyped(text)
      setFault(undefined)
    },
    submit(event: SyntheticEvent) {
      event.preventDefault()
      if (!isAsking) void ask()
    },
  }
}

export const useByHand = (desktop: DesktopApi) => ({
  address: useTried(byAddress),
  code: useTried((typed) => byCode(desktop, typed)),
})
