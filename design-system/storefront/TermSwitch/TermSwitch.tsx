import { type ComponentPropsWithRef, useId } from 'react'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import { type YearlyPrices, yearlySaving } from '#contracts/rules/yearly-saving.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { PeriodTexts } from '#ds/storefront/plan-texts.ts'
import * as css from './TermSwitch.css.ts'

export interface TermSwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  texts: PeriodTexts
  /** The prices that the switch is about: beside it stands what a year of them saves. */
  prices: readonly YearlyPrices[]
  /** The term that is chosen first. Default: `monthly`. */
  defaultPeriod?: BillingPeriod
  /** Called when another term is chosen. Not needed to show its prices: `termScope` and `onlyFor` do that without a script. */
  onPeriodChange?: ((period: BillingPeriod) => void) | undefined
}

/**
 * Chooses between the month and the year: a pair of radio buttons, the chosen one on the water line. It works before its script has loaded:
 * inside the class `termScope` everything with the class `onlyFor.monthly` or `onlyFor.yearly` is shown only for its term.
 */
export function TermSwitch({
  texts,
  prices,
  defaultPeriod = 'monthly',
  onPeriodChange,
  className,
  ...rest
}: TermSwitchProps) {
  const { percent } = useFormats()
  const name = useId()
  const savings = prices.map(yearlySaving).filter((saving) => saving !== null)
  const best = savings.toSorted((one, other) => other.share - one.share)[0]
  return (
    <div data-component="TermSwitch" {...rest} className={classNames(css.choice, className)}>
      {best && (
        <span>
          {texts.computedSaving({
            percent: percent(Math.round(best.share * 1000) / 1000),
            paid: best.paid,
            upTo: savings.some(({ share }) => share !== best.share),
          })}
        </span>
      )}
      <div role="radiogroup" aria-label={texts.label} className={css.frame}>
        {billingPeriods.map((period) => (
          <label key={period} className={css.option}>
            <input
              type="radio"
              name={name}
              value={period}
              defaultChecked={period === defaultPeriod}
              onChange={onPeriodChange && (() => onPeriodChange(period))}
              className={css.radio}
            />
            {texts.periods[period]}
            {period === 'yearly' && best && <span className={css.saving}>{texts.yearlySaving}</span>}
          </label>
        ))}
      </div>
    </div>
  )
}
