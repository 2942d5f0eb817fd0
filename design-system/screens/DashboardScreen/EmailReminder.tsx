import { Mail } from 'lucide-react'
import { useState } from 'react'
import { VerificationLine } from '#ds/account/VerificationLine/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './DashboardScreen.css.ts'
import type { DashboardTexts } from './dashboard-texts.ts'

export interface EmailReminderState {
  /** Whether the customer does not want to be reminded in this browser. */
  isPutOff: boolean
  onPutOff: () => void
  /** Sends the link that verifies the address. */
  onSendLink: () => Promise<SubmitResult>
}

interface EmailReminderProps extends EmailReminderState {
  texts: DashboardTexts['emailVerification']
}

/** Asks once, and says in its own place that the link was sent. */
export function EmailReminder({ isPutOff, onPutOff, onSendLink, texts }: EmailReminderProps) {
  const { pending, run } = useAction()
  const [wasSent, setWasSent] = useState(false)
  if (wasSent)
    return (
      <Text size="small" tone="secondary" role="status">
        {texts.sent}
      </Text>
    )
  if (isPutOff) return null
  return (
    <VerificationLine
      icon={Mail}
      texts={texts}
      pending={pending}
      onVerify={async () => {
        if (await run(onSendLink)) setWasSent(true)
      }}
      onLater={onPutOff}
      className={css.verification}
    />
  )
}
