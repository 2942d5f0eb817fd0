import { valibotResolver } from '@hookform/resolvers/valibot'
import { WalletMinimal } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useId, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type PaymentMethod, paymentMethods } from '#contracts/rules/fees.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { TopUpFields } from './TopUpFields.tsx'
import { TopUpFooter } from './TopUpFooter.tsx'
import { createTopUpSchema, type TopUpFormInput, type TopUpFormValues } from './top-up-form.schema.ts'
import type { TopUpDialogTexts } from './top-up-texts.ts'

export interface TopUpDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Asked with `false` by Escape, the backdrop and the buttons; never while a request is under way. */
  onOpenChange: (open: boolean) => void
  /** Filled in when the dialog opens, such as what an order lacks. Whole dong as digits. */
  suggestedAmount?: string
  /**
   * The methods on offer, in their order; without any the dialog says that nothing can be topped up. When they could not be
   * loaded all are shown, since the server decides. Default: all four.
   */
  methods?: Resource<readonly PaymentMethod[]>
  /** Sends the request. A failure is shown and keeps everything that was typed; after a success the form is empty again. */
  onSubmit: (topUp: TopUpFormValues) => Promise<SubmitResult>
  /** What is focused once it has closed. Default: what was focused before it opened. */
  finalFocus?: DialogProps['finalFocus']
  texts: TopUpDialogTexts
}

const everyMethod: Resource<readonly PaymentMethod[]> = { status: 'ready', data: paymentMethods }
const nothingTyped: TopUpFormInput = { amount: '', paymentMethod: '', description: '' }

/** Puts money into the wallet: how much, by which way, and what that costs. */
export function TopUpDialog({
  open,
  onOpenChange,
  suggestedAmount,
  methods = everyMethod,
  onSubmit,
  texts,
  ...rest
}: TopUpDialogProps) {
  const formId = useId()
  const { pending, error, run } = useAction()
  const resolver = useMemo(() => valibotResolver(createTopUpSchema(texts.validation)), [texts.validation])
  const form = useForm<TopUpFormInput, unknown, TopUpFormValues>({ resolver, defaultValues: nothingTyped })
  const [amount, paymentMethod] = useWatch({ control: form.control, name: ['amount', 'paymentMethod'] })

  const offered = methods.status === 'error' ? everyMethod : methods
  const isClosed = offered.status === 'ready' && offered.data.length === 0

  const { setValue } = form
  useEffect(() => {
    if (open && suggestedAmount !== undefined) setValue('amount', suggestedAmount)
  }, [open, suggestedAmount, setValue])

  const submit = form.handleSubmit(async (topUp) => {
    if (pending) return
    const done = await run(() => onSubmit(topUp))
    if (done) form.reset(nothingTyped)
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
      description={texts.description}
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
              methods={offered.status === 'ready' ? offered.data : undefined}
              pending={pending}
              texts={texts}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
