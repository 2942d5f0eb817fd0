import { Check, MoveHorizontal, X } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { Badge } from '#ds/components/Badge/index.ts'
import { useOverflow } from '#ds/components/Table/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './ComparisonTable.css.ts'

/** Offered, not offered, or a description. */
type ComparisonValue = boolean | string

/** One feature to compare (product spec, section 3). */
export interface ComparisonRow {
  feature: string
  own: ComparisonValue
  /** Values of the other providers, in the order of `texts.others`. */
  others: readonly ComparisonValue[]
}

export interface ComparisonTableTexts {
  /** Accessible name of the table. */
  caption: string
  /** Header of the first column. */
  feature: string
  /** Our own name; `best` is the badge above it. */
  own: string
  best: string
  others: readonly string[]
  yes: string
  no: string
  /** Hint that the table scrolls sideways. Visible only when it does. */
  scrollHint: string
}

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: ComparisonTableTexts
  rows: readonly ComparisonRow[]
}

/**
 * Compares us with other providers, row by row. A table that does not fit scrolls sideways, with the keyboard as well, while the
 * row headers stay in view (product spec, section 2).
 */
export function ComparisonTable({ texts, rows, className, ...rest }: ComparisonTableProps) {
  const captionId = useId()
  const { container, content, overflows } = useOverflow<HTMLDivElement, HTMLTableElement>()
  const scrollable = overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : undefined
  return (
    <div
      data-component="ComparisonTable"
      data-scrolls={overflows}
      {...rest}
      className={classNames(css.root, className)}
    >
      <p className={css.hint}>
        <Icon icon={MoveHorizontal} />
        {texts.scrollHint}
      </p>
      <div className={css.frame}>
        <div ref={container} {...scrollable} className={css.scroller}>
          <table ref={content} className={css.table}>
            <caption id={captionId}>
              <VisuallyHidden>{texts.caption}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col" className={css.corner}>
                  {texts.feature}
                </th>
                <th scope="col" className={css.ownProvider}>
                  <span className={css.ownName}>
                    <Badge tone="brand" emphasis="strong">
                      {texts.best}
                    </Badge>
                    {texts.own}
                  </span>
                </th>
                {texts.others.map((name) => (
                  <th key={name} scope="col" className={css.provider}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ feature, own, others }) => (
                <tr key={feature}>
                  <th scope="row" className={css.feature}>
                    {feature}
                  </th>
                  <td className={css.ownValue}>
                    <Value value={own} texts={texts} />
                  </td>
                  {texts.others.map((name, index) => (
                    <td key={name} className={css.value}>
                      <Value value={others[index] ?? false} texts={texts} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  )
}

function Value({ value, texts }: { value: ComparisonValue; texts: ComparisonTableTexts }) {
  if (typeof value === 'string') return value
  return value ? (
    <Icon icon={Check} size="medium" label={texts.yes} className={css.yes} />
  ) : (
    <Icon icon={X} size="medium" label={texts.no} className={css.no} />
  )
}
