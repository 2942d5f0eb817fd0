import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMemo } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import type { HoldRequest, RenewalRow } from '#contracts/plan-life.ts'
import { dayOf } from '#contracts/rules/calendar.ts'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { GRACE_DAYS } from '#contracts/rules/plan-life.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import {
  createHoldSchema,
  type HoldFormValues,
  type HoldOutcome,
  holdChangeOf,
  holdFormOf,
  outcomeOfHold,
} from './hold-schema.ts'
import type { HoldDialogTexts } from './renewals-texts.ts'

interface HoldDialogProps {
  texts: HoldDialogTexts
  /** As it was when the dialog was opened. */
  row: RenewalRow
  /** The present time. ISO 8601. */
  now: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Sends what was changed. What is wrong with a field is shown there, another failure above the form. */
  onSubmit: (request: HoldRequest) => Promise<SubmitResult>
}

const fields = ['until', 'isExempt', 'graceDays', 'reason'] as const

/** Decides what money cannot do to an instance: until a day, for as long as it is exempt, or for more days of grace. What follows is said before it is saved. */
export function HoldDialog({ texts, row, now, open, onOpenChange, onSubmit }: HoldDialogProps) {
  const { number } = useFormats()
  const { pending, error, fieldErrors, run } = useAction()
  const { terms, vps } = row
  const today = dayOf(Date.parse(now))
  const resolver = useMemo(
    () => valibotResolver(createHoldSchema(texts.validation, today, number)),
    [texts.validation, today, number],
  )
  const form = useForm<HoldFormValues>({ resolver, defaultValues: holdFormOf(terms, now) })
  const { register, control, formState } = form
  const grace = useController({ control, name: 'graceDays' })
  const [until = '', isExempt = false, graceDays = ''] = useWatch({ control, name: ['until', 'isExempt', 'graceDays'] })
  const change = holdChangeOf({ until, isExempt, graceDays }, terms, now)
  const errorOf = (name: (typeof fields)[number]) => formState.errors[name]?.message ?? fieldErrorAt(fieldErrors, name)
  const isAtFields = fieldErrors.length > 0 && fieldErrors.every(({ path }) => fields.some((name) => name === path))

  const submit = async () => {
    let isDone = false
    await form.handleSubmit(async ({ reason, ...values }) => {
      isDone = await run(() => onSubmit({ ...holdChangeOf(values, terms, now), reason }))
    })()
    if (isDone) onOpenChange(false)
    return isDone
  }
  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      texts={{ ...texts, heading: texts.heading(vps.name) }}
      pending={pending}
      error={isAtFields ? undefined : error}
      disabledReason={Object.keys(change).length === 0 ? texts.unchanged : undefined}
      onSubmit={submit}
    >
      <Field label={texts.until} description={texts.untilHint} error={errorOf('until')}>
        <Input {...register('until')} type="date" min={today} readOnly={pending} />
      </Field>
      <Checkbox {...register('isExempt')} description={texts.exemptHint} error={errorOf('isExempt')}>
        {texts.exempt}
      </Checkbox>
      <Field label={texts.grace} description={texts.graceHint(number(GRACE_DAYS))} error={errorOf('graceDays')}>
        <NumberInput {...grace.field} read={typedAmount} readOnly={pending} />
      </Field>
      <Field label={texts.reason} description={texts.reasonHint} required error={errorOf('reason')}>
        <Textarea {...register('reason')} rows={2} maxLength={RESOLUTION_MAX} readOnly={pending} />
      </Field>
      <Notice tone="neutral" title={texts.consequences}>
        <Consequences texts={texts.follows} outcome={outcomeOfHold(row, validOf(change), now)} now={now} />
      </Notice>
    </FormDialog>
  )
}

/** Without a number of days that is none: the field says that. */
const validOf = ({ graceDays, ...change }: Omit<HoldRequest, 'reason'>): Omit<HoldRequest, 'reason'> =>
  typeof graceDays === 'number' && Number.isNaN(graceDays)
    ? change
    : { ...change, ...(graceDays !== undefined && { graceDays }) }

interface ConsequencesProps {
  texts: HoldDialogTexts['follows']
  outcome: HoldOutcome
  now: string
}

/** Each consequence, a sentence of its own. */
function Consequences({ texts, outcome, now }: ConsequencesProps) {
  const { date } = useFormats()
  const dateOf = (at: number) => date(new Date(at).toISOString())
  const { resumes, isExempt, heldUntil, cancelledAt, suspendsAt, deletesAt } = outcome
  const sentences = [
    resumes && texts.resumes,
    isExempt && texts.exempt,
    // A hold ends with a day, not at the beginning of the next one.
    !isExempt && heldUntil !== null && texts.held(dateOf(heldUntil - 1)),
    cancelledAt !== null && texts.ends(dateOf(cancelledAt)),
    deletesAt !== null && ifUnpaid(suspendsAt, deletesAt),
  ].filter((sentence) => sentence !== false)
  function ifUnpaid(suspended: number | null, deleted: number) {
    if (suspended === null) return texts.deleted(dateOf(deleted))
    return suspended <= Date.parse(now)
      ? texts.suspendedNow(dateOf(deleted))
      : texts.unpaid(dateOf(suspended), dateOf(deleted))
  }
  return (
    <Stack space="2xs" render={<ul />}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  )
}
