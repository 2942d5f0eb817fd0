import { useState } from 'react'
import { BANK_REFERENCE_MAX, RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { AdminWithdrawal } from '#contracts/withdrawals.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { QrCode } from '#ds/components/data/QrCode/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { DecisionDialog, type DecisionResult } from './DecisionDialog.tsx'
import * as css from './MoneyInPanel.css.ts'
import type { MoneyInPanelTexts, WithdrawalAction } from './money-texts.ts'

interface WithdrawalDialogProps {
  texts: MoneyInPanelTexts
  withdrawal: AdminWithdrawal
  action: WithdrawalAction
  /** The admin who looks approved it first, so that another one has to. */
  isOwnProposal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Sends the decision: `text` is the bank's reference or the reason, empty for an approval. */
  onSubmit: (text: string) => Promise<DecisionResult>
}

/** The dialog of one decision about a withdrawal: where the money goes, the code to pay it with, the reference or the reason. */
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
      decided={
        action === 'paid' ? { title: own.paidTwice.title, detail: own.paidTwice.detail(text.trim()) } : own.decided
      }
      isCritical={action === 'reject'}
      open={open}
      onOpenChange={onOpenChange}
      disabledReason={isWaiting ? own.ownApproval : undefined}
      onSubmit={() => {
        setSubmitted(true)
        return isMissing ? undefined : onSubmit(text.trim())
      }}
      facts={<Facts texts={texts} withdrawal={withdrawal} />}
    >
      {action === 'approve' && withdrawal.needsSecond && (
        <SecondAdmin texts={texts} withdrawal={withdrawal} isOwnProposal={isOwnProposal} />
      )}
      {action === 'paid' && withdrawal.qr && (
        <div className={css.code}>
          <QrCode value={withdrawal.qr} label={own.qr} />
        </div>
      )}
      {action === 'paid' && (
        <Field
          label={own.reference}
          description={own.referenceHint}
          required
          error={wasSubmitted && isMissing && own.referenceMissing}
        >
          <Input
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={BANK_REFERENCE_MAX}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
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

function Facts({ texts, withdrawal }: Pick<WithdrawalDialogProps, 'texts' | 'withdrawal'>) {
  const { dateTime } = useFormats()
  const { facts } = texts.withdrawals.dialog
  const { amount, user, bank, account, holder, memo, note, createdAt } = withdrawal
  return (
    <RecordFacts
      facts={[
        { label: texts.dialog.amount, value: <Money amount={amount} /> },
        ...(user ? [{ label: facts.customer, value: fullName(user) || user.email }] : []),
        { label: facts.bank, value: bank.name },
        {
          label: facts.account,
          value: (
            <code className={css.content} translate="no">
              {account}
            </code>
          ),
        },
        { label: facts.holder, value: holder },
        ...(memo
          ? [
              {
                label: facts.memo,
                value: (
                  <code className={css.content} translate="no">
                    {memo}
                  </code>
                ),
              },
            ]
          : []),
        ...(note ? [{ label: facts.note, value: note }] : []),
        { label: facts.requested, value: dateTime(createdAt) },
      ]}
    />
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
