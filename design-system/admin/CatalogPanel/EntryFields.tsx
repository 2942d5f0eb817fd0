import { languageNames } from '#contracts/languages.ts'
import { type Language, type Localized, languages } from '#contracts/rules/languages.ts'
import { Checkbox } from '#ds/components/Checkbox/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { NumberInput } from '#ds/components/NumberInput/index.ts'
import { Select } from '#ds/components/Select/index.ts'
import { Textarea } from '#ds/components/Textarea/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './CatalogPanel.css.ts'
import {
  type CatalogField,
  type Choice,
  type FieldSpec,
  type FieldValue,
  maximumOf,
  type Problem,
  problemOf,
} from './catalog-entries.ts'
import type { CatalogPanelTexts } from './catalog-texts.ts'

export interface EntryFieldProps {
  spec: FieldSpec
  texts: CatalogPanelTexts
  value: FieldValue | undefined
  onValueChange: (value: FieldValue) => void
  /** Whether what is wrong is shown: after the first attempt to save. */
  showProblem: boolean
  choices: readonly Choice[]
}

/** One field of an entry: a control for each language, a list of checkboxes, or a single control. */
export function EntryField(props: EntryFieldProps) {
  const { spec, texts, value, onValueChange } = props
  if (spec.type === 'switch') {
    return (
      <Checkbox
        checked={value === true}
        description={texts.hints[spec.name]}
        onChange={({ target }) => onValueChange(target.checked)}
      >
        {texts.fields[spec.name]}
      </Checkbox>
    )
  }
  if (spec.type === 'choices') return <ChoicesField {...props} />
  if (spec.type === 'localized' || spec.type === 'features') return <LocalizedField {...props} />
  return <SingleField {...props} />
}

/** The message for a problem of a field, with its limits. */
function useProblem({ spec, texts, value, showProblem }: EntryFieldProps): string | undefined {
  const { number } = useFormats()
  const problem = showProblem ? problemOf(spec, value) : undefined
  if (!problem) return undefined
  const messages: Record<Problem, string> = {
    ...texts.problems,
    number: texts.problems.number(number(1), number(maximumOf(spec))),
    features: texts.problems.features(number(maximumOf(spec))),
  }
  return messages[problem]
}

function SingleField(props: EntryFieldProps) {
  const { spec, texts, value, onValueChange, choices } = props
  const error = useProblem(props)
  const control = {
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onValueChange(target.value),
  }
  return (
    <Field
      label={texts.fields[spec.name]}
      description={texts.hints[spec.name]}
      required={!spec.optional && spec.name !== 'position'}
      error={error}
    >
      {controlFor(spec, texts, choices, control)}
    </Field>
  )
}

const dateTypes = { day: 'date', time: 'datetime-local' } as const

function controlFor(
  { type, max, optional }: FieldSpec,
  texts: CatalogPanelTexts,
  choices: readonly Choice[],
  control: { value: string; onChange: (event: { target: { value: string } }) => void },
) {
  switch (type) {
    case 'choice':
      return <Select options={optional ? [{ value: '', label: texts.none }, ...choices] : choices} {...control} />
    case 'number':
      return <NumberInput {...control} />
    case 'amount':
      return <NumberInput suffix="₫" {...control} />
    case 'day':
    case 'time':
      return <Input type={dateTypes[type]} {...control} />
    default:
      return <Input maxLength={max} autoComplete="off" spellCheck={false} {...control} />
  }
}

const emptyTexts: Localized = { vi: '', en: '', zh: '' }

/** A text in each language, one below the other, so that none is forgotten. */
function LocalizedField(props: EntryFieldProps) {
  const { spec, texts, value, onValueChange } = props
  const error = useProblem(props)
  const localized = (value ?? emptyTexts) as Localized
  /** What is missing is named where it is missing; a different number of lines, below the last one. */
  const errorOf = (language: Language) => {
    if (spec.type === 'features') return language === languages.at(-1) ? error : undefined
    return localized[language].trim() === '' ? error : undefined
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.fields[spec.name]}</legend>
      {texts.hints[spec.name] && <p className={css.hint}>{texts.hints[spec.name]}</p>}
      {languages.map((language) => {
        const control = {
          lang: language,
          value: localized[language],
          onChange: ({ target }: { target: { value: string } }) =>
            onValueChange({ ...localized, [language]: target.value }),
        }
        return (
          <Field
            key={language}
            label={<span lang={language}>{languageNames[language]}</span>}
            required={spec.type === 'localized'}
            error={errorOf(language)}
          >
            {spec.long ? (
              <Textarea rows={2} maxLength={spec.type === 'localized' ? spec.max : undefined} {...control} />
            ) : (
              <Input maxLength={spec.max} autoComplete="off" {...control} />
            )}
          </Field>
        )
      })}
    </fieldset>
  )
}

function ChoicesField({ spec, texts, value, onValueChange, choices }: EntryFieldProps) {
  const chosen = (value ?? []) as readonly string[]
  const label: Record<CatalogField, string> = texts.fields
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label[spec.name]}</legend>
      {texts.hints[spec.name] && <p className={css.hint}>{texts.hints[spec.name]}</p>}
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          checked={chosen.includes(choice.value)}
          onChange={({ target }) =>
            onValueChange(target.checked ? [...chosen, choice.value] : chosen.filter((other) => other !== choice.value))
          }
        >
          {choice.label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
