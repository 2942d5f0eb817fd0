import { useState } from 'react'
import type { BankTransfer, MatchRequest, Suggestion } from '#contracts/bank-transfers.ts'
import { fullName, givenName } from '#contracts/rules/person-name.ts'
import { suggestionWords } from '#ds/admin/transfer-words.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { DecisionResult } from './DecisionDialog.tsx'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { MoneyInPanelTexts } from './money-texts.ts'

interface MatchDialogProps {
  texts: MoneyInPanelTexts
  transfer: BankTransfer
  isOwnProposal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onMatch: (target: MatchRequest) => Promise<DecisionResult>
}

interface Candidate {
  key: string
  name: string
  /** Empty for a customer without a name. */
  shortName: string
  email: string
  note: string
  target: MatchRequest
}

/** Credits a transfer to one of the customers that it may be from; the likeliest one is chosen, or the one whom the first admin proposed. */
export function MatchDialog({ texts, transfer, isOwnProposal, open, onOpenChange, onMatch }: MatchDialogProps) {
  const { list, currency } = useFormats()
  const { dialog, transfers } = texts
  const suggested = transfer.suggestions.map((suggestion): Candidate => {
    const { user, memo, amount } = suggestion
    const why = list(suggestionWords(transfers, transfer, suggestion))
    return {
      ...namesOf(user),
      key: keyOf(suggestion),
      note: memo && amount ? `${dialog.payment(memo, currency(amount))} · ${why}` : why,
      target: targetOf(suggestion),
    }
  })
  const proposed = proposedIn(transfer)
  const candidates =
    proposed && !suggested.some(({ key }) => key === proposed.key) ? [proposed, ...suggested] : suggested
  const [key, setKey] = useState(proposed?.key ?? candidates[0]?.key)
  const chosen = candidates.find((candidate) => candidate.key === key)
  return (
    <DecisionFrame
      texts={texts}
      transfer={transfer}
      action="match"
      confirmLabel={chosen?.shortName ? transfers.creditTo(chosen.shortName) : undefined}
      shortName={chosen?.shortName}
      isAgreed={proposed !== undefined && chosen?.key === proposed.key}
      isOwnProposal={isOwnProposal}
      open={open}
      onOpenChange={onOpenChange}
      disabledReason={chosen ? undefined : dialog.chooseFirst}
      onSubmit={() => chosen && onMatch(chosen.target)}
    >
      <RadioCards label={dialog.customer} {...(key !== undefined && { value: key })} onValueChange={setKey}>
        {candidates.map((candidate) => (
          <RadioCard
            key={candidate.key}
            value={candidate.key}
            title={candidate.name}
            description={
              <>
                <EmailAddress>{candidate.email}</EmailAddress>
                {candidate.note && ` · ${candidate.note}`}
              </>
            }
          />
        ))}
      </RadioCards>
    </DecisionFrame>
  )
}

const keyOf = ({ userId, paymentId }: Pick<Suggestion, 'userId' | 'paymentId'>) => `${userId} ${paymentId ?? ''}`
const targetOf = ({ userId, paymentId }: Pick<Suggestion, 'userId' | 'paymentId'>): MatchRequest =>
  paymentId === null ? { userId } : { paymentId }
const namesOf = (user: Suggestion['user']) => ({
  name: fullName(user) || user.email,
  shortName: givenName(user),
  email: user.email,
})

/** Whom the first admin wants to credit; undefined if that is not what was proposed. */
function proposedIn({ proposal }: BankTransfer): Candidate | undefined {
  if (proposal?.decision.action !== 'match' || !proposal.user) return undefined
  const { decision, user } = proposal
  return { ...namesOf(user), key: keyOf(decision), note: '', target: targetOf(decision) }
}
