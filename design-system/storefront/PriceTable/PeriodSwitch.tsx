import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import type { YearlySaving } from '#contracts/rules/yearly-saving.ts'
import { slideWater } from '#ds/components/brand/slide-water.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as periodSwitch from '#ds/storefront/period-switch.css.ts'
import type { PeriodTexts } from '#ds/storefront/plan-texts.ts'
import * as css from './PriceTable.css.ts'

interface PeriodSwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: PeriodTexts
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
  const options = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(null)
  // The line below the chosen period comes from the one before.
  useEffect(() => {
    const option = options.current?.children[billingPeriods.indexOf(value)] ?? null
    if (option && shown.current && shown.current !== option) slideWater(shown.current, option)
    shown.current = option
  }, [value])
  const best = savings.toSorted((one, other) => other.share - one.share)[0]
  return (
    <div data-component="PeriodSwitch" {...rest} className={classNames(css.period, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own */}
      <div ref={options} role="group" aria-label={texts.label} className={periodSwitch.frame}>
        {billingPeriods.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={period === value}
            onClick={() => onValueChange(period)}
            className={periodSwitch.option}
          >
            {texts.periods[period]}
            {period === 'yearly' && best && (
              <>
                {' '}
                <span className={periodSwitch.saving}>{texts.yearlySaving}</span>
              </>
            )}
          </button>
        ))}
      </div>
      {best && (
        <Text size="small" tone="secondary" render={<span />}>
          {texts.computedSaving({
            percent: percent(Math.round(best.share * 1000) / 1000),
            paid: best.paid,
            upTo: savings.some(({ share }) => share !== best.share),
          })}
        </Text>
      )}
    </div>
  )
}
