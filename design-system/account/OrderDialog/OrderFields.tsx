import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import type { OrderCatalog, Plan } from '#contracts/catalog.ts'
import { priceOf } from '#contracts/rules/price.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/RadioCards/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import { systemsFor } from './order-quote.ts'
import type { OrderFormInput, OrderFormValues } from './order-schema.ts'
import type { OrderDialogTexts } from './order-texts.ts'

export interface OrderFieldsProps {
  form: UseFormReturn<OrderFormInput, unknown, OrderFormValues>
  catalog: OrderCatalog
  /** The chosen plan. */
  plan: Plan | undefined
  /** The order is pending: fields cannot be changed, but keep the focus. */
  pending: boolean
  texts: OrderDialogTexts
}

/** The choices of the order form, in the order in which they are made. */
export function OrderFields({ form, catalog, plan, pending, texts }: OrderFieldsProps) {
  return (
    <>
      <PlanField form={form} catalog={catalog} pending={pending} texts={texts} />
      <LocationField form={form} catalog={catalog} pending={pending} texts={texts} />
      <SystemField form={form} catalog={catalog} plan={plan} pending={pending} texts={texts} />
      <NameField form={form} pending={pending} texts={texts} />
      <PeriodField form={form} plan={plan} pending={pending} texts={texts} />
    </>
  )
}

function PlanField({ form, catalog, pending, texts }: Omit<OrderFieldsProps, 'plan'>) {
  const { currency, number } = useFormats()
  const { field, fieldState } = useController({ control: form.control, name: 'planId' })
  const period = useWatch({ control: form.control, name: 'billingPeriod' })
  const choose = (value: string) => {
    if (pending) return
    const next = catalog.plans.find(({ id }) => id === Number(value))
    field.onChange(Number(value))
    // Clears a system that the new plan does not support.
    const system = form.getValues('operatingSystem')
    if (next && !next.osSupported.some((id) => id === system)) form.setValue('operatingSystem', '')
  }
  return (
    <RadioCards
      label={texts.plan}
      name={field.name}
      value={String(field.value)}
      onValueChange={choose}
      error={fieldState.error?.message}
      required
    >
      {catalog.plans.map((plan, index) => (
        <RadioCard
          key={plan.id}
          ref={index === 0 ? field.ref : undefined}
          value={String(plan.id)}
          title={plan.name}
          description={
            <span className={css.specs}>
              <span>{texts.planSpecs(plan)}</span>
              <span>{texts.planBandwidth(number(plan.bandwidth))}</span>
            </span>
          }
          aside={<Price amount={currency(priceOf(plan, period))} period={texts.perPeriod[period]} />}
        />
      ))}
    </RadioCards>
  )
}

function LocationField({ form, catalog, pending, texts }: Omit<OrderFieldsProps, 'plan'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'locationId' })
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
      {catalog.locations.map((location, index) => (
        <RadioCard
          key={location.id}
          ref={index === 0 ? field.ref : undefined}
          value={String(location.id)}
          title={location.name}
          description={location.country}
        />
      ))}
    </RadioCards>
  )
}

function SystemField({ form, catalog, plan, pending, texts }: OrderFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'operatingSystem' })
  const offered = systemsFor(catalog, plan)
  const missing = catalog.operatingSystems.filter((system) => !offered.includes(system)).map(({ name }) => name)
  return (
    <RadioCards
      label={texts.operatingSystem}
      name={field.name}
      value={field.value}
      onValueChange={(value) => {
        if (!pending) field.onChange(value)
      }}
      description={plan && missing.length > 0 && texts.unsupportedSystems(plan.name, missing.join(', '))}
      error={fieldState.error?.message}
      required
      columns={2}
    >
      {offered.map((system, index) => (
        <RadioCard key={system.id} ref={index === 0 ? field.ref : undefined} value={system.id} title={system.name} />
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

function PeriodField({ form, plan, pending, texts }: Omit<OrderFieldsProps, 'catalog'>) {
  const { currency } = useFormats()
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
        description={plan && currency(priceOf(plan, 'monthly'))}
      />
      <RadioCard
        value="yearly"
        title={texts.periods.yearly}
        description={
          <span className={css.yearly}>
            {plan && currency(priceOf(plan, 'yearly'))}
            <Badge tone="promotion">{texts.yearlySaving}</Badge>
          </span>
        }
      />
    </RadioCards>
  )
}

function Price({ amount, period }: { amount: string; period: string }) {
  return (
    <span className={css.planPrice}>
      <Text size="large" weight="semibold" numeric render={<span />}>
        {amount}
      </Text>
      <Text size="caption" tone="secondary" render={<span />}>
        {period}
      </Text>
    </span>
  )
}
