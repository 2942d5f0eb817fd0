import { type Language, type Localized, languages } from '#contracts/rules/languages.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { type FieldError, fieldErrorAt } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { type Choice, type FieldSpec, type FieldValue, maximumOf, type Problem, problemOf } from './catalog-entries.ts'
import type { CatalogPanelTexts } from './catalog-texts.ts'
import { Fieldset, LocalizedFieldset } from './Fieldsets.tsx'

export interface EntryFieldProps {
  spec: FieldSpec
  texts: CatalogPanelTexts
  value: FieldValue | undefined
  onValueChange: (value: FieldValue) => void
  /** Whether what is wrong is shown: after the first attempt to save. */
  showProblem: boolean
  choices: readonly Choice[]
  /** What the server found wrong. */
  serverErrors: readonly FieldError[]
}

/** One field of an entry: a control for each language, a list of checkboxes, or a single control. */
export function EntryField(props: EntryFieldProps) {
  const { spec, texts, value, onValueChange, serverErrors } = props
  if (spec.type === 'switch') {
    return (
      <Checkbox
        checked={value === true}
        description={texts.hints[spec.name]}
        error={fieldErrorAt(serverErrors, spec.name)}
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
  const { spec, texts, value, onValueChange, choices, serverErrors } = props
  const error = useProblem(props) ?? fieldErrorAt(serverErrors, spec.name)
  const control = {
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onValueChange(target.value),
  }
  return (
    <Field
      label={texts.fields[spec.name]}
      description={texts.hints[spec.name]}
      required={!spec.optional}
      optional={spec.optional === true}
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
      return <NumberInput read={typedAmount} {...control} />
    case 'amount':
      return <NumberInput read={typedAmount} suffix="₫" {...control} />
    case 'day':
    case 'time':
      return <Input type={dateTypes[type]} {...control} />
    default:
      return <Input maxLength={max} autoComplete="off" spellCheck={false} {...control} />
  }
}

const emptyTexts: Localized = { vi: '', en: '', zh: '' }

function LocalizedField(props: EntryFieldProps) {
  const { spec, texts, value, onValueChange, serverErrors } = props
  const error = useProblem(props)
  const localized = (value ?? emptyTexts) as Localized
  const isRequired = spec.type === 'localized'
  /** What is missing is named where it is missing; a different number of lines, below the last one. */
  const ownErrorOf = (language: Language) => {
    if (!isRequired) return language === languages.at(-1) ? error : undefined
    return localized[language].trim() === '' ? error : undefined
  }
  const serverErrorOf = (language: Language) =>
    fieldErrorAt(serverErrors, `${spec.name}.${language}`) ??
    (language === languages.at(-1) ? serverErrors.find(({ path }) => path === spec.name)?.message : undefined)
  return (
    <LocalizedFieldset
      legend={texts.fields[spec.name]}
      hint={texts.hints[spec.name]}
      value={localized}
      onValueChange={onValueChange}
      errorOf={(language) => ownErrorOf(language) ?? serverErrorOf(language)}
      required={isRequired}
      max={isRequired ? spec.max : undefined}
      long={spec.long}
    />
  )
}

function ChoicesField({ spec, texts, value, onValueChange, choices, serverErrors }: EntryFieldProps) {
  const chosen = (value ?? []) as readonly string[]
  return (
    <Fieldset legend={texts.fields[spec.name]} hint={texts.hints[spec.name]} optional>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.value}
          checked={chosen.includes(choice.value)}
          error={index === choices.length - 1 && fieldErrorAt(serverErrors, spec.name)}
          onChange={({ target }) =>
            onValueChange(target.checked ? [...chosen, choice.value] : chosen.filter((other) => other !== choice.value))
          }
        >
          {choice.label}
        </Checkbox>
      ))}
    </Fieldset>
  )
}
