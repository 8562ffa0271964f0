import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface CallButtonProps {
  /** Names the person, too. */
  label: string
  call: () => Promise<unknown>
  isMain?: boolean
  children: ReactNode
}

/** Makes a call once, and shows that it is under way. */
export function CallButton({ label, call, isMain = false, children }: CallButtonProps) {
  const [isCalling, setCalling] = useState(false)
  const press = async () => {
    setCalling(true)
    await call()
    setCalling(false)
  }
  return (
    <Button
      size="compact-md"
      {...(isMain ? {} : { variant: 'default' })}
      loading={isCalling}
      aria-label={label}
      onClick={() => void press()}
    >
      {children}
    </Button>
  )
}
