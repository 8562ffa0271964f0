import { notifications, notificationsStore } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { playSound } from '#renderer/lib/audio/sound.ts'
import { TOAST_API_SUCCESS_MS, TOAST_ERROR_MS, TOAST_MS } from '#shared/constants/timings.ts'

export type ToastKind = 'loading' | 'success' | 'error' | 'blank' | 'custom'

/** How many show at once; the oldest makes room. */
export const TOAST_LIMIT = 20
/** The same words again within this time are one toast, not two. */
const MERGE_MS = 2_000

const STAYS: Record<ToastKind, number | false> = {
  loading: false,
  success: TOAST_MS,
  error: TOAST_ERROR_MS,
  blank: TOAST_MS,
  custom: TOAST_MS,
}

// Mantine would queue the sixth.
notificationsStore.updateState({ ...notificationsStore.getState(), limit: TOAST_LIMIT })

const shown = new Map<string, { id: string; at: number }>()
let count = 0

function makeRoom() {
  const { notifications: visible } = notificationsStore.getState()
  const oldest = visible[0]
  // Mantine would queue the newest instead.
  if (visible.length >= TOAST_LIMIT && oldest?.id !== undefined) notifications.hide(oldest.id)
}

function data(kind: ToastKind, message: ReactNode, autoClose: number | false) {
  return {
    message,
    loading: kind === 'loading',
    autoClose,
    // `alert` interrupts what a screen reader is saying, and is Mantine's default for everything.
    role: kind === 'error' ? 'alert' : 'status',
    'data-kind': kind,
  }
}

function show(kind: ToastKind, message: ReactNode, autoClose: number | false = STAYS[kind]): string {
  const key = typeof message === 'string' ? `${kind}:${message}` : undefined
  const before = key === undefined ? undefined : shown.get(key)
  const now = performance.now()
  if (before && now - before.at < MERGE_MS && isShown(before.id)) return before.id
  makeRoom()
  count += 1
  const id = `toast-${count}`
  if (key !== undefined) shown.set(key, { id, at: now })
  if (kind === 'error') playSound('error')
  notifications.show({ ...data(kind, message, autoClose), id })
  return id
}

const isShown = (id: string) => {
  const { notifications: visible, queue } = notificationsStore.getState()
  return [...visible, ...queue].some((one) => one.id === id)
}

/** All texts arrive translated. Every function answers the toast's id. */
export const toast = {
  /** A success that no call of the API reports, such as a server event. */
  success: (message: string) => show('success', message),
  /** Confirms a call of the API. */
  apiSuccess: (message: string) => show('success', message, TOAST_API_SUCCESS_MS),
  error: (message: string) => show('error', message),
  blank: (message: string) => show('blank', message),
  custom: (content: ReactNode) => show('custom', content),
  /** Stays until it is closed. */
  lasting: (content: ReactNode) => show('custom', content, false),
  /** Stays until `replace` or `dismiss`. */
  loading: (message: string) => show('loading', message),
  replace: (id: string, kind: ToastKind, message: ReactNode) =>
    notifications.update({ ...data(kind, message, STAYS[kind]), id }),
  dismiss: (id: string) => notifications.hide(id),
  isShown,
}
