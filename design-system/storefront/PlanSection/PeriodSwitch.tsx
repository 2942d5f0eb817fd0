import type { ComponentPropsWithRef } from 'react'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import type { YearlySaving } from '#contracts/rules/yearly-saving.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './PlanSection.css.ts'

/** What paying for a year at once saves. */
export interface YearlySavingTexts {
  /** Badge of yearly billing: the label that the product spec gives it. */
  yearlySaving: string
  /**
   * What a year really saves: `percent` is formatted, such as `16,7 %`; `paid` are the months that it costs, or null if they are no whole
   * number. `upTo` if plans save differently.
   */
  computedSaving: (saving: { percent: string; paid: number | null; upTo: boolean }) => string
}

export interface PeriodSwitchTexts extends YearlySavingTexts {
  /** Accessible name of the group. */
  label: string
  periods: Readonly<Record<BillingPeriod, string>>
}

export interface PeriodSwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: PeriodSwitchTexts
  value: BillingPeriod
  onValueChange: (period: BillingPeriod) => void
  /** What a year of each plan saves. */
  savings: readonly YearlySaving[]
}

/**
 * Chooses the period of the prices. Two buttons rather than radio buttons: presses on buttons are kept until a page whose script comes
 * later is hydrated.
 */
export function PeriodSwitch({ texts, value, onValueChange, savings, className, ...rest }: PeriodSwitchProps) {
  const { percent } = useFormats()
  const best = savings.toSorted((one, other) => other.share - one.share)[0]
  return (
    <div data-component="PeriodSwitch" {...rest} className={classNames(css.period, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own */}
      <div role="group" aria-label={texts.label} className={css.switchFrame}>
        {billingPeriods.map((period) => (
          <Button
            key={period}
            tone={period === value ? 'brand' : 'neutral'}
            emphasis={period === value ? 'soft' : 'ghost'}
            aria-pressed={period === value}
            onClick={() => onValueChange(period)}
          >
            {texts.periods[period]}
          </Button>
        ))}
      </div>
      {best && (
        <div className={css.saving}>
          <Badge tone="promotion">{texts.yearlySaving}</Badge>
          <Text size="small" tone="secondary" render={<span />}>
            {texts.computedSaving({
              percent: percent(Math.round(best.share * 1000) / 1000),
              paid: best.paid,
              upTo: savings.some(({ share }) => share !== best.share),
            })}
          </Text>
        </div>
      )}
    </div>
  )
}
