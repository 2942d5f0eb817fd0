import type { ReactNode } from 'react'
import { languageNames } from '#contracts/languages.ts'
import { type Language, type Localized, languages } from '#contracts/rules/languages.ts'
import { Field, OptionalMark } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import * as css from './CatalogPanel.css.ts'

interface FieldsetProps {
  /** Name of the group. */
  legend: string
  hint?: string | undefined
  /** Marks the name: everything in the group may stay empty. Default: false. */
  optional?: boolean
  children: ReactNode
}

/** Fields that belong together, in a frame with their name. */
export function Fieldset({ legend, hint, optional = false, children }: FieldsetProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {legend}
        {optional && <OptionalMark />}
      </legend>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </fieldset>
  )
}

interface LocalizedFieldsetProps extends Omit<FieldsetProps, 'optional' | 'children'> {
  value: Localized
  onValueChange: (value: Localized) => void
  errorOf: (language: Language) => string | undefined
  /** `one`: in at least one language. */
  required: boolean | 'one'
  /** Most characters in each language. */
  max?: number | undefined
  /** Whether the text is a longer one, of several lines. */
  long?: boolean | undefined
}

/** A text in each language, one below the other, so that none is forgotten. */
export function LocalizedFieldset(props: LocalizedFieldsetProps) {
  const { legend, hint, value, onValueChange, errorOf, required, max, long } = props
  return (
    <Fieldset legend={legend} hint={hint} optional={!required}>
      {languages.map((language) => {
        const control = {
          lang: language,
          value: value[language],
          maxLength: max,
          onChange: ({ target }: { target: { value: string } }) =>
            onValueChange({ ...value, [language]: target.value }),
        }
        return (
          <Field
            key={language}
            label={<span lang={language}>{languageNames[language]}</span>}
            required={required === true}
            error={errorOf(language)}
          >
            {long ? <Textarea rows={2} {...control} /> : <Input autoComplete="off" {...control} />}
          </Field>
        )
      })}
    </Fieldset>
  )
}
