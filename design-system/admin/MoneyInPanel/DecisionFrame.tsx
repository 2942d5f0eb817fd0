import type { ReactNode } from 'react'
import type { BankTransfer } from '#contracts/bank-transfers.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { DecisionDialog, type DecisionResult } from './DecisionDialog.tsx'
import * as css from './MoneyInPanel.css.ts'
import type { MoneyInPanelTexts, TransferAction } from './money-texts.ts'

interface DecisionFrameProps {
  texts: MoneyInPanelTexts
  transfer: BankTransfer
  action: TransferAction
  /** Default: that of the action. */
  confirmLabel?: string | undefined
  /** Whose wallet would be credited, as the button says it of a proposal. Default: nobody's. */
  shortName?: string | undefined
  /** The choice is what another admin proposed, so that it is carried out. Default: whether the action is. */
  isAgreed?: boolean
  /** The admin who looks made the proposal, so that another one has to agree. */
  isOwnProposal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Why it cannot be confirmed now. */
  disabledReason?: string | undefined
  /** Sends the decision; undefined if a field has an error, which then gets the focus. */
  onSubmit: () => Promise<DecisionResult> | undefined
  children?: ReactNode
}

const critical: readonly TransferAction[] = ['ignore', 'refund']
/** What moves money into a wallet at once, unless it is only proposed. */
const crediting: readonly TransferAction[] = ['match', 'find']

/** The dialog of one decision about a transfer: what arrived, what an admin has proposed, the fields of the decision. */
export function DecisionFrame({
  action,
  transfer,
  isOwnProposal,
  confirmLabel,
  shortName,
  isAgreed = transfer.proposal?.decision.action === action,
  children,
  ...rest
}: DecisionFrameProps) {
  const { texts } = rest
  const { decided, actions, proposes, propose, proposeTo, refundOfTwo } = texts.dialog
  const { heading, description, confirm } = actions[action]
  const isCarriedOut = !isOwnProposal && isAgreed
  const proposal = shortName ? proposeTo(shortName) : propose
  const isProposing = transfer.needsSecond && action !== 'split' && !isCarriedOut
  const ofLargeRefund = transfer.needsSecond && action === 'refund' ? refundOfTwo[isProposing ? 'first' : 'second'] : {}
  const ofProposal = isProposing && crediting.includes(action) ? { description: proposes } : ofLargeRefund
  return (
    <DecisionDialog
      {...rest}
      {...{ heading, description, ...ofProposal }}
      confirmLabel={isProposing ? proposal : (confirmLabel ?? confirm)}
      decided={decided}
      isCritical={critical.includes(action)}
      facts={<TransferFacts texts={texts} transfer={transfer} />}
    >
      {action !== 'split' && (
        <SecondAdmin texts={texts} transfer={transfer} isOwnProposal={isOwnProposal} isCarriedOut={isCarriedOut} />
      )}
      {children}
    </DecisionDialog>
  )
}

function TransferFacts({ texts, transfer }: { texts: MoneyInPanelTexts; transfer: BankTransfer }) {
  const { dateTime } = useFormats()
  const { amount, content, sender, account, reference, transferredAt } = transfer
  const own = texts.dialog
  return (
    <RecordFacts
      facts={[
        { label: own.amount, value: <Money amount={amount} /> },
        {
          label: own.content,
          value: content ? (
            <code className={css.content} translate="no">
              {content}
            </code>
          ) : (
            texts.transfers.noContent
          ),
        },
        ...(sender ? [{ label: own.sender, value: sender }] : []),
        { label: own.account, value: reference ? `${account} · ${reference}` : account },
        { label: own.date, value: dateTime(transferredAt) },
      ]}
    />
  )
}

/** That a second admin has to agree, and what the first one proposed. */
function SecondAdmin({
  texts,
  transfer: { proposal, needsSecond },
  isOwnProposal,
  isCarriedOut,
}: Pick<DecisionFrameProps, 'texts' | 'transfer' | 'isOwnProposal'> & { isCarriedOut: boolean }) {
  const { dialog, transfers } = texts
  if (!proposal) return needsSecond ? <Notice tone="neutral">{dialog.needsSecond}</Notice> : null
  const { decision, proposer, user } = proposal
  const words =
    decision.action === 'match'
      ? transfers.creditTo((user && (fullName(user) || user.email)) ?? decision.userId)
      : `${decision.action === 'refund' ? dialog.refundOfTwo.what : dialog.actions[decision.action].action}: ${decision.reason}`
  const admin = (proposer && (fullName(proposer) || proposer.email)) ?? proposal.proposedBy
  const agrees = decision.action === 'refund' ? dialog.refundOfTwo.agrees : dialog.agrees
  const ofAnother = isCarriedOut ? agrees : dialog.replaces
  return (
    <Notice tone="caution" title={dialog.proposed(admin, words)}>
      {isOwnProposal ? dialog.ownProposal : ofAnother}
    </Notice>
  )
}
