import { valibotResolver } from '@hookform/resolvers/valibot'
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { OrderCatalog } from '#contracts/catalog.ts'
import type { Offer, Quote, QuoteRequest } from '#contracts/offers.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { CodeField, TrialField } from './OfferFields.tsx'
import * as css from './OrderDialog.css.ts'
import { NameField, OrderFields } from './OrderFields.tsx'
import { OrderFooter, type PriceChange, type WaitingForPayment } from './OrderFooter.tsx'
import { OrderStepHead } from './OrderSteps.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { isTrialPlan } from './order-choice.ts'
import { quoteOf, quoteOrder, quoteTrial } from './order-quote.ts'
import { createOrderSchema, type OrderFormInput, type OrderFormValues } from './order-schema.ts'
import type { OrderDialogTexts } from './order-texts.ts'
import { useChoice } from './use-choice.ts'
import { useKeptChoices } from './use-kept-choices.ts'
import { useOfferCode } from './use-offer-code.ts'
import { usePayButton } from './use-pay-button.ts'
import { type OnQuote, type QuoteResult, useQuote } from './use-quote.ts'
import { lastsAfter } from './wallet-after.ts'

/** Why the server refuses an order whose price was shown. */
export type OrderRefusal = 'price_changed' | 'quote_expired' | 'sold_out' | 'image_unavailable' | 'code_invalid'

/** The result of an order. After a refusal with a `reason` the dialog asks for a new quote, and shows what has changed. */
export type OrderResult = SubmitResult | { ok: false; reason: OrderRefusal; message: string }

/** An order that the wallet cannot pay, at the price of its quote. */
export interface ShortOrder {
  values: OrderFormValues
  quote: Quote
}

export interface OrderDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while an order is pending. */
  onOpenChange: (open: boolean) => void
  /** The series, plans, locations and operating systems that can be ordered. */
  catalog: Resource<OrderCatalog>
  /** What is already chosen, as a link names it. Each new object is chosen once; what is not sold is left out. Default: nothing. */
  choice?: OrderChoice | undefined
  /** What was chosen at an earlier visit, for a dialog that no link opened. Default: nothing. */
  draft?: OrderChoice | undefined
  /** Called with the choices as they change, and with null once they are ordered. Default: nothing keeps them. */
  onDraftChange?: ((draft: OrderChoice | null) => void) | undefined
  /** The offers that apply to this customer. A trial among them can be chosen. Default: none. */
  offers?: readonly Offer[] | undefined
  /** The wallet's balance, whole dong as a decimal string. Absent while unknown: then the price is not checked against it. */
  balance?: string
  /** What pending top-ups bring, whole dong as a decimal string: an order that they cover is not short of money, it waits. Default: nothing. */
  incoming?: string | undefined
  /**
   * An order of this customer that waits for its payment: while the wallet is short, the dialog says so, and leads there, instead of only that money is
   * missing. Default: none.
   */
  waiting?: WaitingForPayment | undefined
  /** What the wallet will be charged: with it, the summary says until when the wallet lasts after the order. Default: that is not said. */
  forecast?: WalletForecast | undefined
  /** The current time, ISO 8601: until there is a quote, the first billing date is computed from it. */
  now: string
  /** Asks the server for the price of the choices, with its lines. */
  onQuote: OnQuote
  /** Places the order at the quote's price. On failure the message is shown and the typed values stay; on success the form is reset. */
  onSubmit: (order: OrderFormValues, quote: Quote) => Promise<OrderResult>
  /**
   * Called to top up the wallet for an order with all its choices, at the quote's price; `shortfall` is the amount missing for it, whole dong as a
   * decimal string. The choices stay.
   */
  onTopUp: (shortfall: string, order: ShortOrder) => void
  /** The ids of the SSH keys that the machine is to accept, and the field that chooses them, a SshKeyChoice. Default: it has a password. */
  sshKeys?: { ids: readonly string[]; field: ReactNode } | undefined
  /** Called to verify the phone number, where a trial needs that. Without it the reason stands without a button. */
  onVerify?: (() => void) | undefined
  /** Whether it opens again after a top-up or a verification that it needed: then the button that pays has the focus. Default: false. */
  isReturning?: boolean | undefined
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: OrderDialogTexts
}

const emptyOrder: OrderFormInput = {
  planId: 0,
  locationId: 0,
  name: '',
  operatingSystem: '',
  billingPeriod: 'monthly',
}

/**
 * Orders a VPS: plan, location, system, name and period, with the server's price for exactly these choices. Closing the dialog keeps the choices. A
 * failure is shown in it and keeps them, too.
 */
