import { valibotResolver } from '@hookform/resolvers/valibot'
import { Landmark } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useId, useMemo } from 'react'
import { type UseFormReturn, useController, useForm, useWatch } from 'react-hook-form'
import { holderName } from '#contracts/rules/bank-account.ts'
import { HOLDER_MAX, WITHDRAWAL_MIN, WITHDRAWAL_NOTE_MAX } from '#contracts/rules/limits.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'
import { AmountInput } from '#ds/account/TopUpDialog/AmountInput.tsx'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { bankNamed } from './bank-named.ts'
import { createWithdrawSchema, type WithdrawFormInput, type WithdrawFormValues } from './withdraw-schema.ts'
import type { WithdrawDialogTexts } from './withdraw-texts.ts'

/** What can be withdrawn, and how much of the balance is left of bonuses and cannot. Whole dong as decimal strings. */
export interface WithdrawLimits {
  available: string
  bonus: string
}

export interface WithdrawDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while a request is pending. */
  onOpenChange: (open: boolean) => void
  /** While it is not known, every amount can be sent, because the server decides. */
  limits: Resource<WithdrawLimits>
  /** The customer's name: filled in as the holder, as banks write it. Default: nothing is. */
  customer?: string | undefined
  /** Sends the request. On failure the message is shown and the typed values stay; on success the form is reset. */
  onSubmit: (withdrawal: WithdrawFormValues) => Promise<SubmitResult>
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: WithdrawDialogTexts
}

type WithdrawForm = UseFormReturn<WithdrawFormInput>

/** Sends money of the wallet to an account at a bank: how much, where to, and what happens then. */
export function WithdrawDialog({
  open,
  onOpenChange,
  limits,
  customer = '',
  onSubmit,
  texts,
  ...rest
}: WithdrawDialogProps) {
  const formats = useFormats()
  const { pending, error, run, clearError } = useAction()
  const known = dataOf(limits)
  const available = known?.available
  const resolver = useMemo(
    () => valibotResolver(createWithdrawSchema(texts.validation, formats, available)),
    [texts.validation, formats, available],
  )
  const empty = useMemo(
    (): WithdrawFormInput => ({ amount: '', bank: '', account: '', holder: holderName(customer), note: '' }),
    [customer],
  )
  const form: WithdrawForm = useForm<WithdrawFormInput>({ resolver, defaultValues: empty })
  const amount = useWatch({ control: form.control, name: 'amount' })
  const isEmpty = available !== undefined && BigInt(available) < BigInt(WITHDRAWAL_MIN)

  const { getValues, setValue } = form
  useEffect(() => {
    // The name may be known later than the dialog.
    if (open && getValues('holder') === '') setValue('holder', empty.holder)
  }, [open, empty, getValues, setValue])

  const close = () => {
    clearError()
    onOpenChange(false)
  }
  const submit = form.handleSubmit(async ({ bank, note, ...typed }) => {
    const bankBin = bankNamed(bank)?.bin
    if (bankBin === undefined) return
    if (await run(() => onSubmit({ ...typed, bankBin, ...(note !== '' && { note }) }))) form.reset(empty)
  })
  const typed = typedAmount(amount)

  return (
    <FormDialog
      data-component="WithdrawDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={error}
      space="lg"
      texts={{
        ...texts,
        submit: typed === undefined ? texts.submit : texts.submitAmount(formats.currency(typed)),
        pending: texts.submitting,
        failed: texts.failureTitle,
      }}
      footer={
        isEmpty && (
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.close}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          icon={Landmark}
          title={texts.emptyTitle}
          description={texts.emptyDescription(formats.currency(WITHDRAWAL_MIN))}
        />
      ) : (
        <>
          <AmountField form={form} pending={pending} limits={known} texts={texts} />
          <BankField form={form} pending={pending} texts={texts} />
          <AccountField form={form} pending={pending} texts={texts} />
          <HolderField form={form} pending={pending} texts={texts} />
          <NoteField form={form} pending={pending} texts={texts} />
          <Notice tone="neutral" title={texts.nextTitle}>
            {texts.next}
          </Notice>
        </>
      )}
    </FormDialog>
  )
}

interface FieldProps {
  form: WithdrawForm
  pending: boolean
  texts: WithdrawDialogTexts
}

function AmountField({ form, pending, limits, texts }: FieldProps & { limits: WithdrawLimits | undefined }) {
  const { currency } = useFormats()
  const { field, fieldState } = useController({ control: form.control, name: 'amount' })
  const { value, onChange, ...rest } = field
  return (
    <Stack space="xs">
      <Field
        label={texts.amount}
        description={describeLimits(limits, texts, currency)}
        error={fieldState.error?.message}
        required
      >
        <AmountInput
          {...rest}
          value={value}
          onValueChange={onChange}
          readOnly={pending}
          currencyMark={texts.currencyMark}
        />
      </Field>
      {limits && (
        <Inline>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            onClick={() => {
              if (!pending) form.setValue('amount', limits.available, { shouldValidate: true, shouldDirty: true })
            }}
          >
            {texts.all}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function describeLimits(
  limits: WithdrawLimits | undefined,
  texts: WithdrawDialogTexts,
  currency: (amount: string) => string,
) {
  if (!limits) return texts.availableUnknown
  const available = currency(limits.available)
  return limits.bonus === '0' ? texts.available(available) : texts.availableWithBonus(available, currency(limits.bonus))
}

/** Finds a bank by what is typed of its name or code; the browser shows those that match. */
function BankField({ form, pending, texts }: FieldProps) {
  const listId = useId()
  const { field, fieldState } = useController({ control: form.control, name: 'bank' })
  return (
    <Field label={texts.bank} description={texts.bankHint} error={fieldState.error?.message} required>
      <Input
        {...field}
        onBlur={() => {
          // A code becomes the name, so that everybody sees which bank was understood.
          const bank = bankNamed(field.value)
          if (bank && !pending) field.onChange(bank.name)
          field.onBlur()
        }}
        list={listId}
        readOnly={pending}
        placeholder={texts.bankPlaceholder}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {vietnameseBanks.map(({ bin, code, name }) => (
          <option key={bin} value={name} label={code} />
        ))}
      </datalist>
    </Field>
  )
}

/** A component of its own, since the order in which fields are registered is the order in which one with an error gets the focus. */
function AccountField({ form, pending, texts }: FieldProps) {
  return (
    <Field label={texts.account} error={form.formState.errors.account?.message} required>
      <Input
        {...form.register('account')}
        readOnly={pending}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  )
}

function HolderField({ form, pending, texts }: FieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'holder' })
  return (
    <Field label={texts.holder} description={texts.holderHint} error={fieldState.error?.message} required>
      <Input
        {...field}
        onBlur={() => {
          // The name is not changed while it is typed: an input method composes letters with their marks.
          if (!pending) field.onChange(holderName(field.value))
          field.onBlur()
        }}
        readOnly={pending}
        maxLength={HOLDER_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Field>
  )
}

function NoteField({ form, pending, texts }: FieldProps) {
  return (
    <Field label={texts.note} optional>
      <Input {...form.register('note')} readOnly={pending} maxLength={WITHDRAWAL_NOTE_MAX} autoComplete="off" />
    </Field>
  )
}
