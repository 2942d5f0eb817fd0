import { type ComponentPropsWithRef, type SubmitEvent, useId, useState } from 'react'
import type { Quote } from '#contracts/offers.ts'
import type { TrialQuoteRequest, Vps } from '#contracts/vps.ts'
import {
  CodeField,
  type OrderDialogTexts,
  OrderFooter,
  type OrderFooterProps,
  OrderSummary,
  type QuoteResult,
  quoteOf,
  useOfferCode,
  usePayButton,
  useQuote,
} from '#ds/account/OrderDialog/index.ts'
import { namesOf, type VpsNames } from '#ds/account/vps.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'

/** Texts that differ from those of an order; the others are its own. */
export interface TrialDialogTexts
  extends Pick<
    OrderDialogTexts,
    | 'heading'
    | 'summary'
    | 'codeDescription'
    | 'walletAfter'
    | 'shortfall'
    | 'priceChanged'
    | 'quoteRenewed'
    | 'submit'
    | 'submitting'
    | 'failureTitle'
  > {
  /** What paying does while the trial runs; `date` is the end of the trial, formatted. */
  runsOn: (name: string, date: string) => string
  /** What paying does after the trial has ended. */
  runsAgain: (name: string) => string
}

/** Why the server refuses to be paid for a trial whose price was shown. */
export type TrialRefusal = 'price_changed' | 'quote_expired' | 'code_invalid' | 'no_trial' | 'suspended_by_admin'

/** The result of paying. After a refusal with a `reason` that a new price can mend, the dialog asks for one, and shows what has changed. */
export type TrialResult = SubmitResult | { ok: false; reason: TrialRefusal; message: string }

/** The request for a price, with the instance that it is of. */
interface TrialQuote extends TrialQuoteRequest {
  vpsId: string
}

export interface TrialDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while a payment is pending. */
  onOpenChange: (open: boolean) => void
  /** The instance of the trial. Absent while closed. */
  vps: Vps | undefined
  /** The names of places in the page's language. Default: not known yet. */
  catalog?: VpsNames | undefined
  /** The wallet's balance, whole dong as a decimal string. Absent while unknown: then the price is not checked against it. */
  balance?: string | undefined
  /** Asks the server what the first billing period costs, with its lines. */
  onQuote: (vpsId: string, request: TrialQuoteRequest) => Promise<QuoteResult>
  /** Pays the quote's price. On failure the message is shown. */
  onSubmit: (vpsId: string, quote: Quote) => Promise<TrialResult>
  /** Called to top up the wallet; `shortfall` is the missing amount, whole dong as a decimal string. */
  onTopUp: (shortfall: string) => void
  /** Whether it opens again after a top-up or a verification that it needed: then the button that pays has the focus. Default: false. */
  isReturning?: boolean | undefined
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: TrialDialogTexts
  orderTexts: OrderDialogTexts
}

/** Turns a trial, running or ended, into a paid instance: the server's price for its first billing period, paid from the wallet. */
export function TrialDialog({
  open,
  onOpenChange,
  vps,
  catalog,
  balance,
  onQuote,
  onSubmit,
  onTopUp,
  isReturning = false,
  texts: own,
  orderTexts,
  ...rest
}: TrialDialogProps) {
  const formId = useId()
  const payButton = usePayButton(formId)
  const texts = { ...orderTexts, ...own }
  const { date } = useFormats()
  const { pending, error, run, clearError } = useAction()
  const [change, setChange] = useState<OrderFooterProps['change']>()
  const code = useOfferCode()
  // What is paid for stays in view while the dialog fades out.
  const [shown, setShown] = useState(vps)
  if (vps && vps !== shown) setShown(vps)

  const request: TrialQuote | undefined =
    open && shown ? { vpsId: shown.id, ...(code.applied !== '' && { code: code.applied }) } : undefined
  const state = useQuote(request, async ({ vpsId, ...requested }) => {
    const result = await onQuote(vpsId, requested)
    if (!result.ok && result.reason === 'code_invalid' && requested.code !== undefined)
      code.refuse(requested.code, result.message)
    return result
  })
  const quote = state.quote && quoteOf(state.quote, balance)
  const canPay = state.isCurrent && (quote?.wallet === undefined || quote.wallet.shortfall === '0')

  const pay = async (instance: Vps, held: Quote): Promise<TrialResult> => {
    const paid = await onSubmit(instance.id, held)
    if (paid.ok || !('reason' in paid)) return paid
    if (paid.reason === 'code_invalid') code.refuse(code.applied, paid.message)
    if (paid.reason !== 'price_changed' && paid.reason !== 'quote_expired') return paid
    const renewed = await state.ask()
    if (!renewed?.ok) return paid
    const { total } = renewed.quote
    setChange({ before: held.total, after: total })
    return { ok: false, message: '' }
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const held = state.quote
    if (!shown || !held || !canPay || pending) return
    setChange(undefined)
    if (await run(() => pay(shown, held))) code.clear()
  }

  const close = () => {
    if (pending) return
    setChange(undefined)
    clearError()
    onOpenChange(false)
  }

  return (
    <Dialog
      data-component="TrialDialog"
      {...(isReturning && { initialFocus: payButton })}
      {...rest}
      open={open}
      onOpenChange={close}
      heading={texts.heading}
      description={
        shown &&
        (shown.status === 'suspended'
          ? texts.runsAgain(shown.name)
          : texts.runsOn(shown.name, date(shown.trialEndsAt ?? shown.nextBillingDate)))
      }
      footer={
        shown && (
          <OrderFooter
            formId={formId}
            quote={quote}
            pending={pending}
            error={error || undefined}
            change={change}
            onCancel={close}
            onTopUp={onTopUp}
            texts={texts}
            {...(!state.isCurrent && { disabledReason: state.loading ? texts.quoteLoading : texts.quoteFailed })}
          />
        )
      }
    >
      {shown && (
        <Stack space="lg" render={<form id={formId} noValidate aria-busy={pending || undefined} onSubmit={submit} />}>
          <OrderSummary
            plan={{ name: shown.planName }}
            quote={quote}
            state={state}
            billingPeriod={shown.billingPeriod}
            location={namesOf(shown, catalog).place}
            operatingSystem={undefined}
            name={shown.name}
            texts={texts}
          />
          <CodeField code={code} pending={pending} texts={texts} />
        </Stack>
      )}
    </Dialog>
  )
}
