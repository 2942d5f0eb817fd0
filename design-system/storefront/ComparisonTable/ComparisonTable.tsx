import { Check, Minus, MoveHorizontal } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { useOverflow } from '#ds/components/data/Table/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { columns, head, section } from '#ds/storefront/landing-section.css.ts'
import * as css from './ComparisonTable.css.ts'

/** Offered, not offered, or a description. */
type AnswerValue = boolean | string

/** One question with our answer and those of the kinds of providers (product spec, section 3). */
export interface AnswerRow {
  feature: string
  own: AnswerValue
  /** The answers of the others, in the order of `texts.others`. */
  others: readonly AnswerValue[]
  /** Our answer is a figure that we promise: it gets the dashed line. */
  promised?: boolean
  /** Where our answer can be read in full. */
  proof?: { label: string; href: string }
}

export interface ComparisonTableTexts {
  heading: string
  /** Says what the other columns are, and where ours comes from. */
  description: string
  /** Accessible name of the table. */
  caption: string
  /** Header of the first column. */
  feature: string
  /** Our own name. */
  own: string
  /** Below our name: in how many rows no other answer is as good. */
  best: (rows: { best: number; all: number }) => string
  /** The other columns, each with the kind of provider that it stands for. */
  others: readonly { name: string; kind: string }[]
  yes: string
  no: string
  /** Hint that the table scrolls sideways. Visible only when it does. */
  scrollHint: string
}

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: ComparisonTableTexts
  rows: readonly AnswerRow[]
}

/** Whether ours is the only answer of its kind in a row. An equal one beside it is a tie. */
const isBest = ({ own, others }: AnswerRow) => !others.includes(own)

/**
 * Questions to ask before renting a VPS, with our answers and those of the usual kinds of providers (product spec, section 2). How often ours is
 * the best is counted, not claimed. A table that does not fit scrolls sideways while the questions stay in view. Name no company without a source
 * and a date.
 */
export function ComparisonTable({ texts, rows, className, ...rest }: ComparisonTableProps) {
  const headingId = useId()
  const captionId = useId()
  const { container, content, overflows } = useOverflow<HTMLDivElement, HTMLTableElement>()
  const scrollable = overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : undefined
  return (
    <section
      data-component="ComparisonTable"
      data-scrolls={overflows}
      aria-labelledby={headingId}
      {...rest}
      className={classNames(section({ surface: 'ground' }), className)}
    >
      <div className={columns}>
        <div className={head}>
          <Heading level={2} size="page" id={headingId}>
            {texts.heading}
          </Heading>
          <Text tone="secondary">{texts.description}</Text>
        </div>
        <div className={css.body}>
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
                      {texts.own}
                      <span className={css.kind}>
                        {texts.best({ best: rows.filter(isBest).length, all: rows.length })}
                      </span>
                    </th>
                    {texts.others.map(({ name, kind }) => (
                      <th key={name} scope="col" className={css.provider}>
                        {name}
                        <span className={css.kind}>{kind}</span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.feature}>
                      <th scope="row" className={css.question}>
                        {row.feature}
                      </th>
                      <td className={css.ownValue}>
                        <span className={css.ownContent}>
                          <span className={classNames(isBest(row) && css.best, row.promised && css.promised)}>
                            <CellValue value={row.own} texts={texts} />
                          </span>
                          {row.proof && (
                            <Link href={row.proof.href} tone="neutral" className={css.proof}>
                              {row.proof.label}
                            </Link>
                          )}
                        </span>
                      </td>
                      {texts.others.map(({ name }, index) => (
                        <td key={name} className={css.value}>
                          <CellValue value={row.others[index] ?? false} texts={texts} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function CellValue({ value, texts }: { value: AnswerValue; texts: ComparisonTableTexts }) {
  if (typeof value === 'string') return value
  return (
    <span className={css.word}>
      <Icon icon={value ? Check : Minus} />
      {value ? texts.yes : texts.no}
    </span>
  )
}
