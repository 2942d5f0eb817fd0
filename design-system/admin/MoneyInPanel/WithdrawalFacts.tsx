import { fullName } from '#contracts/rules/person-name.ts'
import type { AdminWithdrawal } from '#contracts/withdrawals.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MoneyInPanel.css.ts'
import type { MoneyInPanelTexts } from './money-texts.ts'

interface WithdrawalFactsProps {
  texts: MoneyInPanelTexts
  withdrawal: AdminWithdrawal
  /** Leaves out what is entered at the bank, so that nobody enters it before it is this admin's turn. */
  isBrief?: boolean
}

/** What a decision about a withdrawal is about: whose it is, where the money goes, and how much. */
export function WithdrawalFacts({ texts, withdrawal, isBrief = false }: WithdrawalFactsProps) {
  const { dateTime } = useFormats()
  const { facts } = texts.withdrawals.dialog
  const { amount, user, bank, account, holder, memo, note, createdAt } = withdrawal
  const code = (value: string) => (
    <code className={css.content} translate="no">
      {value}
    </code>
  )
  const customer = user ? [{ label: facts.customer, value: fullName(user) || user.email }] : []
  const atTheBank = [
    { label: facts.bank, value: bank.name },
    { label: facts.account, value: code(account) },
    { label: facts.holder, value: holder },
    ...(memo ? [{ label: facts.memo, value: code(memo) }] : []),
  ]
  return (
    <RecordFacts
      facts={[
        ...(isBrief ? [] : [{ label: texts.dialog.amount, value: <Money amount={amount} /> }]),
        ...customer,
        ...(isBrief ? [] : atTheBank),
        ...(note ? [{ label: facts.note, value: note }] : []),
        { label: facts.requested, value: dateTime(createdAt) },
      ]}
    />
  )
}
