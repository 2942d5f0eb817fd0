import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { type AmountPart, type SignDisplay, useFormats } from '#ds/providers/format.tsx'
import * as css from './Money.css.ts'

export interface MoneyProps extends Omit<RoleProps<'span'>, 'children'> {
  /** In dong: an integer, or a string of its decimal digits. */
  amount: number | bigint | string
  /**
   * Which amounts have a sign: `auto` for a balance or a price, where only a negative one has it; `always` for money in and out; `never` where
   * a word says the direction. Default: `auto`.
   */
  sign?: SignDisplay
  /** `pending` for money that has not moved yet, `failed` for money that did not move. A text beside it says so, too. Default: `completed`. */
  state?: 'completed' | 'pending' | 'failed'
}

/** An amount of money with a small, quiet currency sign, as the language writes it. Its size, weight and colour are those of the text around it. */
export function Money({ amount, sign = 'auto', state = 'completed', className, ...rest }: MoneyProps) {
  const [head, unit, tail] = aroundUnit(useFormats().currencyParts(amount, sign))
  const unitClass = css.unit({ state })
  const figure = (text: string | undefined) =>
    text && state === 'failed' ? <span className={css.struck}>{text}</span> : text
  return (
    <Role.span data-component="Money" translate="no" {...rest} className={classNames(css.money({ state }), className)}>
      {tail ? (
        <>
          <span className={css.signAndUnit}>
            {figure(head)}
            <span className={classNames(unitClass, css.before)}>{unit}</span>
          </span>
          {figure(tail)}
        </>
      ) : (
        <>
          {figure(head)}
          <span className={classNames(unitClass, css.after)}>{unit}</span>
        </>
      )}
    </Role.span>
  )
}

/** What stands before the unit, the unit, and what stands after it. */
function aroundUnit(parts: readonly AmountPart[]) {
  const at = parts.findIndex(({ type }) => type === 'unit')
  return [at - 1, at, at + 1].map((index) => parts[index]?.text)
}
