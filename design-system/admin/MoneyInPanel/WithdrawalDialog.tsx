import { useState } from 'react'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { AdminWithdrawal } from '#contracts/withdrawals.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { DecisionDialog, type DecisionResult } from './DecisionDialog.tsx'
import type { MoneyInPanelTexts } from './money-texts.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

interface WithdrawalDialogProps {
  texts: MoneyInPanelTexts
  withdrawal: AdminWithdrawal
  action: 'approve' | 'reject'
  /** The admin who looks approved it first, so that another one has to. */
  isOwnProposal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Sends the decision: `text` is the reason, empty for an approval. */
  onSubmit: (text: string) => Promise<DecisionResult>
}

/** The dialog of one decision about a withdrawal: where the money goes, and the reason of a rejection. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { texts, withdrawal, action, isOwnProposal, open, onOpenChange, onSubmit } = props
  const own = texts.withdrawals.dialog
  const { heading, description, confirm } = own.actions[action]
  const [text, setText] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const isMissing = action !== 'approve' && text.trim() === ''
  const isWaiting = action === 'approve' && isOwnProposal
  return (
    <DecisionDialog
      texts={texts}
      heading={heading}
      description={description}
      confirmLabel={confirm}
      decided={own.decided}
      isCritical={action === 'reject'}
      open={open}
      onOpenChange={onOpenChange}
      disabledReason={isWaiting ? own.ownApproval : undefined}
      onSubmit={() => {
        setSubmitted(true)
        return isMissing ? undefined : onSubmit(text.trim())
      }}
      facts={<WithdrawalFacts texts={texts} withdrawal={withdrawal} />}
    >
      {action === 'approve' && withdrawal.needsSecond && (
        <SecondAdmin texts={texts} withdrawal={withdrawal} isOwnProposal={isOwnProposal} />
      )}
      {action === 'reject' && (
        <Field
          label={own.reason}
          description={own.reasonHint}
          required
          error={wasSubmitted && isMissing && own.reasonMissing}
        >
          <Textarea
            autoFocus
            rows={3}
            maxLength={RESOLUTION_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      )}
    </DecisionDialog>
  )
}

/** That a second admin has to agree, and who was the first one. */
function SecondAdmin({
  texts: { dialog, withdrawals },
  withdrawal: { proposer, proposedBy },
  isOwnProposal,
}: Pick<WithdrawalDialogProps, 'texts' | 'withdrawal' | 'isOwnProposal'>) {
  if (proposedBy === null) return <Notice tone="neutral">{dialog.needsSecond}</Notice>
  const name = (proposer && (fullName(proposer) || proposer.email)) ?? proposedBy
  return (
    <Notice tone="caution" title={withdrawals.dialog.proposed(name)}>
      {isOwnProposal ? withdrawals.dialog.ownApproval : dialog.agrees}
    </Notice>
  )
}
