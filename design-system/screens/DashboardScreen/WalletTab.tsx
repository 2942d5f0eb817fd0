import { type ReactNode, useState } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import type { Withdrawal } from '#contracts/withdrawals.ts'
import { MonthSpending, type MonthSpendingTexts } from '#ds/account/MonthSpending/index.ts'
import { column } from '#ds/account/OverviewPanel/OverviewPanel.css.ts'
import { ReceiptDialog, type ReceiptDialogTexts } from '#ds/account/ReceiptDialog/index.ts'
import { UpcomingCharges, type UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'
import { WalletLevel, type WalletLevelTexts } from '#ds/account/WalletLevel/index.ts'
import { WalletStatement, type WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
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
  cancelWithdrawal: CancelTopUpTexts
}

export interface WalletTabProps {
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  transactions: Resource<readonly WalletTransaction[]>
  /** The balance of the past weeks, and the sums of months. */
  history: Resource<WalletHistory>
  /** What falls due. The line of figures says until when the balance lasts. */
  forecast: Resource<WalletForecast>
  /** Where the statement is to be had as a file. Default: nowhere. */
  statementHref?: string | undefined
  /** Cancels a pending top-up after the customer has confirmed. A failure is shown in the dialog. */
  onCancelTopUp: (transactionId: string) => Promise<SubmitResult>
  /** The latest withdrawals, for the rows of the statement. Default: none. */
  withdrawals?: Resource<readonly Withdrawal[]>
  /** The names of the orders that top-ups are for, by the id of the top-up. Default: none is known. */
  orderNames?: ReadonlyMap<string, string> | undefined
  /** Cancels a requested withdrawal after the customer has confirmed. A failure is shown in the dialog. */
  onCancelWithdrawal: (withdrawalId: string) => Promise<SubmitResult>
  /** Loads older transactions. Absent if all of them are shown. */
  onLoadOlder?: (() => Promise<SubmitResult>) | undefined
  /** Called to show how to pay a pending top-up. */
  onOpenPayment: (transactionId: string) => void
  /** What is shown above everything, such as the orders that wait. Default: nothing. */
  above?: ReactNode
  now: string
  texts: WalletTabTexts
  /** Opens the top-up, with an amount filled in. */
  onTopUp: (amount?: string) => void
  /** Opens the dialog that sends money to a bank. */
  onWithdraw: () => void
}

/** Whether a top-up has a page that says how to pay it, or leads to the gateway's: only crypto is settled by an admin. */
const isToPay = ({ type, status, paymentMethod }: WalletTransaction) =>
  type === 'deposit' && status === 'pending' && paymentMethod !== null && paymentMethod !== 'crypto'

/** The wallet: how much there is and until when it lasts, what comes next, what the months cost, and what happened. */
export function WalletTab({
  balance,
  transactions,
  history,
  forecast,
  above,
  now,
  texts,
  withdrawals,
  orderNames,
  onTopUp,
  onWithdraw,
  statementHref,
  onCancelTopUp,
  onCancelWithdrawal,
  onLoadOlder,
  onOpenPayment,
}: WalletTabProps) {
  // It is kept after closing, so that the dialogs still show it while they fade out.
  const [toCancel, setToCancel] = useState<WalletTransaction>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [toReturn, setToReturn] = useState<Withdrawal>()
  const [isReturnOpen, setIsReturnOpen] = useState(false)
  const knownWithdrawals = (withdrawals && dataOf(withdrawals)) ?? []
  const [opened, setOpened] = useState<WalletTransaction>()
  const [isReceiptOpen, setIsReceiptOpen] = useState(false)
  return (
    <Stack space="xl">
      {above}
      <WalletLevel
        balance={balance}
        history={history}
        forecast={forecast}
        now={now}
        onTopUp={onTopUp}
        texts={texts.level}
      />
      <Grid columns={{ base: 1, large: 2 }} space="lg">
        <UpcomingCharges forecast={forecast} now={now} texts={texts.upcoming} className={column} />
        <MonthSpending history={history} forecast={forecast} now={now} texts={texts.months} className={column} />
      </Grid>
      <WalletStatement
        transactions={transactions}
        months={dataOf(history)?.months ?? []}
        now={now}
        texts={texts.statement}
        csvHref={statementHref}
        withdrawals={knownWithdrawals}
        orderNames={orderNames}
        onWithdraw={onWithdraw}
        onLoadOlder={onLoadOlder}
        onCancelWithdrawal={(withdrawal) => {
          setToReturn(withdrawal)
          setIsReturnOpen(true)
        }}
        onCancel={(transaction) => {
          setToCancel(transaction)
          setIsDialogOpen(true)
        }}
        onTopUpAgain={({ amount }) => onTopUp(amount)}
        onOpen={(transaction) => {
          if (isToPay(transaction)) return onOpenPayment(transaction.id)
          setOpened(transaction)
          setIsReceiptOpen(true)
        }}
      />
      {opened && (
        <ReceiptDialog
          open={isReceiptOpen}
          onOpenChange={setIsReceiptOpen}
          transaction={opened}
          withdrawal={knownWithdrawals.find(({ transaction }) => transaction.id === opened.id)}
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
      {toReturn && (
        <CancelTopUpDialog
          open={isReturnOpen}
          amount={toReturn.amount}
          texts={texts.cancelWithdrawal}
          onOpenChange={setIsReturnOpen}
          onConfirm={() => onCancelWithdrawal(toReturn.id)}
        />
      )}
    </Stack>
  )
}
