import { useState } from 'react'
import type { BankTransfer } from '#contracts/bank-transfers.ts'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import type { DecisionResult } from './DecisionDialog.tsx'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { MoneyInPanelTexts } from './money-texts.ts'

interface ReasonDialogProps {
  texts: MoneyInPanelTexts
  transfer: BankTransfer
  /** Whether it is not a customer's money, or was sent back. */
  action: 'ignore' | 'refund'
  isOwnProposal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onSubmit: (reason: string) => Promise<DecisionResult>
}

/** Closes a transfer without crediting it, with the reason that the audit log keeps. */
export function ReasonDialog({
  texts,
  transfer,
  action,
  isOwnProposal,
  open,
  onOpenChange,
  onSubmit,
}: ReasonDialogProps) {
  const { dialog } = texts
  const decision = transfer.proposal?.decision
  // The second admin may keep the words of the first one.
  const [reason, setReason] = useState(decision?.action === action ? decision.reason : '')
  const [wasSubmitted, setSubmitted] = useState(false)
  const isEmpty = reason.trim() === ''
  return (
    <DecisionFrame
      texts={texts}
      transfer={transfer}
      action={action}
      isOwnProposal={isOwnProposal}
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={() => {
        setSubmitted(true)
        return isEmpty ? undefined : onSubmit(reason.trim())
      }}
    >
      <Field
        label={dialog.reason}
        description={dialog.reasonHints[action]}
        required
        error={wasSubmitted && isEmpty && dialog.reasonMissing}
      >
        <Textarea
          autoFocus
          rows={3}
          maxLength={RESOLUTION_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </DecisionFrame>
  )
}
