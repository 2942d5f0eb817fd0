import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import * as css from './ApiTokens.css.ts'

export interface CheckboxListProps<Value extends string> {
  label: string
  values: readonly Value[]
  checked: readonly Value[]
  onCheckedChange: (checked: Value[]) => void
  /** What each value means, in a line. */
  hints: Readonly<Record<Value, string>>
  error: string | undefined
}

/** A choice of several values, each explained; the values are words of the API, the same in each language. */
export function CheckboxList<Value extends string>({
  label,
  values,
  checked,
  onCheckedChange,
  hints,
  error,
}: CheckboxListProps<Value>) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={checked.includes(value)}
          description={hints[value]}
          onChange={({ target }) =>
            onCheckedChange(values.filter((other) => (other === value ? target.checked : checked.includes(other))))
          }
        >
          <code translate="no">{value}</code>
        </Checkbox>
      ))}
      {error !== undefined && (
        <p role="alert" className={css.groupError}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
