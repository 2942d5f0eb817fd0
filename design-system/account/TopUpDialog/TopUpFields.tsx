import { type UseFormReturn, useController } from 'react-hook-form'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/RadioCards/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { AmountInput } from './AmountInput.tsx'
import * as css from './TopUpDialog.css.ts'
import { feePercent, type PaymentMethod, quickAmounts } from './top-up-fee.ts'
import { TOP_UP_NOTE_MAX_LENGTH, type TopUpFormInput, type TopUpFormValues } from './top-up-form.schema.ts'
import type { TopUpDialogTexts } from './top-up-texts.ts'

export interface TopUpFieldsProps {
  form: UseFormReturn<TopUpFormInput, unknown, TopUpFormValues>
  methods: readonly PaymentMethod[]
  /** Nothing can be changed while the request is under way. */
  disabled: boolean
  texts: TopUpDialogTexts
}

/** Amount, method and note of a top-up. */
export function TopUpFields({ form, methods, disabled, texts }: TopUpFieldsProps) {
  return (
    <>
      <AmountField form={form} disabled={disabled} texts={texts} />
      <MethodField form={form} methods={methods} disabled={disabled} texts={texts} />
      <Field label={texts.note} error={form.formState.errors.description?.message}>
        <Input
          {...form.register('description')}
          readOnly={disabled}
          placeholder={texts.notePlaceholder}
          maxLength={TOP_UP_NOTE_MAX_LENGTH}
          autoComplete="off"
        />
      </Field>
    </>
  )
}

function AmountField({ form, disabled, texts }: Omit<TopUpFieldsProps, 'methods'>) {
  const { currency } = useFormats()
  const { field, fieldState } = useController({ control: form.control, name: 'amount' })
  const { value, onChange, ...rest } = field
  return (
    <Stack space="sm">
      <Field label={texts.amount} description={texts.amountDescription} error={fieldState.error?.message} required>
        <AmountInput
          {...rest}
          value={value}
          onValueChange={onChange}
          readOnly={disabled}
          currencyMark={texts.currencyMark}
        />
      </Field>
      <fieldset aria-label={texts.quickAmounts} className={css.chips}>
        {quickAmounts.map((amount) => (
          <Button
            key={amount}
            tone={amount === value ? 'brand' : 'neutral'}
            emphasis={amount === value ? 'soft' : 'outline'}
            size="small"
            aria-pressed={amount === value}
            onClick={() => {
              if (!disabled) form.setValue('amount', amount, { shouldValidate: true, shouldDirty: true })
            }}
            className={css.chip}
          >
            {currency(amount)}
          </Button>
        ))}
      </fieldset>
    </Stack>
  )
}

function MethodField({ form, methods, disabled, texts }: TopUpFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'paymentMethod' })
  return (
    <RadioCards
      label={texts.paymentMethod}
      name={field.name}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
      disabled={disabled}
      required
    >
      {methods.map((method, index) => (
        <RadioCard
          key={method}
          ref={index === 0 ? field.ref : undefined}
          value={method}
          title={texts.methods[method].name}
          description={texts.methods[method].time}
          aside={texts.fee(feePercent[method])}
        />
      ))}
    </RadioCards>
  )
}
