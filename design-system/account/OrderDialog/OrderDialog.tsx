import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useId, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { OrderCatalog } from '#contracts/catalog.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './OrderDialog.css.ts'
import { OrderFields } from './OrderFields.tsx'
import { OrderFooter } from './OrderFooter.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { quoteOrder } from './order-quote.ts'
import { createOrderSchema, type OrderFormInput, type OrderFormValues } from './order-schema.ts'
import type { OrderDialogTexts } from './order-texts.ts'

export interface OrderDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while an order is pending. */
  onOpenChange: (open: boolean) => void
  /** The plans, locations and operating systems that can be ordered. */
  catalog: Resource<OrderCatalog>
  /** The wallet's balance, whole dong as a decimal string. Absent while unknown: then the price is not checked against it. */
  balance?: string
  /** The current time, ISO 8601: the first billing date is computed from it. */
  now: string
  /** Places the order. On failure the message is shown and the typed values stay; on success the form is reset. */
  onSubmit: (order: OrderFormValues) => Promise<SubmitResult>
  /** Called to top up the wallet; `shortfall` is the amount missing for this order, whole dong as a decimal string. */
  onTopUp: (shortfall: string) => void
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

/** Orders a VPS: plan, location, system, name and period, with a price summary. Closing the dialog keeps the choices. */
export function OrderDialog({
  open,
  onOpenChange,
  catalog,
  balance,
  now,
  onSubmit,
  onTopUp,
  texts,
  ...rest
}: OrderDialogProps) {
  const formId = useId()
  const { pending, error, run } = useAction()
  const resolver = useMemo(() => valibotResolver(createOrderSchema(texts.validation)), [texts.validation])
  const form = useForm<OrderFormInput, unknown, OrderFormValues>({ resolver, defaultValues: emptyOrder })
  const [planId, billingPeriod, locationId, operatingSystem, name] = useWatch({
    control: form.control,
    name: ['planId', 'billingPeriod', 'locationId', 'operatingSystem', 'name'],
  })

  const readyCatalog = catalog.status === 'ready' ? catalog.data : undefined
  const plan = readyCatalog?.plans.find(({ id }) => id === planId)
  const quote = plan && quoteOrder(plan, billingPeriod, now, balance)
  const affordable = quote?.wallet === undefined || quote.wallet.shortfall === '0'

  const submit = form.handleSubmit(async (order) => {
    if (!affordable || pending) return
    const done = await run(() => onSubmit(order))
    if (done) form.reset(emptyOrder)
  })

  return (
    <Dialog
      data-component="OrderDialog"
      {...rest}
      open={open}
      onOpenChange={(next) => {
        if (!pending) onOpenChange(next)
      }}
      heading={texts.heading}
      description={texts.description}
      size="wide"
      footer={
        catalog.status === 'ready' && (
          <OrderFooter
            formId={formId}
            quote={quote}
            billingPeriod={billingPeriod}
            pending={pending}
            error={error}
            onCancel={() => onOpenChange(false)}
            onTopUp={onTopUp}
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
        <form id={formId} noValidate aria-busy={pending || undefined} onSubmit={submit} className={css.layout}>
          <Stack space="lg">
            <OrderFields form={form} catalog={catalog.data} plan={plan} pending={pending} texts={texts} />
          </Stack>
          <OrderSummary
            plan={plan}
            quote={quote}
            billingPeriod={billingPeriod}
            location={readyCatalog?.locations.find(({ id }) => id === locationId)?.name}
            operatingSystem={readyCatalog?.operatingSystems.find(({ id }) => id === operatingSystem)?.name}
            name={name.trim()}
            texts={texts}
          />
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
