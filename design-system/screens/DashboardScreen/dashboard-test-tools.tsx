import type { ReactNode } from 'react'
import type { AccountUser, SubmitResult } from '#ds/account/types.ts'
import { onDemand } from '#ds/components/on-demand.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { componentMessages } from '#ds/texts/vi.ts'
import { DashboardDialogs } from './DashboardDialogs.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import type { DashboardParts } from './DashboardScreen.tsx'

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

/** The parts that the site loads on demand, with the Vietnamese texts. */
export const parts: DashboardParts = {
  dialogs: onDemand(async () => (props) => <DashboardDialogs {...props} texts={accountTexts} />),
  panel: onDemand(async () => (props) => <DashboardPanel {...props} texts={accountTexts} />),
}

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
