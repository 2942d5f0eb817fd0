import type { ReactNode } from 'react'
import type { AccountUser, SubmitResult } from '#ds/account/types.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { componentMessages } from '#ds/texts/vi.ts'

/** A customer whose phone is not verified. */
export const lan: AccountUser = {
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
