import { useState } from 'react'
import { typedAmount, typedNumber } from '#contracts/rules/typed-amount.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { FilterBarTexts } from './filter-bar-texts.ts'
import type { FilterDefinition, FilterValue } from './filters.ts'

interface FilterDialogProps {
  texts: FilterBarTexts['dialog']
  definition: FilterDefinition
  /** As it is set. Default: not yet. */
  value: FilterValue | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onApply: (value: FilterValue) => void
}

/** More than two years: no list looks further. */
const DAYS_MAX = 999

const areDays = (text: string) => typedNumber(text) >= 1 && typedNumber(text) <= DAYS_MAX

/** Sets one filter. */
export function FilterDialog({ texts, definition, value, open, onOpenChange, onApply }: FilterDialogProps) {
  const { id, label } = definition
  const [values, setValues] = useState(value?.kind === 'choice' ? value.values : [])
  const [days, setDays] = useState(value?.kind === 'days' ? `${value.days}` : '')
  const [from, setFrom] = useState((value?.kind === 'dates' && value.from) || '')
  const [to, setTo] = useState((value?.kind === 'dates' && value.to) || '')
  const [wasSubmitted, setSubmitted] = useState(false)
  const isWrongOrder = from !== '' && to !== '' && from > to
  const isInvalid = (definition.kind === 'days' && !areDays(days)) || (definition.kind === 'dates' && isWrongOrder)

  const submit = () => {
    setSubmitted(true)
    if (isInvalid) return
    if (definition.kind === 'choice') onApply({ kind: 'choice', id, values })
    else if (definition.kind === 'days') onApply({ kind: 'days', id, days: typedNumber(days) })
    else onApply({ kind: 'dates', id, from: from || undefined, to: to || undefined })
    onOpenChange(false)
  }
  const toggle = (option: string) =>
    setValues(values.includes(option) ? values.filter((other) => other !== option) : [...values, option])

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      texts={{ ...texts, heading: label, submit: texts.apply }}
    >
      {definition.kind === 'choice' && (
        <Stack space="xs" role="group" aria-label={label}>
          {definition.options.map((option) => (
            <Checkbox key={option.value} checked={values.includes(option.value)} onChange={() => toggle(option.value)}>
              {option.label}
            </Checkbox>
          ))}
        </Stack>
      )}
      {definition.kind === 'days' && (
        <Field label={texts.days} error={wasSubmitted && isInvalid && texts.daysMissing}>
          <NumberInput read={typedAmount} value={days} onChange={(event) => setDays(event.currentTarget.value)} />
        </Field>
      )}
      {definition.kind === 'dates' && (
        <Inline align="start">
          <Field label={texts.from}>
            <Input type="date" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
          </Field>
          <Field label={texts.to} error={wasSubmitted && isInvalid && texts.wrongOrder}>
            <Input type="date" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
          </Field>
        </Inline>
      )}
    </FormDialog>
  )
}
