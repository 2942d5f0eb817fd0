import { PackageX } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { Plan, Series } from '#contracts/catalog.ts'
import { formerPrice } from '#contracts/rules/former-price.ts'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import { Table, type TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'
import { type PlanSpec, planFigure, planSpecs } from '#ds/storefront/plan-specs.ts'
import type { PlanTexts } from '#ds/storefront/plan-texts.ts'
import { onlyFor } from '#ds/storefront/TermSwitch/index.ts'
import { unavailability } from '#ds/storefront/unavailability.ts'
import * as css from './PriceTable.css.ts'

export interface PriceTableTexts {
  /** Accessible name of the table. */
  caption: string
  /** Headings of the columns; only screen readers read that of the buttons, `order`. */
  columns: Readonly<Record<'plan' | PlanSpec | 'price' | 'order', string>>
  /** The unit below each figure on phones, as in the plan picker of the landing page. */
  units: Readonly<Record<PlanSpec, string>>
  /** Badges, the button's label, and the period after a price. */
  card: PlanTexts
  /** Shown instead of the table while nothing is offered. */
  none: string
}

export interface PriceTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: PriceTableTexts
  /** The plans of all series, in display order. */
  plans: readonly Plan[]
  /** The series, for their names and promises above their plans. */
  series: readonly Series[]
  /** Returns the target of a plan's button: the order with the plan and the period chosen. */
  planHref: (plan: Plan, period: BillingPeriod) => string
}

type Column = TableColumn<Plan>

/** What each plan has. The addresses come last, and tablets have no room for them; the heading of the traffic is long. */
const specColumns = (texts: PriceTableTexts, formats: Formats): Column[] =>
  planSpecs.map((spec) => ({
    id: spec,
    header: (
      <span className={spec === 'bandwidth' ? css.longHeader : undefined}>
        <SpecHeading spec={spec} texts={texts} />
      </span>
    ),
    align: 'end',
    ...(spec === 'ipv4' && { hideBelow: 'large' }),
    cell: (plan) => planFigure(plan, spec, formats),
  }))

function SpecHeading({ spec, texts }: { spec: PlanSpec; texts: PriceTableTexts }) {
  return (
    <>
      <span className={css.heading}>{texts.columns[spec]}</span>
      <span className={css.unit}>{texts.units[spec]}</span>
    </>
  )
}

/**
 * All plans of all series in one table: each series with its promise above its plans. Both terms are in the page; a TermSwitch in the same
 * `termScope` shows one of them. On phones each plan is a block. A plan that is sold out stays, and says so. To offer the plans of one
 * series use PlanPlate.
 */
export function PriceTable({ texts, plans, series, planHref, className, ...rest }: PriceTableProps) {
  const formats = useFormats()
  const columns: Column[] = [
    {
      id: 'plan',
      header: texts.columns.plan,
      rowHeader: true,
      cell: (plan) => <Name plan={plan} texts={texts.card} />,
    },
    ...specColumns(texts, formats),
    {
      id: 'price',
      header: texts.columns.price,
      align: 'end',
      cell: ({ prices }) =>
        billingPeriods.map((period) => <Price key={period} prices={prices} period={period} texts={texts.card} />),
    },
    {
      id: 'order',
      header: <VisuallyHidden>{texts.columns.order}</VisuallyHidden>,
      align: 'end',
      cell(plan) {
        const missing = unavailability(plan)
        return missing ? (
          <Button
            tone="neutral"
            emphasis="outline"
            size="small"
            fullWidth
            className={css.order}
            disabledReason={texts.card[missing].reason}
          >
            {texts.card.choose(plan.name)}
          </Button>
        ) : (
          billingPeriods.map((period) => (
            <ButtonLink
              key={period}
              href={planHref(plan, period)}
              size="small"
              fullWidth
              className={classNames(css.order, onlyFor[period])}
              tone="neutral"
              emphasis="outline"
            >
              {texts.card.choose(plan.name)}
            </ButtonLink>
          ))
        )
      },
    },
  ]
  return (
    <div data-component="PriceTable" {...rest} className={classNames(css.root, className)}>
      <Table
        caption={texts.caption}
        columns={columns}
        rows={plans}
        rowKey={({ id }) => String(id)}
        groupOf={({ seriesId }) => ({
          id: seriesId,
          heading: <SeriesHeading series={series.find(({ id }) => id === seriesId)} />,
        })}
        narrow="stack"
        empty={<Box padding="lg">{texts.none}</Box>}
      />
    </div>
  )
}

/** The name of a series, and what it promises. */
const SeriesHeading = ({ series }: { series: Series | undefined }) =>
  series && (
    <span className={css.series}>
      {series.name}
      <Text size="small" tone="secondary" render={<span />}>
        {series.description}
      </Text>
    </span>
  )

function Name({ plan, texts }: { plan: Plan; texts: PriceTableTexts['card'] }) {
  const missing = unavailability(plan)
  return (
    <span className={css.name}>
      {plan.name}
      {missing ? (
        <Badge tone="neutral" icon={PackageX}>
          {texts[missing].badge}
        </Badge>
      ) : (
        plan.isPopular && <Badge tone="promotion">{texts.popular}</Badge>
      )}
    </span>
  )
}

interface PriceProps {
  prices: Plan['prices']
  period: BillingPeriod
  texts: PriceTableTexts['card']
}

function Price({ prices, period, texts }: PriceProps) {
  const former = formerPrice(prices, period)
  return (
    <span className={classNames(css.price, onlyFor[period])}>
      <span>
        <strong className={css.amount}>
          <Money amount={prices[period].amount} />
        </strong>
        {texts.perPeriod[period]}
      </span>
      {former !== null && (
        <s className={css.originalPrice}>
          <VisuallyHidden>{texts.originalPrice[period]} </VisuallyHidden>
          <Money amount={former} />
        </s>
      )}
    </span>
  )
}
