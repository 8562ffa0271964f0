import { useCallback } from 'react'
import { useBlocker } from 'react-router'
import { sessionState } from '#renderer/session/session-store.ts'

/** Holds whoever leaves what nobody has saved. When a session ends there is nothing left to save, and the login must not wait. */
export const useUnsavedBlocker = (isChanged: boolean) =>
  useBlocker(useCallback(() => isChanged && sessionState().isAuthenticated, [isChanged]))
