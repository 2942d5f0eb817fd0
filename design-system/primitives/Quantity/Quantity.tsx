import { Role, type RoleProps } from '@ariakit/react/role'
import { NBSP, useFormats } from '#ds/providers/format.tsx'
import * as css from './Quantity.css.ts'

export interface QuantityProps extends Omit<RoleProps<'span'>, 'children'> {
  /** At most three decimals are shown. */
  value: number
  /** The end of a range that begins with `value`, such as the 15 of `5–15 phút`. */
  to?: number
  /** What `value` is a part of, in the same unit, such as the 2 of `1,2 / 2 GB`. */
  total?: number
  /** The unit, such as `GB` or `phút`. Without it the number stands alone. */
  unit?: string
  /** `small` is for a unit beside a large figure: 12 px, regular, secondary. Default: `same`, as large as the figure. */
  unitSize?: 'same' | 'small'
}

/** A number with its unit, on one line. Its size, weight and colour are those of the text around it. */
export function Quantity({ value, to, total, unit, unitSize = 'same', ...rest }: QuantityProps) {
  const { number, range } = useFormats()
  const unitPart = unit && <span className={css.unit[unitSize]}>{`${NBSP}${unit}`}</span>
  return (
    <Role.span data-component="Quantity" {...rest}>
      {to === undefined ? number(value) : range(value, to)}
      {total === undefined ? (
        unitPart
      ) : (
        <span className={css.total}>
          {`${NBSP}/${NBSP}${number(total)}`}
          {unitPart}
        </span>
      )}
    </Role.span>
  )
}
