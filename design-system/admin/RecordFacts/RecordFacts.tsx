import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './RecordFacts.css.ts'

export interface RecordFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts about one record, in order. Labels are unique. */
  facts: readonly { label: string; value: ReactNode }[]
}

/** Read-only facts about the record that a dialog is for: labels and values in two columns. */
export function RecordFacts({ facts, className, ...rest }: RecordFactsProps) {
  return (
    <dl data-component="RecordFacts" {...rest} className={classNames(css.facts, className)}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