export function OrderDialog({
  open,
  onOpenChange,
  catalog,
  choice,
  draft,
  onDraftChange,
  offers = [],
  balance,
  incoming = '0',
  waiting,
  forecast,
  now,
  onQuote,
  onSubmit,
  onTopUp,
  onVerify,
  sshKeys,
  isReturning = false,
  texts,
  className,
  ...rest
}: OrderDialogProps) {
  const formId = useId()
  const payButton = usePayButton(formId)
  const firstPlanRef = useRef<HTMLInputElement>(null)
  const { pending, error, run, clearError } = useAction()
  const [change, setChange] = useState<PriceChange>()
  const resolver = useMemo(() => valibotResolver(createOrderSchema(texts.validation)), [texts.validation])
  const form = useForm<OrderFormInput, unknown, OrderFormValues>({ resolver, defaultValues: emptyOrder })
  const [planId, billingPeriod, locationId, operatingSystem, name] = useWatch({
    control: form.control,
    name: ['planId', 'billingPeriod', 'locationId', 'operatingSystem', 'name'],
  })

  const readyCatalog = catalog.status === 'ready' ? catalog.data : undefined
  const plan = readyCatalog?.plans.find(({ id }) => id === planId)
  const location = readyCatalog?.locations.find(({ id }) => id === locationId)
  const trialOffer = offers.find(({ kind, days }) => kind === 'trial' && days !== undefined)
  const [wantsTrial, setWantsTrial] = useState(false)
  const isTrial = wantsTrial && plan !== undefined && trialOffer !== undefined && isTrialPlan(trialOffer, plan)
  const code = useOfferCode()
  const withKeys = (order: OrderFormValues): OrderFormValues =>
    sshKeys && sshKeys.ids.length > 0 ? { ...order, sshKeyIds: [...sshKeys.ids] } : order

  useChoice({ choice, draft, catalog: readyCatalog, now, trial: trialOffer, form, setWantsTrial, setCode: code.apply })

  useKeptChoices({
    onDraftChange,
    planId,
    locationId,
    operatingSystem,
    name,
    billingPeriod,
    code: code.applied,
    wantsTrial,
  })

  const request: QuoteRequest | undefined =
    plan && location
      ? {
          planId: plan.id,
          locationId: location.id,
          billingPeriod,
          ...(operatingSystem !== '' && { operatingSystem }),
          ...(isTrial ? { trial: true } : code.applied !== '' && { code: code.applied }),
        }
      : undefined
  const state = useQuote(request, async (requested) => {
    const result = await onQuote(requested)
    // The price is shown without the code then, and the reason beside the code.
    if (!result.ok && result.reason === 'code_invalid' && requested.code !== undefined)
      code.refuse(requested.code, result.message)
    return result
  })
  const needsVerification = state.error?.reason === 'verification_required'
  const askAgain = useEffectEvent(() => {
    if (needsVerification) void state.ask()
  })
  // The number may have been verified while the dialog was closed.
  useEffect(() => {
    if (open) askAgain()
  }, [open])
  // The quote of earlier choices is not that of a trial.
  const isTrialWithoutQuote = isTrial && state.quote?.trialEndsAt == null
  const quote =
    plan &&
    (isTrialWithoutQuote
      ? quoteTrial(now, billingPeriod, balance)
      : quoteOrder(plan, billingPeriod, now, balance, state.quote))
  const isMoneyComing = BigInt(incoming) >= BigInt(quote?.wallet?.shortfall ?? 0)
  const affordable = quote?.wallet === undefined || quote.wallet.shortfall === '0'

  const lastsUntil =
    quote?.server && quote.wallet?.shortfall === '0' && forecast
      ? lastsAfter({ quote: quote.server, period: billingPeriod, wallet: quote.wallet, forecast, now })
      : undefined

  /** The quote of the shown choices: the one that is shown, or a new one if that is of earlier choices. */
  const currentQuote = async (): Promise<QuoteResult> =>
    state.isCurrent && state.quote
      ? { ok: true, quote: state.quote }
      : ((await state.ask()) ?? { ok: false, message: texts.quoteFailed })

  /**
   * The quote of the shown choices, once it is there. Until then the catalogue's price stands beside the button, or that of earlier choices: what costs
   * more than that has not been agreed to, and is shown before the next click. No price has changed, so nothing says so.
   */
  const shownQuote = async (): Promise<QuoteResult> => {
    const shownCost = BigInt(quote?.cost ?? 0)
    setChange(undefined)
    const result = await currentQuote()
    if (!result.ok || BigInt(result.quote.total) <= shownCost) return result
    return { ok: false, message: '' }
  }

  /** Asks again after a refusal, and says what is different now. */
  const renewQuote = async (shown: Quote): Promise<boolean> => {
    const renewed = await state.ask()
    if (!renewed?.ok) return false
    setChange({ before: shown.total, after: renewed.quote.total })
    return true
  }

  const submit = form.handleSubmit(async (order) => {
    if (!affordable || pending) return
    const done = await run(async () => {
      const result = await shownQuote()
      if (!result.ok) return result
      const placed = await onSubmit(withKeys(order), result.quote)
      if (placed.ok || !('reason' in placed)) return placed
      if (placed.reason === 'sold_out' || placed.reason === 'image_unavailable') return placed
      if (placed.reason === 'code_invalid') code.refuse(code.applied, placed.message)
      else if (await renewQuote(result.quote)) return { ok: false, message: '' }
      return placed
    })
    if (!done) return
    form.reset(emptyOrder)
    setWantsTrial(false)
    code.clear()
  })

  const topUp = form.handleSubmit(async (values) => {
    if (pending) return
    await run(async () => {
      const result = await shownQuote()
      if (!result.ok) return result
      const shortfall = quoteOf(result.quote, balance).wallet?.shortfall ?? '0'
      // With its discount the wallet may suffice.
      if (shortfall === '0') return { ok: false, message: '' }
      onTopUp(shortfall, { values: withKeys(values), quote: result.quote })
      return result
    })
  })

  // A trial is the first choice of the last step, and on wide screens in the other column.
  const reviewHead = <OrderStepHead step="review" done={name.trim() !== ''} texts={texts} />

  const clearMessages = () => {
    setChange(undefined)
    clearError()
  }

  return (
    <Dialog
      data-component="OrderDialog"
      initialFocus={isReturning ? payButton : firstPlanRef}
      {...rest}
      className={classNames(css.dialog, className)}
      open={open}
      onOpenChange={(next) => {
        if (!pending) onOpenChange(next)
      }}
      heading={texts.heading}
      description={<span className={css.description}>{texts.description}</span>}
      size="wide"
      footer={
        catalog.status === 'ready' && (
          <OrderFooter
            formId={formId}
            quote={quote}
            lastsUntil={lastsUntil}
            pending={pending}
            error={error || undefined}
            change={change}
            incoming={isMoneyComing ? incoming : undefined}
            waiting={waiting}
            onCancel={() => onOpenChange(false)}
            onTopUp={() => void topUp()}
            texts={texts}
          />
        )
      }
    >
      {catalog.status === 'loading' && <LoadingCatalog />}
      {catalog.status === 'error' && (
        <ErrorState title={texts.catalogError} description={catalog.message} onRetry={catalog.onRetry} />
      )}
      {catalog.status === 'ready' && (
        <form
          id={formId}
          noValidate
          aria-busy={pending || undefined}
          onSubmit={submit}
          onChange={clearMessages}
          className={css.layout}
        >
          <Stack space="md">
            <OrderFields
              form={form}
              catalog={catalog.data}
              plan={plan}
              now={now}
              pending={pending}
              firstPlanRef={firstPlanRef}
              texts={texts}
            />
            {trialOffer && reviewHead}
            {trialOffer && (
              <TrialField
                offer={trialOffer}
                catalog={catalog.data}
                plan={plan}
                value={isTrial}
                onValueChange={setWantsTrial}
                pending={pending}
                texts={texts}
              />
            )}
          </Stack>
          <div className={css.side}>
            {!trialOffer && reviewHead}
            <NameField form={form} pending={pending} texts={texts} />
            {sshKeys?.field}
            <OrderSummary
              plan={plan}
              quote={quote}
              state={state}
              billingPeriod={billingPeriod}
              location={location?.city}
              operatingSystem={readyCatalog?.operatingSystems.find(({ id }) => id === operatingSystem)?.name}
              name={name.trim()}
              lastsUntil={lastsUntil}
              isMoneyComing={isMoneyComing || waiting !== undefined}
              onVerify={onVerify}
              texts={texts}
            />
            {!isTrial && <CodeField code={code} pending={pending} texts={texts} />}
          </div>
        </form>
      )}
    </Dialog>
  )
}

function LoadingCatalog() {
  const loading = useMessage('loading')
  return (
    <Stack space="lg" aria-busy>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton length="short" />
      <Skeleton length="full" />
      <Skeleton length="full" />
      <Skeleton length="full" />
      <Skeleton length="short" />
      <Skeleton length="full" />
    </Stack>
  )
}
