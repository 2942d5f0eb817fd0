import { useState } from 'react'
import type { AdminUser } from '#contracts/admin.ts'
import type { BankTransfer, MatchRequest } from '#contracts/bank-transfers.ts'
import { fullName, givenName } from '#contracts/rules/person-name.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { useComposedText } from '#ds/hooks/use-composed-text.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { DecisionResult } from './DecisionDialog.tsx'
import { DecisionFrame } from './DecisionFrame.tsx'
import type { MoneyInPanelTexts } from './money-texts.ts'

/** The search of a customer: the caller keeps the text and loads who is found. */
export interface CustomerSearch {
  query: string
  onQueryChange: (query: string) => void
  /** Who is found; empty while nothing is searched for. */
  found: Resource<readonly AdminUser[]>
}

interface FindDialogProps {
  texts: MoneyInPanelTexts
  transfer: BankTransfer
  customers: CustomerSearch
  isOwnProposal: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onMatch: (target: MatchRequest) => Promise<DecisionResult>
}

/** Credits a transfer to a customer who is searched for by name, email or number. */
export function FindDialog({
  texts,
  transfer,
  customers,
  isOwnProposal,
  open,
  onOpenChange,
  onMatch,
}: FindDialogProps) {
  const { dialog, transfers } = texts
  const [userId, setUserId] = useState<string>()
  const { query, onQueryChange } = customers
  const isSearching = query.trim() !== ''
  const found = isSearching ? (dataOf(customers.found) ?? []).filter(({ role }) => role === 'customer') : []
  const loadError = loadErrorOf(customers.found)
  const chosen = found.find(({ id }) => id === userId)
  const { proposal } = transfer
  return (
    <DecisionFrame
      texts={texts}
      transfer={transfer}
      action="find"
      confirmLabel={chosen && givenName(chosen) ? transfers.creditTo(givenName(chosen)) : undefined}
      shortName={chosen && givenName(chosen)}
      isAgreed={
        chosen !== undefined && proposal?.decision.action === 'match' && isSameCustomer(proposal.decision, chosen.id)
      }
      isOwnProposal={isOwnProposal}
      open={open}
      onOpenChange={onOpenChange}
      disabledReason={chosen ? undefined : dialog.chooseFirst}
      onSubmit={() => chosen && onMatch({ userId: chosen.id })}
    >
      <Field label={dialog.search} description={dialog.searchHint}>
        <Input
          type="search"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          {...useComposedText(query, onQueryChange)}
        />
      </Field>
      {isSearching && loadError && (
        <Notice tone="critical" title={dialog.searchFailed} role="alert" onRetry={loadError.onRetry}>
          {loadError.message}
        </Notice>
      )}
      {isSearching && customers.found.status === 'loading' && <Skeleton length="long" />}
      {isSearching && customers.found.status === 'ready' && found.length === 0 && (
        <Text size="small" tone="secondary" role="status">
          {dialog.noneFound(query.trim())}
        </Text>
      )}
      {found.length > 0 && (
        <RadioCards
          label={dialog.customer}
          {...(chosen && { value: chosen.id })}
          onValueChange={(value) => setUserId(value)}
        >
          {found.map((user) => (
            <RadioCard
              key={user.id}
              value={user.id}
              title={fullName(user) || user.email}
              description={<EmailAddress>{user.email}</EmailAddress>}
              aside={user.number}
            />
          ))}
        </RadioCards>
      )}
    </DecisionFrame>
  )
}

/** Whether a proposal is to credit this customer, and not one of that customer's payments. */
const isSameCustomer = ({ userId, paymentId }: { userId: string; paymentId: string | null }, id: string) =>
  userId === id && paymentId === null
