import { TriangleAlert } from 'lucide-react'
import { Fragment, type Ref } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import type { OrderCatalog, Plan } from '#contracts/catalog.ts'
import { type BillingPeriod, priceOf } from '#contracts/rules/price.ts'
import { yearlySaving } from '#contracts/rules/yearly-saving.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/RadioCards/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import { firstChoices } from './order-choice.ts'
import { hasEnded, isSoldOutAt, systemsFor } from './order-quote.ts'
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
  texts: OrderDialogTexts
}

/** The choices of the order form, in the order in which they are made. */
export function OrderFields({ form, catalog, plan, now, pending, texts }: OrderFieldsProps) {
  return (
    <>
      <PlanField form={form} catalog={catalog} now={now} pending={pending} texts={texts} />
      <LocationField form={form} catalog={catalog} plan={plan} pending={pending} texts={texts} />
      <SystemField form={form} catalog={catalog} plan={plan} now={now} pending={pending} texts={texts} />
      <NameField form={form} pending={pending} texts={texts} />
      <PeriodField form={form} plan={plan} pending={pending} texts={texts} />
    </>
  )
}

function PlanField({ form, catalog, now, pending, texts }: Omit<OrderFieldsProps, 'plan'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'planId' })
  const period = useWatch({ control: form.control, name: 'billingPeriod' })
  const choose = (value: string) => {
    if (pending) return
    const next = catalog.plans.find(({ id }) => id === Number(value))
    const isFirst = form.getValues('planId') === 0
    field.onChange(Number(value))
    if (!next) return
    if (isFirst) {
      const first = firstChoices(catalog, next, now)
      const { locationId, operatingSystem } = form.getValues()
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
  const groups = catalog.series
    .map((series) => ({ series, plans: catalog.plans.filter(({ seriesId }) => seriesId === series.id) }))
    .filter(({ plans }) => plans.length > 0)
  const first = groups.flatMap(({ plans }) => plans).find(({ soldOut }) => !soldOut)
  return (
    <RadioCards
      label={texts.plan}
      name={field.name}
      value={String(field.value)}
      onValueChange={choose}
      error={fieldState.error?.message}
      required
    >
      {groups.map(({ series, plans }) => (
        <Fragment key={series.id}>
          {groups.length > 1 && (
            <div className={css.series}>
              <Text size="small" weight="semibold" render={<span />}>
                {series.name}
              </Text>
              <Text size="small" tone="secondary" render={<span />}>
                {series.description}
              </Text>
            </div>
          )}
          {plans.map((plan) => (
            <PlanOption
              key={plan.id}
              ref={plan === first ? field.ref : undefined}
              plan={plan}
              period={period}
              texts={texts}
            />
          ))}
        </Fragment>
      ))}
    </RadioCards>
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
  const { listAmount } = plan.prices[period]
  return (
    <RadioCard
      ref={ref}
      value={String(plan.id)}
      title={plan.name}
      description={
        <span className={css.specs}>
          <span>
            {texts.planSpecs({
              cpu: number(plan.cpu),
              ram: gigabytes(plan.ram),
              storage: gigabytes(plan.storage),
            })}
          </span>
          <span>{texts.planBandwidth(gigabytes(plan.bandwidth))}</span>
          {plan.isPopular && !plan.soldOut && (
            <span className={css.badges}>
              <Badge tone="promotion">{texts.popular}</Badge>
            </span>
          )}
        </span>
      }
      aside={
        <Price
          amount={priceOf(plan, period)}
          period={texts.perPeriod[period]}
          original={listAmount}
          originalLabel={texts.originalPrice}
        />
      }
      {...(plan.soldOut && { disabledReason: texts.planSoldOut })}
    />
  )
}

function LocationField({ form, catalog, plan, pending, texts }: Omit<OrderFieldsProps, 'now'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'locationId' })
  const first = catalog.locations.find((location) => !isSoldOutAt(location, plan))
  return (
    <RadioCards
      label={texts.location}
      name={field.name}
      value={String(field.value)}
      onValueChange={(value) => {
        if (!pending) field.onChange(Number(value))
      }}
      error={fieldState.error?.message}
      required
      columns={2}
    >
      {catalog.locations.map((location) => (
        <RadioCard
          key={location.id}
          ref={location === first ? field.ref : undefined}
          value={String(location.id)}
          title={location.city}
          description={location.country}
          {...(isSoldOutAt(location, plan) && {
            disabledReason: texts.locationSoldOut(location.soldOut ? undefined : plan?.name),
          })}
        />
      ))}
    </RadioCards>
  )
}

function SystemField({ form, catalog, plan, now, pending, texts }: OrderFieldsProps) {
  const { date, list } = useFormats()
  const { field, fieldState } = useController({ control: form.control, name: 'operatingSystem' })
  const offered = systemsFor(catalog, plan, now)
  const nameOf = (id: string) => offered.find((system) => system.id === id)?.name
  const missing = catalog.operatingSystems.filter((system) => !offered.includes(system)).map(({ name }) => name)
  return (
    <RadioCards
      label={texts.operatingSystem}
      name={field.name}
      value={field.value}
      onValueChange={(value) => {
        if (!pending) field.onChange(value)
      }}
      description={plan && missing.length > 0 && texts.unsupportedSystems(plan.name, list(missing))}
      error={fieldState.error?.message}
      required
      columns={2}
    >
      {offered.map((system, index) => (
        <RadioCard
          key={system.id}
          ref={index === 0 ? field.ref : undefined}
          value={system.id}
          title={system.name}
          description={
            system.endOfLife !== null &&
            hasEnded(system, now) && (
              <span className={css.specs}>
                <span className={css.badges}>
                  <Badge tone="caution" icon={TriangleAlert}>
                    {texts.ended}
                  </Badge>
                </span>
                <span>
                  {texts.endedSince(
                    date(system.endOfLife),
                    list(system.successorIds.map(nameOf).filter((name) => name !== undefined)),
                  )}
                </span>
              </span>
            )
          }
        />
      ))}
    </RadioCards>
  )
}

/** A separate component, because the form focuses the first error in the order in which its fields were registered. */
function NameField({ form, pending, texts }: Pick<OrderFieldsProps, 'form' | 'pending' | 'texts'>) {
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

function PeriodField({ form, plan, pending, texts }: Omit<OrderFieldsProps, 'catalog' | 'now'>) {
  const { percent } = useFormats()
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
    >
      <RadioCard
        ref={field.ref}
        value="monthly"
        title={texts.periods.monthly}
        description={plan && <Money amount={priceOf(plan, 'monthly')} />}
      />
      <RadioCard
        value="yearly"
        title={texts.periods.yearly}
        description={
          <span className={css.yearly}>
            {plan && <Money amount={priceOf(plan, 'yearly')} />}
            <Badge tone="promotion">{texts.yearlySaving}</Badge>
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
        }
      />
    </RadioCards>
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
      {original !== null && (
        <Text size="caption" tone="tertiary" render={<s />}>
          <VisuallyHidden>{originalLabel} </VisuallyHidden>
          <Money amount={original} />
        </Text>
      )}
      <Text size="large" weight="semibold" render={<span />}>
        <Money amount={amount} />
      </Text>
      <Text size="caption" tone="secondary" render={<span />}>
        {period}
      </Text>
    </span>
  )
}
