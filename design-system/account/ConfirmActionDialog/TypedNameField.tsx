import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import * as css from './ConfirmActionDialog.css.ts'
import { type TypedName, typedName } from './typed-name.ts'

export interface TypedNameTexts {
  /** Around the name: "Gõ … để xác nhận". */
  before: string
  after: string
  missing: (count: number) => string
  /** What was typed is not the begin of the name. */
  differs: string
  complete: string
}

interface TypedNameFieldProps {
  name: string
  value: string
  onValueChange: (value: string) => void
  texts: TypedNameTexts
}

function hintOf({ isComplete, missing }: TypedName, texts: TypedNameTexts): string {
  if (isComplete) return texts.complete
  return missing === undefined ? texts.differs : texts.missing(missing)
}

/** The name of a machine, typed to confirm what cannot be undone. It counts what is missing; a paste is as good. */
export function TypedNameField({ name, value, onValueChange, texts }: TypedNameFieldProps) {
  const hint = hintOf(typedName(name, value), texts)
  return (
    <Field
      label={
        <>
          {texts.before} <span className={css.mono}>{name}</span> {texts.after}
        </>
      }
      description={<span role="status">{hint}</span>}
    >
      <Input
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onValueChange(event.target.value)}
        className={css.mono}
      />
    </Field>
  )
}
