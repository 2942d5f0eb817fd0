import { TriangleAlert } from 'lucide-react'
import { type Ref, useState } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import type { OrderCatalog, Plan } from '#contracts/catalog.ts'
import { formerPrice } from '#contracts/rules/former-price.ts'
import { type BillingPeriod, priceOf } from '#contracts/rules/price.ts'
import { yearlySaving } from '#contracts/rules/yearly-saving.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import { OrderStepGroup } from './OrderSteps.tsx'
import { firstChoices } from './order-choice.ts'
import { hasEnded, isMissingAt, isSoldOutAt, systemsFor } from './order-quote.ts'
import type { OrderFormInput, OrderFormValues } from './order-schema.ts'
import type { OrderDialogTexts } from './order-texts.ts'

export interface OrderFieldsProps {
  form: UseFormReturn<OrderFormInput, unknown, OrderFormValues>
  catalog: OrderCatalog
  /** The chosen plan. */
  plan: Plan | undefined
  /** The current time, ISO 8601: systems that have ended by then are marked. */
  now: string
  /** The order is pending: fields cannot be changed, but keep the focus. */
  pending: boolean
  /** The first plan that can be chosen: where the focus is when the dialog opens, even where the series are above it. */
  firstPlanRef: Ref<HTMLInputElement>
  texts: OrderDialogTexts
}

type FieldProps = Omit<OrderFieldsProps, 'firstPlanRef'>

/** The choices of the order form, in the order in which they are made. The name follows them. */
export function OrderFields({ form, catalog, plan, now, pending, firstPlanRef, texts }: OrderFieldsProps) {
  const [locationId, operatingSystem] = useWatch({ control: form.control, name: ['locationId', 'operatingSystem'] })
  const isPlaced = locationId !== 0 && operatingSystem !== ''
  return (
    <>
      <OrderStepGroup step="plan" done={plan !== undefined} texts={texts}>
        <PlanField
          form={form}
          catalog={catalog}
          plan={plan}
          now={now}
          pending={pending}
          firstPlanRef={firstPlanRef}
          texts={texts}
        />
        <PeriodField form={form} plan={plan} pending={pending} texts={texts} />
      </OrderStepGroup>
      <OrderStepGroup step="place" done={isPlaced} texts={texts}>
        <LocationField form={form} catalog={catalog} plan={plan} pending={pending} texts={texts} />
        <SystemField form={form} catalog={catalog} plan={plan} now={now} pending={pending} texts={texts} />
      </OrderStepGroup>
    </>
  )
}

function PlanField({ form, catalog, plan, now, pending, firstPlanRef, texts }: OrderFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'planId' })
  const period = useWatch({ control: form.control, name: 'billingPeriod' })
  const choose = (value: string) => {
    if (pending) return
    const next = catalog.plans.find(({ id }) => id === Number(value))
    const isFirst = form.getValues('planId') === 0
    field.onChange(Number(value))
    if (!next) return
    if (isFirst) {
      const { locationId, operatingSystem } = form.getValues()
      const first = firstChoices(catalog, next, now, locationId)
      const chosen = { shouldValidate: form.formState.isSubmitted }
      if (locationId === 0 && first.locationId !== undefined) form.setValue('locationId', first.locationId, chosen)
      if (operatingSystem === '' && first.operatingSystem !== undefined)
        form.setValue('operatingSystem', first.operatingSystem, chosen)
    }
    // Clears a system that the new plan does not support, and a location where it is sold out.
    const system = form.getValues('operatingSystem')
    if (!next.osSupported.some((id) => id === system)) form.setValue('operatingSystem', '')
    if (next.soldOutLocations.includes(form.getValues('locationId'))) form.setValue('locationId', 0)
  }
  const series = catalog.series.filter(({ id }) => catalog.plans.some(({ seriesId }) => seriesId === id))
  const [picked, setPicked] = useState<{ series: string; planId: number }>()
  // Another plan, such as that of a link, brings its own series into view.
  const looksAround = picked?.planId === field.value ? picked.series : undefined
  const shown = looksAround ?? plan?.seriesId ?? series[0]?.id
  const plans = catalog.plans.filter(({ seriesId }) => seriesId === shown)
  const first = plans.find(({ soldOut }) => !soldOut)
  const firstRef = useMergedRef(field.ref, firstPlanRef)
  return (
    <Stack space="sm">
      {series.length > 1 && (
        <RadioCards
          label={
            <>
              {texts.series}
              <Text size="small" tone="secondary" className={css.seriesDescription} render={<span />}>
                {series.find(({ id }) => id === shown)?.description}
              </Text>
            </>
          }
          value={shown ?? ''}
          onValueChange={(next) => setPicked({ series: next, planId: field.value })}
          columns={2}
          phoneColumns={2}
          look="tile"
        >
          {series.map(({ id, name }) => (
            <RadioCard key={id} value={id} title={name} />
          ))}
        </RadioCards>
      )}
      <RadioCards
        label={texts.plan}
        name={field.name}
        value={String(field.value)}
        onValueChange={choose}
        error={fieldState.error?.message}
        required
        columns={3}
        look="stacked"
      >
        {plans.map((one) => (
          <PlanOption
            key={one.id}
            ref={one === first ? firstRef : undefined}
            plan={one}
            period={period}
            texts={texts}
          />
        ))}
      </RadioCards>
    </Stack>
  )
}

