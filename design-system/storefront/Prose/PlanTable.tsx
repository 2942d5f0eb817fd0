import type { ComponentPropsWithRef } from 'react'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { ProseTable } from './ProseTable.tsx'

export interface PlanTableTexts {
  /** Accessible name of the table. */
  label: string
  name: string
  cpu: string
  ram: string
  storage: string
  bandwidth: string
  monthly: string
  yearly: string
  order: string
  soldOut: string
  notForSale: string
  /** Shown in place of the table when the prices are not known. */
  unknown: string
  unknownLink: string
}

/** A plan, as far as an article shows it. */
export interface ArticlePlan {
  id: number
  name: string
  cpu: number
  ram: number
  storage: number
  /** GB per month. */
  bandwidth: number
  /** Whole dong. */
  monthly: number | string
  yearly: number | string
  /** Why it cannot be ordered; null if it can. */
  unavailable: 'soldOut' | 'notForSale' | null
  /** Where the plan is ordered, with the plan chosen. */
  orderHref: string
}

export interface PlanTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: PlanTableTexts
  plans: readonly ArticlePlan[]
}

/** The plans of a series with their prices, in an article. On the pages that sell use PriceTable. */
export function PlanTable({ texts, plans, ...rest }: PlanTableProps) {
  const { number } = useFormats()
  return (
    <ProseTable data-component="PlanTable" {...rest} label={texts.label}>
      <thead>
        <tr>
          {[texts.name, texts.cpu, texts.ram, texts.storage, texts.bandwidth, texts.monthly, texts.yearly].map(
            (heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              {plan.unavailable ? (
                <>
                  {plan.name} ({texts[plan.unavailable]})
                </>
              ) : (
                <Link href={plan.orderHref}>{plan.name}</Link>
              )}
            </th>
            <td>{number(plan.cpu)}</td>
            <td>{number(plan.ram)}</td>
            <td>{number(plan.storage)}</td>
            <td>{number(plan.bandwidth)}</td>
            <td>
              <Money amount={plan.monthly} />
            </td>
            <td>
              <Money amount={plan.yearly} />
            </td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  )
}
