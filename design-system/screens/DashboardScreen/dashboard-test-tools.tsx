import type { ReactNode } from 'react'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { componentMessages } from '#ds/texts/components.ts'

/** The providers that the site wraps around the dashboard. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>{children}</ThemeProvider>
      </FormatProvider>
    </MessagesProvider>
  )
}
