import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Plan, Series } from '#contracts/catalog.ts'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import { typedAmount, typedNumber } from '#contracts/rules/typed-amount.ts'
import { MAX_MACHINES, type YearCost, yearCost } from '#contracts/rules/year-cost.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { PeriodTexts } from '#ds/storefront/plan-texts.ts'
import { TermSwitch } from '#ds/storefront/TermSwitch/index.ts'
import { unavailability } from '#ds/storefront/unavailability.ts'
import * as css from './PriceCalculator.css.ts'

export interface PriceCalculatorTexts {
  /** Accessible name of the fields and the result. */
  label: string
  plan: string
  /** Placeholder while no plan is chosen. */
  choosePlan: string
  /** A plan in the list; `note` says why it cannot be ordered now, if so. */
  option: (plan: { name: string; series: string | undefined; note: string | null }) => string
  /** These notes. */
  unavailable: Readonly<Record<'soldOut' | 'notForSale', string>>
  period: PeriodTexts
  machines: string
  /** `most` is the largest number. */
  machinesError: (max: string) => string
  /** What is charged at the start of each period. */
  due: Readonly<Record<BillingPeriod, string>>
  year: string
  /** What a year saves: by this choice, or by paying yearly instead. */
  saved: Readonly<Record<BillingPeriod, string>>
  /** Says that offers come off in the order. */
  beforeOffers: string
  /** Shown for several machines: each is an order of its own. */
  oneByOne: string
  order: string
  /** A chosen plan that is sold out, or not offered any more. */
  stale: { title: string; soldOut: (planName: string) => string; gone: string }
  /** Shown until plan and number are valid. */
  incomplete: string
}

/** What is chosen in the calculator. */
export interface PriceChoice {
  planId: number
  period: BillingPeriod
  machines: number
}

export interface PriceCalculatorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: PriceCalculatorTexts
  /** The plans of all series, in display order, with those that are sold out. */
  plans: readonly Plan[]
  series: readonly Series[]
  /** Returns the target of the button: the order with the plan and the period chosen. */
  planHref: (plan: Plan, period: BillingPeriod) => string
  /** What is chosen first. Default: one machine of the most popular plan that can be ordered, by the month. */
  defaultChoice?: Partial<PriceChoice>
}

/** The plan that is chosen first. */
const startingPlan = (plans: readonly Plan[]) => {
  const onSale = plans.filter(({ soldOut }) => !soldOut)
  return onSale.find(({ isPopular }) => isPopular) ?? onSale[0]
}

/**
 * What machines of a plan cost: at once, in a year, and what paying by the year saves. Everything is computed from the plans as they are
 * now: a chosen plan that is sold out or withdrawn meanwhile says so, and cannot be ordered.
 */
export function PriceCalculator({
  texts,
  plans,
  series,
  planHref,
  defaultChoice,
  className,
  ...rest
}: PriceCalculatorProps) {
  const [planId, setPlanId] = useState(() => defaultChoice?.planId ?? startingPlan(plans)?.id)
  const [period, setPeriod] = useState(defaultChoice?.period ?? 'monthly')
  const [machines, setMachines] = useState(() => String(defaultChoice?.machines ?? 1))
  const machinesRef = useRef<HTMLInputElement>(null)
  const termRef = useRef<HTMLDivElement>(null)
  // The page can be used before its script: what was typed and chosen by then stays.
  useEffect(() => {
    setMachines((before) => machinesRef.current?.value ?? before)
    const chosen = termRef.current?.querySelector<HTMLInputElement>(':checked')?.value
    setPeriod((before) => billingPeriods.find((one) => one === chosen) ?? before)
  }, [])

  const { number } = useFormats()
  const plan = plans.find(({ id }) => id === planId)
  const isStale = planId !== undefined && (!plan || plan.soldOut)
  const count = typedNumber(machines)
  const isCountValid = yearCost(zero, period, count) !== null
  const cost = plan && !plan.soldOut ? yearCost(plan.prices, period, count) : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own
    <div
      role="group"
      aria-label={texts.label}
      data-component="PriceCalculator"
      data-stale={isStale || undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
      <div className={css.fields}>
        <Field label={texts.plan}>
          <Select
            value={plan ? String(plan.id) : ''}
            placeholder={texts.choosePlan}
            options={plans.map(({ id, name, seriesId, ...sale }) => {
              const missing = unavailability(sale)
              const note = missing && texts.unavailable[missing]
              return {
                value: String(id),
                label: texts.option({ name, series: series.find((one) => one.id === seriesId)?.name, note }),
                disabled: sale.soldOut,
              }
            })}
            onChange={(event) => setPlanId(Number(event.currentTarget.value))}
          />
        </Field>
        <TermSwitch
          ref={termRef}
          texts={texts.period}
          prices={plan ? [plan.prices] : []}
          defaultPeriod={period}
          onPeriodChange={setPeriod}
        />
        <Field
          label={texts.machines}
          error={isCountValid || machines === '' ? undefined : texts.machinesError(number(MAX_MACHINES))}
        >
          <NumberInput
            read={typedAmount}
            ref={machinesRef}
            defaultValue={machines}
            onChange={(event) => setMachines(event.currentTarget.value)}
          />
        </Field>
      </div>
      <div className={css.result}>
        {isStale && (
          <Notice tone="caution" role="status" title={texts.stale.title}>
            {plan ? texts.stale.soldOut(plan.name) : texts.stale.gone}
          </Notice>
        )}
        {!isStale && !cost && <Text tone="secondary">{texts.incomplete}</Text>}
        {cost && plan && (
          <>
            <Lines cost={cost} period={period} texts={texts} />
            <Text size="small" tone="secondary">
              {texts.beforeOffers} {count > 1 && texts.oneByOne}
            </Text>
            <ButtonLink href={planHref(plan, period)} size="large" fullWidth>
              {texts.order}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}

/** For checking a number of machines without a plan. */
const zero = { monthly: { amount: 0 }, yearly: { amount: 0 } }

function Lines({ cost, period, texts }: { cost: YearCost; period: BillingPeriod; texts: PriceCalculatorTexts }) {
  const { percent } = useFormats()
  return (
    <div role="status">
      <dl className={css.lines}>
        <Line name={texts.due[period]} isTotal>
          <Money amount={cost.due} />
        </Line>
        <Line name={texts.year}>
          <Money amount={cost.year} />
        </Line>
        {cost.saving && (
          <Line name={texts.saved[period]}>
            <Money amount={cost.saving.amount} /> ({percent(Math.round(cost.saving.share * 1000) / 1000)})
          </Line>
        )}
      </dl>
    </div>
  )
}

function Line({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt>{name}</dt>
      <dd className={isTotal ? css.total : css.amount}>{children}</dd>
    </div>
  )
}