interface PlanOptionProps {
  ref: Ref<HTMLInputElement> | undefined
  plan: Plan
  period: BillingPeriod
  texts: OrderDialogTexts
}

function PlanOption({ ref, plan, period, texts }: PlanOptionProps) {
  const { number, gigabytes } = useFormats()
  return (
    <RadioCard
      ref={ref}
      value={String(plan.id)}
      title={plan.name}
      price={
        <Price
          amount={priceOf(plan, period)}
          period={texts.perPeriod[period]}
          original={formerPrice(plan.prices, period)}
          originalLabel={texts.originalPrice[period]}
        />
      }
      description={
        <span className={css.specs}>
          <Pieces
            pieces={texts.planSpecs({
              cpu: number(plan.cpu),
              ram: gigabytes(plan.ram),
              storage: gigabytes(plan.storage),
            })}
          />
          <span>{texts.planBandwidth(gigabytes(plan.bandwidth))}</span>
        </span>
      }
      aside={
        plan.isPopular &&
        !plan.soldOut && (
          <Text size="caption" weight="medium" tone="promotion" render={<span />}>
            {texts.popular}
          </Text>
        )
      }
      {...(plan.soldOut && { disabledReason: plan.notForSale ? texts.planNotForSale : texts.planSoldOut })}
    />
  )
}

function LocationField({ form, catalog, plan, pending, texts }: Omit<FieldProps, 'now'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'locationId' })
  const first = catalog.locations.find((location) => !isSoldOutAt(location, plan))
  const choose = (value: string) => {
    if (pending) return
    field.onChange(Number(value))
    // Clears a system that cannot be set up there.
    const location = catalog.locations.find(({ id }) => id === Number(value))
    if (isMissingAt(location, form.getValues('operatingSystem'))) form.setValue('operatingSystem', '')
  }
  return (
    <RadioCards
      label={texts.location}
      name={field.name}
      value={String(field.value)}
      onValueChange={choose}
      error={fieldState.error?.message}
      required
      columns={4}
      phoneColumns={2}
      look="tile"
    >
      {catalog.locations.map((location) => (
        <RadioCard
          key={location.id}
          ref={location === first ? field.ref : undefined}
          value={String(location.id)}
          title={location.city}
          // A city that is a country of its own is written once.
          description={location.country === location.city ? undefined : location.country}
          {...(isSoldOutAt(location, plan) && {
            disabledReason: texts.locationSoldOut(location.soldOut ? undefined : plan?.name),
          })}
        />
      ))}
    </RadioCards>
  )
}

function SystemField({ form, catalog, plan, now, pending, texts }: FieldProps) {
  const { date, list } = useFormats()
  const { field, fieldState } = useController({ control: form.control, name: 'operatingSystem' })
  const locationId = useWatch({ control: form.control, name: 'locationId' })
  const location = catalog.locations.find(({ id }) => id === locationId)
  const offered = systemsFor(catalog, plan, now)
  const nameOf = (id: string) => offered.find((system) => system.id === id)?.name
  const first = offered.find(({ id }) => !isMissingAt(location, id))
  const missing = catalog.operatingSystems.filter((system) => !offered.includes(system)).map(({ name }) => name)
  const notes = [
    ...offered.flatMap(({ name, endOfLife, successorIds }) =>
      endOfLife !== null && endOfLife < now.slice(0, 10)
        ? [
            texts.endedSince(
              name,
              date(endOfLife),
              list(successorIds.map(nameOf).filter((successor) => successor !== undefined)),
            ),
          ]
        : [],
    ),
    ...(plan && missing.length > 0 ? [texts.unsupportedSystems(plan.name, list(missing))] : []),
  ]
  return (
    <RadioCards
      label={texts.operatingSystem}
      name={field.name}
      value={field.value}
      onValueChange={(value) => {
        if (!pending) field.onChange(value)
      }}
      description={notes.length > 0 && notes.map((note) => <div key={note}>{note}</div>)}
      error={fieldState.error?.message}
      required
      columns={4}
      phoneColumns={2}
      look="tile"
    >
      {offered.map((system) => (
        <RadioCard
          key={system.id}
          ref={system === first ? field.ref : undefined}
          value={system.id}
          title={system.name}
          description={
            hasEnded(system, now) && (
              <Text size="caption" tone="caution" className={css.ended} render={<span />}>
                <Icon icon={TriangleAlert} />
                {texts.ended}
              </Text>
            )
          }
          {...(location && isMissingAt(location, system.id) && { disabledReason: texts.systemMissing(location.city) })}
        />
      ))}
    </RadioCards>
  )
}

