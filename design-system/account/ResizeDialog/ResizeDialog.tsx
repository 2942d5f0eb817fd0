import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { ResizeQuote } from '#contracts/machines.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { Vps } from '#contracts/vps.ts'
import { ApiCommand, type ApiCommandTexts } from '#ds/account/ApiCommand/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './ResizeDialog.css.ts'

export interface ResizeDialogTexts {
  heading: (name: string) => string
  /** That the machine restarts, and that a disk does not shrink again. */
  description: string
  plans: string
  /** From one size to another; both are formatted. */
  change: (from: string, to: string) => string
  cores: (count: string) => string
  memory: (size: string) => string
  storage: (size: string) => string
  /** `price` is formatted. */
  perPeriod: Readonly<Record<BillingPeriod, (price: string) => string>>
  sums: {
    label: string
    now: string
    /** `date` is formatted. */
    from: (date: string) => string
    balance: string
    balanceAfter: string
  }
  /** What the wallet lacks; `amount` is formatted. */
  short: (amount: string) => string
  topUp: string
  quoteFailed: string
  quoteLoading: string
  keep: string
  confirm: (plan: string) => string
  pending: string
  failureTitle: string
  api: ApiCommandTexts
}

/** What a larger plan costs, or why that is not known. */
export type ResizeQuoteResult = { ok: true; quote: ResizeQuote } | { ok: false; message: string }

export interface ResizeDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while the request is pending. */
  onOpenChange: (open: boolean) => void
  vps: Pick<Vps, 'id' | 'name' | 'cpu' | 'ram' | 'storage' | 'billingPeriod'>
  /** The larger plans, the smallest first. */
  plans: readonly Plan[]
  /** The wallet's balance, whole dong as a decimal string. Absent while unknown: then the price is not checked against it. */
  balance?: string | undefined
  /** Asks the server what a plan costs for the rest of the period, and from then on. */
  onQuote: (planId: number) => Promise<ResizeQuoteResult>
  /** Pays the quote's price, and lets the machine grow. */
  onSubmit: (quote: ResizeQuote) => Promise<SubmitResult>
  /** Where the wallet is topped up. */
  topUpHref: string
  origin: string
  finalFocus?: DialogProps['finalFocus']
  texts: ResizeDialogTexts
}

/** Lets a machine grow: the larger plans with what changes, what the rest of the period costs now, what follows then, and what is left in the wallet. */
export function ResizeDialog({
  open,
  onOpenChange,
  vps,
  plans,
  balance,
  onQuote,
  onSubmit,
  topUpHref,
  origin,
  texts,
  ...rest
}: ResizeDialogProps) {
  const formats = useFormats()
  const { pending, error, run, clearError } = useAction()
  const [chosen, setChosen] = useState<number>()
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0]
  const { result, ask } = useResizeQuote(open ? plan?.id : undefined, onQuote)
  const quote = result?.ok ? result.quote : undefined
  const missing = quote && balance !== undefined ? BigInt(quote.total) - BigInt(balance) : 0n
  const reason = reasonAgainst()
  const close = () => {
    clearError()
    onOpenChange(false)
  }
  const submit = async () => {
    if (!quote) return
    if (await run(() => onSubmit(quote))) onOpenChange(false)
    // The quote may have run out, or the price may have changed.
    else ask()
  }
  function reasonAgainst() {
    if (!result) return texts.quoteLoading
    if (!result.ok) return texts.quoteFailed
    return missing > 0n ? texts.short(formats.currency(missing)) : undefined
  }
  return (
    <FormDialog
      data-component="ResizeDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={error}
      disabledReason={reason}
      texts={{
        ...texts,
        heading: texts.heading(vps.name),
        cancel: texts.keep,
        submit: texts.confirm(plan?.name ?? ''),
        failed: texts.failureTitle,
      }}
    >
      <RadioCards label={texts.plans} value={String(plan?.id ?? '')} onValueChange={(id) => setChosen(Number(id))}>
        {plans.map((one) => (
          <RadioCard
            key={one.id}
            value={String(one.id)}
            title={one.name}
            description={changesOf(one, vps, texts, formats)}
            price={texts.perPeriod[vps.billingPeriod](formats.currency(one.prices[vps.billingPeriod].amount))}
          />
        ))}
      </RadioCards>
      {result && !result.ok ? (
        <Notice tone="critical" title={texts.quoteFailed} role="alert" onRetry={ask}>
          {result.message}
        </Notice>
      ) : (
        <dl className={css.sums} aria-label={texts.sums.label} aria-busy={quote ? undefined : true}>
          <Sum label={texts.sums.now} amount={quote?.total} isTotal />
          <Sum
            label={quote ? texts.sums.from(formats.date(quote.nextCharge.date)) : texts.quoteLoading}
            amount={quote?.nextCharge.amount}
          />
          {balance !== undefined && missing <= 0n && (
            <Sum label={texts.sums.balanceAfter} amount={quote && String(BigInt(balance) - BigInt(quote.total))} />
          )}
          {balance !== undefined && missing > 0n && <Sum label={texts.sums.balance} amount={balance} />}
        </dl>
      )}
      {missing > 0n && (
        <Notice
          tone="caution"
          role="status"
          action={
            <ButtonLink href={topUpHref} size="small">
              {texts.topUp}
            </ButtonLink>
          }
        >
          {texts.short(formats.currency(missing))}
        </Notice>
      )}
      {plan && (
        <ApiCommand
          call={{
            method: 'POST',
            path: `/api/vps/${vps.id}/actions`,
            body: { type: 'resize', planId: plan.id, quoteId: quote?.quoteId ?? '…' },
          }}
          origin={origin}
          texts={texts.api}
        />
      )}
    </FormDialog>
  )
}

/** The price of a plan, which is requested whenever another one is chosen. The result of an earlier choice is ignored. */
function useResizeQuote(planId: number | undefined, onQuote: ResizeDialogProps['onQuote']) {
  const [known, setKnown] = useState<{ planId: number; attempt: number; result: ResizeQuoteResult }>()
  const [attempt, setAttempt] = useState(0)
  const request = useEffectEvent(onQuote)
  useEffect(() => {
    if (planId === undefined) return
    let isCurrent = true
    void request(planId).then((result) => isCurrent && setKnown({ planId, attempt, result }))
    return () => {
      isCurrent = false
    }
  }, [planId, attempt])
  const isOfChoice = known !== undefined && known.planId === planId && known.attempt === attempt
  return { result: isOfChoice ? known.result : undefined, ask: () => setAttempt((count) => count + 1) }
}

type Formats = ReturnType<typeof useFormats>

/** What a plan has more than the machine; what stays the same is not said. */
function changesOf(
  plan: Plan,
  vps: ResizeDialogProps['vps'],
  texts: ResizeDialogTexts,
  { number, gigabytes }: Formats,
): string {
  const change = (from: number, to: number, format: (value: number) => string) =>
    from === to ? format(to) : texts.change(format(from), format(to))
  return [
    texts.cores(change(vps.cpu, plan.cpu, number)),
    texts.memory(change(vps.ram, plan.ram, gigabytes)),
    texts.storage(change(vps.storage, plan.storage, gigabytes)),
  ].join(' · ')
}

function Sum({ label, amount, isTotal = false }: { label: string; amount: string | undefined; isTotal?: boolean }) {
  return (
    <div className={classNames(css.sum, isTotal && css.total)}>
      <dt className={css.label}>{label}</dt>
      <dd>{amount === undefined ? <Skeleton length="short" /> : <Money amount={amount} />}</dd>
    </div>
  )
}
