import { valibotResolver } from '@hookform/resolvers/valibot'
import { WalletMinimal } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useId, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Offer } from '#contracts/offers.ts'
import { type PaymentMethod, specMethods } from '#contracts/rules/fees.ts'
import type { SuggestedTopUp } from '#ds/account/top-ups-of.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './TopUpDialog.css.ts'
import { TopUpFields } from './TopUpFields.tsx'
import { TopUpFooter } from './TopUpFooter.tsx'
import { createTopUpSchema, type TopUpFormInput, type TopUpFormValues } from './top-up-schema.ts'
import type { TopUpDialogTexts } from './top-up-texts.ts'

/** What is typed in the form, and not chosen. */
export type TopUpDraft = Pick<TopUpFormInput, 'amount' | 'description'>

export interface TopUpDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while a request is pending. */
  onOpenChange: (open: boolean) => void
  /** Filled in when the dialog opens, such as the shortfall of an order. Whole dong as digits. */
  suggestedAmount?: string
  /** The name of what is ordered with the money as soon as it arrives. Default: it is for the wallet alone. */
  orderName?: string | undefined
  /** An amount with which the wallet lasts some months longer: offered before the quick amounts. Default: none. */
  sensibleTopUp?: Pick<SuggestedTopUp, 'months' | 'amount'> | undefined
  /** The method of the last top-up: chosen at first, if it is available. Default: none is. */
  lastMethod?: PaymentMethod | undefined
  /**
   * The available methods, in order; when there are none, the dialog states that top-ups are not possible. When they could not be
   * loaded, all are shown, because the server decides. Default: all four.
   */
  methods?: Resource<readonly PaymentMethod[]>
  /** The offers that apply to the customer: a bonus on the amount is shown. Default: none. */
  offers?: readonly Offer[] | undefined
  /** Sends the request. On failure the message is shown and the typed values stay; on success the form is reset. */
  onSubmit: (topUp: TopUpFormValues) => Promise<SubmitResult>
  /** What was typed before, such as before the session ended. Default: nothing. */
  draft?: TopUpDraft | undefined
  /** Called with what is typed, to keep it, and with undefined once it has been sent or emptied. */
  onDraftChange?: ((draft: TopUpDraft | undefined) => void) | undefined
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: TopUpDialogTexts
}

const allMethods: Resource<readonly PaymentMethod[]> = { status: 'ready', data: specMethods }
const emptyTopUp: TopUpFormInput = { amount: '', paymentMethod: '', description: '' }

/**
 * Tops up the wallet: amount, payment method, and the resulting fee and bonus. The wallet is credited with the full amount that was entered: the fee
 * comes on top.
 */
export function TopUpDialog({
  open,
  onOpenChange,
  suggestedAmount,
  orderName,
  sensibleTopUp,
  lastMethod,
  methods = allMethods,
  offers = [],
  onSubmit,
  draft,
  onDraftChange,
  texts,
  ...rest
}: TopUpDialogProps) {
  const formId = useId()
  const { pending, error, run } = useAction()
  const formats = useFormats()
  const resolver = useMemo(
    () => valibotResolver(createTopUpSchema(texts.validation, formats)),
    [texts.validation, formats],
  )
  const form = useForm<TopUpFormInput, unknown, TopUpFormValues>({
    resolver,
    defaultValues: { ...emptyTopUp, ...draft },
  })
  const [amount, paymentMethod] = useWatch({ control: form.control, name: ['amount', 'paymentMethod'] })

  const available = methods.status === 'error' ? allMethods : methods
  const isClosed = available.status === 'ready' && available.data.length === 0

  const { getValues, setValue, subscribe } = form
  const keep = useEffectEvent(({ amount, description }: TopUpFormInput) =>
    onDraftChange?.(amount === '' && description === '' ? undefined : { amount, description }),
  )
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe])

  useEffect(() => {
    if (open && suggestedAmount !== undefined) setValue('amount', suggestedAmount)
  }, [open, suggestedAmount, setValue])

  const isLastAvailable =
    lastMethod !== undefined && available.status === 'ready' && available.data.includes(lastMethod)
  useEffect(() => {
    if (open && isLastAvailable && getValues('paymentMethod') === '') setValue('paymentMethod', lastMethod)
  }, [open, isLastAvailable, lastMethod, getValues, setValue])

  const submit = form.handleSubmit(async (topUp) => {
    if (pending) return
    const done = await run(() => onSubmit(topUp))
    if (!done) return
    form.reset(emptyTopUp)
    onDraftChange?.(undefined)
  })

  return (
    <Dialog
      data-component="TopUpDialog"
      {...rest}
      open={open}
      onOpenChange={(next) => {
        if (!pending) onOpenChange(next)
      }}
      heading={texts.heading}
      description={
        orderName === undefined ? (
          <span className={css.description}>{texts.description}</span>
        ) : (
          texts.descriptionOfOrder(orderName)
        )
      }
      footer={
        isClosed ? (
          <Button tone="neutral" emphasis="outline" onClick={() => onOpenChange(false)}>
            {texts.close}
          </Button>
        ) : (
          <TopUpFooter
            formId={formId}
            amount={amount}
            paymentMethod={paymentMethod}
            offers={offers}
            pending={pending}
            error={error}
            onCancel={() => onOpenChange(false)}
            texts={texts}
          />
        )
      }
    >
      {isClosed ? (
        <EmptyState icon={WalletMinimal} title={texts.closedTitle} description={texts.closedDescription} />
      ) : (
        <form id={formId} noValidate aria-busy={pending || undefined} onSubmit={submit}>
          <Stack space="lg">
            <TopUpFields
              form={form}
              methods={available.status === 'ready' ? available.data : undefined}
              pending={pending}
              suggestion={sensibleTopUp}
              texts={texts}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
