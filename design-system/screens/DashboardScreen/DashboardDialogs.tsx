import { useState } from 'react'
import { type PaymentMethod, paymentMethods } from '#contracts/rules/fees.ts'
import { depositFor } from '#contracts/rules/money.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { User } from '#contracts/user.ts'
import { newest } from '#ds/account/figures.ts'
import { OnboardingDialog } from '#ds/account/OnboardingDialog/index.ts'
import { OrderDialog, type ShortOrder } from '#ds/account/OrderDialog/index.ts'
import { PhoneVerification } from '#ds/account/PhoneVerification/index.ts'
import { TopUpDialog, type TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import { TrialDialog } from '#ds/account/TrialDialog/index.ts'
import { topUpsOf } from '#ds/account/top-ups-of.ts'
import { activeInstances } from '#ds/account/vps.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import type { DashboardScreenProps } from './DashboardScreen.tsx'
import { dialogAfter, type PayingDialog } from './dashboard-dialog.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

/** The fields of the signed-in customer that the dashboard shows. */
export type DashboardUser = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'isEmailVerified' | 'isPhoneVerified' | 'isDemo'
>

export interface DashboardDialogsProps extends DashboardScreenProps {
  /** The element that is focused after the last dialog has closed. */
  finalFocus: DialogProps['finalFocus']
}

/** What the pending top-ups bring to the wallet. */
const incomingOf = (transactions: readonly WalletTransaction[]) =>
  transactions
    .filter(({ type, status }) => type === 'deposit' && status === 'pending')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    .toString()

/** All dialogs of the dashboard. Only one is open at a time: two open at the same time would both be inert. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  const { texts, dialog, onDialogChange, finalFocus } = props
  const user = props.user.data
  const { balance, forecast, transactions } = props.wallet
  const known = balance.status === 'ready' ? balance.data : undefined
  // During an upgrade, a server of the previous version does not say what was done before.
  const { hasDeposited = false, hasOrdered = false } = dataOf(props.stats.summary) ?? {}
  const topUpThen = (next: PayingDialog, shortfall: string, order?: ShortOrder) =>
    onDialogChange({
      ...{ name: 'top-up', amount: depositFor(BigInt(shortfall)).toString(), next },
      ...(order && { order }),
    })
  const { onSubmitOrder, ...topUp } = props.topUp
  const shortOrder = dialog?.name === 'top-up' ? dialog.order : undefined
  // A new form once an order was placed whose money is still to come.
  const [placed, setPlaced] = useState(0)
  const order = useFocusOnReturn(dialog)
  const trial = useFocusOnReturn(dialog)
  const stateOf = (name: 'order' | 'phone' | 'onboarding') => ({
    open: dialog?.name === name,
    onOpenChange: (open: boolean) => onDialogChange(open ? { name } : null),
    finalFocus,
  })
  return (
    <>
      <OrderDialog
        key={placed}
        {...props.order}
        {...stateOf('order')}
        {...order}
        choice={dialog?.name === 'order' ? dialog.choice : undefined}
        draft={placed === 0 ? props.order.draft : undefined}
        offers={dataOf(props.offers.offers)}
        balance={known}
        incoming={incomingOf(dataOf(transactions) ?? [])}
        forecast={dataOf(forecast)}
        now={props.now}
        onTopUp={(shortfall, short) => dialog?.name === 'order' && topUpThen(dialog, shortfall, short)}
        onVerify={() => dialog?.name === 'order' && onDialogChange({ name: 'phone', next: dialog })}
        texts={texts.order}
      />
      <TrialDialog
        {...props.trial}
        {...trial}
        open={dialog?.name === 'trial'}
        onOpenChange={(open) => {
          if (!open) onDialogChange(null)
        }}
        finalFocus={finalFocus}
        vps={dialog?.name === 'trial' ? dialog.vps : undefined}
        catalog={dataOf(props.order.catalog)}
        balance={known}
        onTopUp={(shortfall) => dialog?.name === 'trial' && topUpThen(dialog, shortfall)}
        texts={texts.trial}
        orderTexts={texts.order}
      />
      <TopUpDialog
        {...topUp}
        {...(shortOrder && {
          orderName: shortOrder.values.name,
          onSubmit: async (values: TopUpFormValues) => {
            const result = await onSubmitOrder(shortOrder, values)
            if (result.ok) {
              setPlaced((count) => count + 1)
              props.order.onDraftChange?.(null)
            }
            return result
          },
        })}
        open={dialog?.name === 'top-up'}
        onOpenChange={(open) => onDialogChange(open ? { name: 'top-up' } : dialogAfter(dialog))}
        finalFocus={finalFocus}
        suggestedAmount={dialog?.name === 'top-up' ? dialog.amount : undefined}
        sensibleTopUp={forecast.status === 'ready' ? topUpsOf(forecast.data)[0] : undefined}
        offers={dataOf(props.offers.offers)}
        lastMethod={lastMethodOf(dataOf(transactions) ?? [])}
        texts={texts.topUp}
      />
      <OnboardingDialog
        {...props.phoneVerification}
        {...stateOf('onboarding')}
        name={givenName(user)}
        isPhoneVerified={user.isPhoneVerified}
        hasVps={hasOrdered || activeInstances(dataOf(props.vps.vps) ?? []).length > 0}
        hasDeposited={hasDeposited}
        balance={balance}
        catalog={props.order.catalog}
        onTopUp={() => onDialogChange({ name: 'top-up' })}
        onExplore={() => onDialogChange({ name: 'order' })}
        texts={texts.onboarding}
        phoneTexts={texts.phoneVerification}
      />
      <PhoneDialog
        {...props}
        {...stateOf('phone')}
        onOpenChange={(open) => onDialogChange(open ? { name: 'phone' } : dialogAfter(dialog))}
      />
    </>
  )
}

/** The method of the newest top-up that has arrived. */
function lastMethodOf(transactions: readonly WalletTransaction[]): PaymentMethod | undefined {
  const arrived = transactions.filter(({ type, status }) => type === 'deposit' && status === 'completed')
  const method = newest(arrived, 1)[0]?.paymentMethod
  return paymentMethods.find((known) => known === method)
}

interface PhoneDialogProps extends DashboardDialogsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The phone verification in its own dialog, opened by the banner. */
function PhoneDialog({ open, onOpenChange, finalFocus, user, phoneVerification, texts }: PhoneDialogProps) {
  const { isPhoneVerified } = user.data
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      heading={texts.phoneDialog.heading}
      description={texts.phoneDialog.description}
      footer={isPhoneVerified && <Button onClick={() => onOpenChange(false)}>{texts.phoneDialog.done}</Button>}
    >
      <PhoneVerification {...phoneVerification} verified={isPhoneVerified} texts={texts.phoneVerification} />
    </Dialog>
  )
}
