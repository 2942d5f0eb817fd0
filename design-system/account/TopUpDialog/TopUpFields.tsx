import type { ReactNode } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { feePercent, type PaymentMethod } from '#contracts/rules/fees.ts'
import { DEPOSIT_MIN, DEPOSIT_NOTE_MAX } from '#contracts/rules/limits.ts'
import type { SuggestedTopUp } from '#ds/account/top-ups-of.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { AmountInput } from './AmountInput.tsx'
import * as css from './TopUpDialog.css.ts'
import type { TopUpFormInput, TopUpFormValues } from './top-up-schema.ts'
import type { TopUpDialogTexts } from './top-up-texts.ts'

/** Amounts offered as buttons, in whole dong (product spec, section 9). */
const quickAmounts = ['100000', '200000', '500000', '1000000', '2000000', '5000000'] as const

export interface TopUpFieldsProps {
  /** Offered before the quick amounts, unless it is one of them. */
  suggestion: Pick<SuggestedTopUp, 'months' | 'amount'> | undefined
  form: UseFormReturn<TopUpFormInput, unknown, TopUpFormValues>
  /** Absent while they are loading. */
  methods: readonly PaymentMethod[] | undefined
  /** The request is pending: fields cannot be changed, but keep the focus. */
  pending: boolean
  texts: TopUpDialogTexts
}

/** Amount, method and note of a top-up. */
export function TopUpFields({ form, methods, pending, suggestion, texts }: TopUpFieldsProps) {
  return (
    <>
      <AmountField form={form} pending={pending} suggestion={suggestion} texts={texts} />
      {methods ? <MethodField form={form} methods={methods} pending={pending} texts={texts} /> : <LoadingMethods />}
      <NoteField form={form} pending={pending} texts={texts} />
    </>
  )
}

function AmountField({ form, pending, suggestion, texts }: Omit<TopUpFieldsProps, 'methods'>) {
  const { currency } = useFormats()
  const { field, fieldState } = useController({ control: form.control, name: 'amount' })
  const { value, onChange, ...rest } = field
  const isSuggested = suggestion !== undefined && !quickAmounts.some((amount) => amount === suggestion.amount)
  const choose = (amount: string) => {
    if (!pending) form.setValue('amount', amount, { shouldValidate: true, shouldDirty: true })
  }
  return (
    <Stack space="sm">
      <Field
        label={texts.amount}
        description={<span className={css.hint}>{texts.amountDescription(currency(DEPOSIT_MIN))}</span>}
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
      <fieldset aria-label={texts.quickAmounts} className={css.chips}>
        {isSuggested && (
          <AmountChip amount={suggestion.amount} pressed={suggestion.amount === value} onPress={choose} wide>
            <Money amount={suggestion.amount} />
            <span className={css.afterDot}>{texts.suggestion(suggestion.months)}</span>
          </AmountChip>
        )}
        {quickAmounts.map((amount) => (
          <AmountChip key={amount} amount={amount} pressed={amount === value} onPress={choose}>
            <Money amount={amount} />
          </AmountChip>
        ))}
      </fieldset>
    </Stack>
  )
}

interface AmountChipProps {
  amount: string
  pressed: boolean
  onPress: (amount: string) => void
  /** Whether it has a line of its own. Default: false. */
  wide?: boolean
  children: ReactNode
}

function AmountChip({ amount, pressed, onPress, wide = false, children }: AmountChipProps) {
  return (
    <Button
      tone={pressed ? 'brand' : 'neutral'}
      emphasis={pressed ? 'soft' : 'outline'}
      size="small"
      aria-pressed={pressed}
      onClick={() => onPress(amount)}
      className={classNames(css.chip, wide && css.wideChip)}
    >
      {children}
    </Button>
  )
}

/** Draws a label and two rows of methods. */
function LoadingMethods() {
  const loading = useMessage('loading')
  return (
    <Stack space="sm" aria-busy>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton length="short" />
      <Skeleton length="full" />
      <Skeleton length="full" />
    </Stack>
  )
}

interface MethodFieldProps extends Omit<TopUpFieldsProps, 'suggestion'> {
  methods: readonly PaymentMethod[]
}

function MethodField({ form, methods, pending, texts }: MethodFieldProps) {
  const { percent } = useFormats()
  const { field, fieldState } = useController({ control: form.control, name: 'paymentMethod' })
  return (
    <RadioCards
      label={texts.paymentMethod}
      name={field.name}
      value={field.value}
      onValueChange={(value) => {
        if (!pending) field.onChange(value)
      }}
      error={fieldState.error?.message}
      required
      columns={2}
      look="tile"
    >
      {methods.map((method, index) => (
        <RadioCard
          key={method}
          ref={index === 0 ? field.ref : undefined}
          value={method}
          title={texts.methods[method].name}
          className={css.method}
          aside={
            <span className={css.terms}>
              <span>{texts.methods[method].time}</span>
              <span className={css.afterDot}>
                {feePercent[method] === 0 ? texts.noFee : texts.fee(percent(feePercent[method] / 100))}
              </span>
            </span>
          }
        />
      ))}
    </RadioCards>
  )
}

function NoteField({ form, pending, texts }: Omit<TopUpFieldsProps, 'methods' | 'suggestion'>) {
  return (
    <Field label={texts.note} optional>
      <Input
        {...form.register('description')}
        readOnly={pending}
        placeholder={texts.notePlaceholder}
        maxLength={DEPOSIT_NOTE_MAX}
        autoComplete="off"
      />
    </Field>
  )
}
