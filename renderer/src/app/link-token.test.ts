import { createBrowserRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { hideLinkToken } from '#renderer/app/link-token.ts'

afterEach(() => history.replaceState(null, '', '/'))

describe('the token of a mailed link', () => {
  it('leaves the address at once, and is there for the router', () => {
    history.replaceState(null, '', '/verify-email?token=s3cret&from=mail')
    hideLinkToken()
    expect(location.href).toBe(`${location.origin}/verify-email?from=mail`)
    const router = createBrowserRouter([{ path: '*' }])
    expect(router.state.location.state).toEqual({ token: 's3cret' })
    router.dispose()
  })

  it('leaves other addresses alone', () => {
    history.replaceState({ usr: { kept: true } }, '', '/lobby?join=ABC234')
    hideLinkToken()
    expect(location.search).toBe('?join=ABC234')
    expect(history.state).toEqual({ usr: { kept: true } })
  })
})
