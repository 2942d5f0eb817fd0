import { type ComponentPropsWithRef, useState } from 'react'
import { depositFor } from '#contracts/rules/money.ts'
import { type RenewalLength, renewalLengths } from '#contracts/rules/plan-life.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { Vps } from '#contracts/vps.ts'
import type { ForecastLine } from '#contracts/wallet.ts'
import * as css from '#ds/account/ResizeDialog/ResizeDialog.css.ts'
import { isUnpaid, renewalOf } from '#ds/account/vps.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { renewalSum } from './renewal-sum.ts'

/** What the dialog is called and does for an instance that runs, or for one that is suspended as unpaid. */
interface RenewalTitles {
  heading: (name: string) => string
  submit: string
  failureTitle: string
}

export interface RenewDialogTexts {
  renew: RenewalTitles
  resume: RenewalTitles
  /** What paying does; dates and amounts are formatted. */
  descriptions: {
    /** It is paid for until a day, and goes on from then. */
    due: (date: string) => string
    /** It has not been paid for since a day, and is suspended on another one. */
    grace: (since: string, until: string) => string
    unpaid: string
    /** It was cancelled: paying takes that back. */
    ends: (date: string) => string
  }
  /** For how long. */
  choose: string
  periods: Readonly<Record<BillingPeriod, (count: number) => string>>
  /** Below a choice, and in the sums. */
  until: (date: string) => string
  sums: { label: string; now: string; until: string; balance: string; balanceAfter: string }
  /** What the wallet lacks; formatted. */
  short: (amount: string) => string
  /** Adds exactly that; formatted. */
  topUp: (amount: string) => string
  keep: string
  pending: string
}

/** The result of paying. A balance that was too low is said with the way to top it up. */
export type RenewResult = SubmitResult | { ok: false; reason: 'insufficient_balance'; message: string }

export interface RenewDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while a payment is pending. */
  onOpenChange: (open: boolean) => void
  /** Absent while closed. */
  vps: Vps | undefined
  /** The current time, ISO 8601. */
  now: string
  /** The wallet's balance, whole dong as a decimal string. Absent while unknown: then the sum is not checked against it. */
  balance?: string | undefined
  /** The charges of the wallet's forecast, which know the price of each period. Default: the instance's own price is meant. */
  forecast?: readonly ForecastLine[] | undefined
  /** Pays for so many periods. The dialog closes on success, and shows the message on failure. */
  onSubmit: (vpsId: string, periods: RenewalLength) => Promise<RenewResult>
  /** Called to top up the wallet; `shortfall` is the missing amount, whole dong as a decimal string. */
  onTopUp: (shortfall: string) => void
  finalFocus?: DialogProps['finalFocus']
  texts: RenewDialogTexts
}

/**
 * Pays for the next periods of an instance from the wallet: for how long, what that costs, until when it is paid for then, and what is left or missing. One that is
 * suspended as unpaid runs again. A trial is paid for in TrialDialog.
 */
export function RenewDialog({
  open,
  onOpenChange,
  vps,
  now,
  balance,
  forecast,
  onSubmit,
  onTopUp,
  texts,
  ...rest
}: RenewDialogProps) {
  const formats = useFormats()
  const { pending, error, run, clearError } = useAction()
  const [chosen, setChosen] = useState<RenewalLength>(1)
  const [isRefused, setRefused] = useState(false)
  // What is paid for stays in view while the dialog fades out.
  const [shown, setShown] = useState(vps)
  if (vps && vps !== shown) setShown(vps)
  if (!shown) return null

  const lengths = shown.billingPeriod === 'yearly' ? renewalLengths.slice(0, 1) : renewalLengths
  const periods = lengths.find((length) => length === chosen) ?? 1
  const { total, until } = renewalSum(shown, periods, forecast)
  const left = balance === undefined ? undefined : BigInt(balance) - total
  const missing = missingOf()
  const titles = isUnpaid(shown) ? texts.resume : texts.renew

  function missingOf(): bigint {
    if (left !== undefined && left < 0n) return -left
    // The balance that is shown is not the one that was refused.
    return isRefused ? total : 0n
  }
  const close = () => {
    clearError()
    setRefused(false)
    setChosen(1)
    onOpenChange(false)
  }
  const submit = async () => {
    const pay = async () => {
      const result = await onSubmit(shown.id, periods)
      setRefused(!result.ok && 'reason' in result)
      return result
    }
    if (await run(pay)) close()
  }
  return (
    <FormDialog
      data-component="RenewDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={error}
      disabledReason={missing > 0n ? texts.short(formats.currency(missing)) : undefined}
      texts={{
        heading: titles.heading(shown.name),
        description: descriptionOf(shown, now, texts, formats),
        cancel: texts.keep,
        submit: titles.submit,
        pending: texts.pending,
        failed: titles.failureTitle,
      }}
    >
      {lengths.length > 1 && (
        <RadioCards
          label={texts.choose}
          look="stacked"
          columns={2}
          value={String(periods)}
          onValueChange={(value) => {
            clearError()
            setRefused(false)
            setChosen(lengths.find((length) => String(length) === value) ?? 1)
          }}
        >
          {lengths.map((length) => {
            const sum = renewalSum(shown, length, forecast)
            return (
              <RadioCard
                key={length}
                value={String(length)}
                title={texts.periods[shown.billingPeriod](length)}
                price={formats.currency(sum.total)}
                description={texts.until(formats.date(sum.until))}
              />
            )
          })}
        </RadioCards>
      )}
      <dl className={css.sums} aria-label={texts.sums.label}>
        <div className={classNames(css.sum, css.total)}>
          <dt className={css.label}>{texts.sums.now}</dt>
          <dd>
            <Money amount={String(total)} />
          </dd>
        </div>
        <div className={css.sum}>
          <dt className={css.label}>{texts.sums.until}</dt>
          <dd>
            <time dateTime={until}>{formats.date(until)}</time>
          </dd>
        </div>
        <div className={css.sum}>
          <dt className={css.label}>{missing > 0n ? texts.sums.balance : texts.sums.balanceAfter}</dt>
          <dd>
            {left === undefined ? (
              <Skeleton length="short" />
            ) : (
              <Money amount={missing > 0n && balance !== undefined ? balance : String(left)} />
            )}
          </dd>
        </div>
      </dl>
      {missing > 0n && (
        <Notice
          tone="caution"
          role="status"
          action={
            <Button size="small" onClick={() => onTopUp(String(missing))}>
              {texts.topUp(formats.currency(depositFor(missing)))}
            </Button>
          }
        >
          {texts.short(formats.currency(missing))}
        </Notice>
      )}
    </FormDialog>
  )
}

/** What paying does for this instance. */
function descriptionOf(
  vps: Vps,
  now: string,
  { descriptions }: RenewDialogTexts,
  { date }: Pick<ReturnType<typeof useFormats>, 'date'>,
): string {
  const renewal = renewalOf(vps, now)
  if (renewal.kind === 'unpaid') return descriptions.unpaid
  if (renewal.kind === 'grace' && renewal.date !== null)
    return descriptions.grace(date(renewal.since), date(renewal.date))
  if (vps.cancelAt !== null) return descriptions.ends(date(vps.cancelAt))
  return descriptions.due(date(vps.nextBillingDate))
}
