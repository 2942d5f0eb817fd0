import { Fragment, type ReactNode } from 'react'
import * as css from './RecordFacts.css.ts'

export interface RecordFactsProps {
  /** What is known of one record, in order. Labels are unique. */
  facts: readonly { label: string; value: ReactNode }[]
}

/** What a dialog is about, read-only: label and value in two columns. */
export function RecordFacts({ facts }: RecordFactsProps) {
  return (
    <dl data-component="RecordFacts" className={css.facts}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
