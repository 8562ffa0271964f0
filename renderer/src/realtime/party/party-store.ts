import { create } from 'zustand'
import type { Party } from '#shared/schemas/party.ts'
import type { Lead } from './following.ts'

interface PartyState {
  /** As its leader described it last; null until it was heard. */
  party: Party | null
  lead: Lead
}

export const useParty = create<PartyState>(() => ({ party: null, lead: 'led' }))