/** A separate component, because the form focuses the first error in the order in which its fields were registered. */
export function NameField({ form, pending, texts }: Pick<OrderFieldsProps, 'form' | 'pending' | 'texts'>) {
  const { error } = form.getFieldState('name', form.formState)
  return (
    <Field label={texts.name} description={error ? undefined : texts.nameDescription} error={error?.message} required>
      <Input
        {...form.register('name')}
        readOnly={pending}
        placeholder={texts.namePlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}

function PeriodField({ form, plan, pending, texts }: Omit<FieldProps, 'catalog' | 'now'>) {
  const { percent, currency } = useFormats()
  const saving = plan && yearlySaving(plan.prices)
  const { field, fieldState } = useController({ control: form.control, name: 'billingPeriod' })
  return (
    <RadioCards
      label={texts.billingPeriod}
      name={field.name}
      value={field.value}
      onValueChange={(value) => {
        if (!pending) field.onChange(value)
      }}
      error={fieldState.error?.message}
      required
      columns={2}
      look="stacked"
    >
      <RadioCard
        ref={field.ref}
        value="monthly"
        title={texts.periods.monthly}
        description={
          plan && (
            <span className={css.specs}>
              <PeriodPrice plan={plan} period="monthly" texts={texts} />
              <span>{texts.twelveMonths(currency(priceOf(plan, 'monthly') * 12))}</span>
            </span>
          )
        }
      />
      <RadioCard
        value="yearly"
        title={texts.periods.yearly}
        aside={<Badge tone="promotion">{texts.yearlySaving}</Badge>}
        description={
          plan && (
            <span className={css.specs}>
              <PeriodPrice plan={plan} period="yearly" texts={texts} />
              {saving && (
                <span>
                  {texts.computedSaving({
                    percent: percent(Math.round(saving.share * 1000) / 1000),
                    paid: saving.paid,
                    upTo: false,
                  })}
                </span>
              )}
            </span>
          )
        }
      />
    </RadioCards>
  )
}

/** Facts with dots between them, of which none hangs at the end of a line. */
function Pieces({ pieces }: { pieces: readonly string[] }) {
  return (
    <span className={css.pieces}>
      <span className={css.pieceLines}>
        {pieces.map((piece, index) => (
          <span key={piece} className={css.piece}>
            {index > 0 && <span className={css.dot}> · </span>}
            {piece}
          </span>
        ))}
      </span>
    </span>
  )
}

interface PeriodPriceProps {
  plan: Plan
  period: BillingPeriod
  texts: OrderDialogTexts
}

/** What the chosen plan costs in one of the periods. */
function PeriodPrice({ plan, period, texts }: PeriodPriceProps) {
  return (
    <span className={css.price}>
      <Text size="small" weight="semibold" render={<span />}>
        <Money amount={priceOf(plan, period)} />
      </Text>
      <Text size="caption" tone="secondary" render={<span />}>
        {texts.perPeriod[period]}
      </Text>
    </span>
  )
}

interface PriceProps {
  amount: number
  period: string
  /** The old price, struck through. */
  original: number | null
  originalLabel: string
}

function Price({ amount, period, original, originalLabel }: PriceProps) {
  return (
    <span className={css.planPrice}>
      <Text size="large" weight="semibold" render={<span />}>
        <Money amount={amount} />
      </Text>
      <Text size="caption" tone="secondary" render={<span />}>
        {period}
      </Text>
      {original !== null && (
        <Text size="caption" tone="tertiary" render={<s />}>
          <VisuallyHidden>{originalLabel} </VisuallyHidden>
          <Money amount={original} />
        </Text>
      )}
    </span>
  )
}
