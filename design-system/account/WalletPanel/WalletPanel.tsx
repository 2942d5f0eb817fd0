import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { TransactionList, type TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { CancelTopUpDialog, type CancelTopUpTexts } from './CancelTopUpDialog.tsx'
import * as css from './WalletPanel.css.ts'

export interface WalletPanelTexts {
  balance: string
  /** Shown instead of a balance that could not be loaded. */
  balanceUnknown: string
  topUp: string
  history: string
  cancelTopUp: CancelTopUpTexts
}

export interface WalletPanelProps extends Omit<StackProps, 'children'> {
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  transactions: Resource<readonly WalletTransaction[]>
  texts: WalletPanelTexts
  transactionTexts: TransactionListTexts
  /** Called to top up the wallet. */
  onTopUp: () => void
  /** Cancels a pending top-up after the customer has confirmed. A failure is shown in the dialog. */
  onCancelTopUp: (transactionId: string) => Promise<SubmitResult>
}

/** The wallet's balance, the top-up button and the history. */
export function WalletPanel({
  balance,
  transactions,
  texts,
  transactionTexts,
  onTopUp,
  onCancelTopUp,
  ...rest
}: WalletPanelProps) {
  // Kept after closing, so that the dialog still shows the amount while it fades out.
  const [toCancel, setToCancel] = useState<WalletTransaction>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <Stack data-component="WalletPanel" space="lg" {...rest}>
      <section aria-label={texts.balance} className={css.balance}>
        <Stack space="2xs">
          <Text size="small" weight="medium" tone="secondary">
            {texts.balance}
          </Text>
          <div className={css.figure}>
            <Balance balance={balance} unknown={texts.balanceUnknown} />
          </div>
        </Stack>
        <Button emphasis="soft" icon={Plus} onClick={() => onTopUp()}>
          {texts.topUp}
        </Button>
      </section>
      <Stack space="md">
        <PanelHeader title={texts.history} />
        <TransactionList
          transactions={transactions}
          texts={transactionTexts}
          onCancel={(transaction) => {
            setToCancel(transaction)
            setIsDialogOpen(true)
          }}
        />
      </Stack>
      {toCancel && (
        <CancelTopUpDialog
          open={isDialogOpen}
          amount={toCancel.amount}
          texts={texts.cancelTopUp}
          onOpenChange={setIsDialogOpen}
          onConfirm={() => onCancelTopUp(toCancel.id)}
        />
      )}
    </Stack>
  )
}

/** Length of the longest amount that fits on a phone at full size. */
const FULL_SIZE_CHARACTERS = 15

function Balance({ balance, unknown }: { balance: Resource<string>; unknown: string }) {
  const { currency } = useFormats()
  if (balance.status === 'loading') return <Skeleton length="full" />
  if (balance.status === 'error') return unknown
  const amount = currency(balance.data)
  return <span className={amount.length > FULL_SIZE_CHARACTERS ? css.longFigure : undefined}>{amount}</span>
}
