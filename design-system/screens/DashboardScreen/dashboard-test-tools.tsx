import type { ReactNode } from 'react'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { componentMessages } from '#ds/texts/vi.ts'
import type { DashboardUser } from './DashboardDialogs.tsx'

/** A customer whose phone is not verified. */
export const lan: DashboardUser = {
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  email: 'lan@sen.test',
  isEmailVerified: true,
  isPhoneVerified: false,
}

/** A submission that always succeeds. */
export const succeeds = async (): Promise<SubmitResult> => ({ ok: true })

/** What the site wraps around the dashboard. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>{children}</ThemeProvider>
      </FormatProvider>
    </MessagesProvider>
  )
}
