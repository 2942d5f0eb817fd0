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
  const isSecond = decision?.action === action && !isOwnProposal
  const step = isSecond ? 'second' : 'first'
  const ofTwo = action === 'refund' && transfer.needsSecond ? dialog.refundOfTwo[step] : undefined
  // The money is sent back once two have agreed: the first one's words cannot have the reference of that.
  const lacksReference = ofTwo !== undefined && isSecond && reason.trim() === decision.reason.trim()
  const missing = isEmpty ? dialog.reasonMissing : lacksReference && dialog.refundOfTwo.referenceMissing
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
        return missing ? undefined : onSubmit(reason.trim())
      }}
    >
      <Field
        label={dialog.reason}
        description={ofTwo?.hint ?? dialog.reasonHints[action]}
        required
        error={wasSubmitted && missing}
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
