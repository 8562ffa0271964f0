import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { colorSchemeManager } from '#renderer/app/color-scheme-manager.ts'
import { MotionLevel } from '#renderer/app/motion-level.tsx'
import { Toasts } from '#renderer/app/toasts.tsx'
import { i18n } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { cssVariables } from '#renderer/theme/css-variables.ts'
import { theme } from '#renderer/theme/theme.ts'

/** Texts and looks. */
export function LookProviders({ children }: { children: ReactNode }) {
  const [schemes] = useState(colorSchemeManager)
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </I18nextProvider>
  )
}

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LookProviders>
        <MotionLevel />
        <Toasts />
        {children}
      </LookProviders>
    </QueryClientProvider>
  )
}
