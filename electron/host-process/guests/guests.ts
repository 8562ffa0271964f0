import { timingSafeEqual } from 'node:crypto'
import {
  digestOf,
  freeNickname,
  isSameNickname,
  looksLike,
  newToken,
  type Player,
  requireDecentName,
} from '#host-engine/index.ts'
import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import type { Language } from '#shared/constants/game.ts'
import { GUEST_KEPT_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ProfileBody } from '#shared/schemas/auth.ts'
import type { GuestData } from '#shared/schemas/guest.ts'
import type { PartyGuestBody } from '#shared/schemas/party.ts'
import { newId } from '../store/party-record.ts'
import { freshAvatar, type Guest, userOf } from './guest.ts'
import type { GuestsStore } from './guests-store.ts'

/** Whose nickname nobody else may bear: those who were here this evening. */
const NAME_KEPT_MS = 6 * 3_600_000
/** How exactly it is known when a guest was last here. */
const SEEN_STEP_MS = 60_000

export interface GuestsParts {
  readonly store: GuestsStore
  /** What newcomers must know; null: nothing. */
  readonly passwordDigest: () => string | null
  readonly onLoginEnded: (loginId: string) => void
  readonly now: () => number
}

/** Who comes from this computer need not know the password. */
export interface Visit {
  readonly isOwnComputer: boolean
}

export type Guests = ReturnType<typeof createGuests>

/** The people of a party: nicknames, the devices by which they come back, and one login each. */
export function createGuests({ store, passwordDigest, onLoginEnded, now }: GuestsParts) {
  store.deleteUnused(now() - GUEST_KEPT_MS)

  const others = (id: string | undefined): Guest[] =>
    store.seenSince(now() - NAME_KEPT_MS).filter((guest) => guest.id !== id)

  const namesOf = (guests: readonly Guest[]): string[] => guests.map(({ nickname }) => nickname)

  /** Throws USERNAME_ALREADY_TAKEN for a name that looks like that of somebody who is here. */
  function requireNoLookalike(nickname: string, id: string | undefined): void {
    if (namesOf(others(id)).some((other) => looksLike(nickname, other)))
      throw new AppError('USERNAME_ALREADY_TAKEN')
  }

  const isPassword = (given: string | undefined): boolean => {
    const wanted = passwordDigest()
    if (wanted === null) return true
    return given !== undefined && timingSafeEqual(Buffer.from(wanted), Buffer.from(digestOf(given)))
  }

  const requirePassword = (given = ''): void => {
    if (passwordDigest() !== null && given === '') throw new AppError('ROOM_REQUIRES_PASSWORD')
    if (!isPassword(given)) throw new AppError('INCORRECT_PASSWORD')
  }

  function welcome(
    { nickname, language = null }: Pick<PartyGuestBody, 'nickname'> & { language?: Language | null },
    deviceHash: string,
  ): Guest {
    const around = others(undefined)
    const guest = {
      id: newId(),
      nickname: freeNickname(nickname, namesOf(around)),
      avatar: freshAvatar(around.map(({ avatar }) => avatar)),
      language,
      createdAt: now(),
      seenAt: now(),
    }
    store.insert({ ...guest, deviceHash })
    return { ...guest, loginId: null }
  }

  /** The guest of a token; null when it is none, or another login has taken its place. */
  function find(token: string): Guest | null {
    const guest = store.findByToken(digestOf(token))
    if (guest === undefined) return null
    return now() - guest.seenAt < SEEN_STEP_MS ? guest : store.change(guest, { seenAt: now() })
  }

  const existing = (id: string): Guest => {
    const guest = store.find(id)
    if (guest === undefined) throw new AppError('USER_NOT_FOUND')
    return guest
  }

  return {
    /** Whether this is what newcomers must know; anything is where they must know nothing. */
    isPassword,
    /** Throws ROOM_REQUIRES_PASSWORD and INCORRECT_PASSWORD. */
    requirePassword,

    /** Whether this device has been here. */
    isKnown: (deviceToken: string | undefined): boolean =>
      deviceToken !== undefined && store.findByDevice(digestOf(deviceToken)) !== undefined,

    /**
     * Lets somebody in, or in again by their device, under the nickname or the nearest free one. Throws
     * ROOM_REQUIRES_PASSWORD and INCORRECT_PASSWORD for newcomers who do not know it, OFFENSIVE_LANGUAGE, and
     * USERNAME_ALREADY_TAKEN for a name that only looks like another's.
     */
    enter(
      { nickname, language, deviceToken, password: given }: PartyGuestBody,
      { isOwnComputer }: Visit,
    ): GuestData {
      const known = deviceToken === undefined ? undefined : store.findByDevice(digestOf(deviceToken))
      if (known === undefined && !isOwnComputer) requirePassword(given)
      requireDecentName(nickname)
      requireNoLookalike(nickname, known?.id)
      const device = known && deviceToken !== undefined ? deviceToken : newToken()
      const guest = known
        ? store.change(known, { nickname: freeNickname(nickname, namesOf(others(known.id))), seenAt: now() })
        : welcome({ nickname, ...(language && { language }) }, digestOf(device))
      if (guest.loginId !== null) onLoginEnded(guest.loginId)
      const token = newToken()
      store.setLogin(guest.id, digestOf(token), newId())
      return { token, user: userOf(guest), deviceToken: device }
    },

    get: existing,

    /** What the engine may know of the guest of a token; null when it is none. */
    authenticate(token: string): Player | null {
      const guest = find(token)
      if (guest?.loginId == null) return null
      const { id, nickname, avatar, loginId } = guest
      return { userId: id, username: nickname, avatar, isGuest: true, loginId }
    },

    /** Throws ACCOUNT_REQUIRED for an address, USERNAME_ALREADY_TAKEN, OFFENSIVE_LANGUAGE, and FORBIDDEN for a face that is not free. */
    changeProfile(id: string, { username, email, avatar }: ProfileBody): Guest {
      if (email !== undefined) throw new AppError('ACCOUNT_REQUIRED')
      const guest = existing(id)
      if (username !== undefined) requireDecentName(username)
      if (username !== undefined) requireNoLookalike(username, id)
      if (username !== undefined && namesOf(others(id)).some((other) => isSameNickname(username, other)))
        throw new AppError('USERNAME_ALREADY_TAKEN')
      if (avatar !== undefined && !FREE_AVATARS.some((free) => free === avatar))
        throw new AppError('FORBIDDEN')
      return store.change(guest, {
        ...(username !== undefined && { nickname: username }),
        ...(avatar !== undefined && { avatar }),
      })
    },

    chooseLanguage: (id: string, language: Language): Guest => store.change(existing(id), { language }),
  }
}
