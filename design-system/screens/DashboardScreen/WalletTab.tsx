import { useState } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import { MonthSpending, type MonthSpendingTexts } from '#ds/account/MonthSpending/index.ts'
import { ReceiptDialog, type ReceiptDialogTexts } from '#ds/account/ReceiptDialog/index.ts'
import { UpcomingCharges, type UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'
import { WalletLevel, type WalletLevelTexts } from '#ds/account/WalletLevel/index.ts'
import { WalletStatement, type WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { dataOf, type Resource } from '#ds/components/resource.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { CancelTopUpDialog, type CancelTopUpTexts } from './CancelTopUpDialog.tsx'

export interface WalletTabTexts {
  level: WalletLevelTexts
  upcoming: UpcomingChargesTexts
  months: MonthSpendingTexts
  statement: WalletStatementTexts
  receipt: ReceiptDialogTexts
  cancelTopUp: CancelTopUpTexts
}

/** What the wallet tab shows. */
export interface WalletData {
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  transactions: Resource<readonly WalletTransaction[]>
  /** The balance of the past weeks, and the sums of months. Only the wallet and the overview need it. */
  history: Resource<WalletHistory>
  /** What falls due. The line of figures says until when the balance lasts. */
  forecast: Resource<WalletForecast>
  /** Cancels a pending top-up after the customer has confirmed. A failure is shown in the dialog. */
  onCancelTopUp: (transactionId: string) => Promise<SubmitResult>
}

interface WalletTabProps extends WalletData {
  now: string
  texts: WalletTabTexts
  onTopUp: (amount?: string) => void
}

/** The wallet: how much there is and until when it lasts, what comes next, what the months cost, and what happened. */
export function WalletTab({
  balance,
  transactions,
  history,
  forecast,
  now,
  texts,
  onTopUp,
  onCancelTopUp,
}: WalletTabProps) {
  // Kept after closing, so that the dialogs still show it while they fade out.
  const [toCancel, setToCancel] = useState<WalletTransaction>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [opened, setOpened] = useState<WalletTransaction>()
  const [isReceiptOpen, setIsReceiptOpen] = useState(false)
  return (
    <Stack space="xl">
      <WalletLevel {...{ balance, history, forecast, now, onTopUp }} texts={texts.level} />
      <Grid columns={{ base: 1, large: 2 }} space="lg" align="start">
        <UpcomingCharges forecast={forecast} now={now} texts={texts.upcoming} />
        <MonthSpending history={history} forecast={forecast} now={now} texts={texts.months} />
      </Grid>
      <WalletStatement
        transactions={transactions}
        months={dataOf(history)?.months ?? []}
        now={now}
        texts={texts.statement}
        onCancel={(transaction) => {
          setToCancel(transaction)
          setIsDialogOpen(true)
        }}
        onTopUpAgain={({ amount }) => onTopUp(amount)}
        onOpen={(transaction) => {
          setOpened(transaction)
          setIsReceiptOpen(true)
        }}
      />
      {opened && (
        <ReceiptDialog
          open={isReceiptOpen}
          onOpenChange={setIsReceiptOpen}
          transaction={opened}
          texts={texts.receipt}
        />
      )}
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
