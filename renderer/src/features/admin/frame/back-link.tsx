import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'

/** From one thing to the list of all. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Anchor
      component={Link}
      to={to}
      display="inline-flex"
      style={{ alignItems: 'center', gap: '0.375rem' }}
      mb="md"
    >
      <IconArrowLeft size={18} aria-hidden />
      {text}
    </Anchor>
  )
}
