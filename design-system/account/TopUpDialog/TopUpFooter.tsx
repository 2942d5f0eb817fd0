import type { Offer } from '#contracts/offers.ts'
import { depositFee, paymentMethods } from '#contracts/rules/fees.ts'
import { depositBonus } from '#contracts/rules/offers.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Money, type MoneyProps } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './TopUpDialog.css.ts'
import type { TopUpDialogTexts } from './top-up-texts.ts'

export interface TopUpFooterProps {
  /** Id of the form that the button submits. */
  formId: string
  /** As it is typed. */
  amount: string
  /** `''` while none is chosen: then there is no fee. */
  paymentMethod: string
  /** The offers, of which a bonus on the amount is a line of its own. */
  offers: readonly Offer[]
  pending: boolean
  /** Why the last attempt failed. Shown here, because the form may be scrolled out of view. */
  error: string | undefined
  onCancel: () => void
  texts: TopUpDialogTexts
}

/** The total, updated while typing, with what arrives in the wallet where a fee or a bonus makes it another amount, and the buttons. */
export function TopUpFooter({
  formId,
  amount,
  paymentMethod,
  offers,
  pending,
  error,
  onCancel,
  texts,
}: TopUpFooterProps) {
  const { currency } = useFormats()
  const typed = BigInt(typedAmount(amount) ?? 0)
  const method = paymentMethods.find((known) => known === paymentMethod)
  const fee = method ? depositFee(method, typed) : 0n
  const bonus = depositBonus(offers, typed)
  const submitText = typed === 0n ? texts.submit : texts.submitAmount(currency(typed))
  return (
    <div className={css.footer}>
      {error !== undefined && (
        <Notice tone="critical" title={texts.failureTitle} role="alert">
          {error}
        </Notice>
      )}
      <dl className={css.costs}>
        {bonus > 0n && <Line label={texts.sumBonus} amount={bonus} sign="always" />}
        {/* Without a fee and a bonus, what is paid is what was typed, and arrives. */}
        {fee + bonus > 0n && <Line label={texts.sumAmount} amount={typed + bonus} />}
        {fee > 0n && <Line label={texts.sumFee} amount={fee} />}
        <Line label={texts.sumTotal} amount={typed + fee} emphasized />
      </dl>
      <div className={css.buttons}>
        <Button tone="neutral" emphasis="outline" onClick={() => onCancel()} className={css.cancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} pending={pending}>
          {pending ? texts.submitting : submitText}
        </Button>
      </div>
    </div>
  )
}

interface LineProps extends Pick<MoneyProps, 'sign'> {
  label: string
  amount: bigint
  emphasized?: boolean
}

function Line({ label, amount, sign = 'auto', emphasized = false }: LineProps) {
  return (
    <div className={css.line}>
      <Text
        size="small"
        tone={emphasized ? 'primary' : 'secondary'}
        weight={emphasized ? 'medium' : 'regular'}
        className={css.label}
        render={<dt />}
      >
        {label}
      </Text>
      <Text size={emphasized ? 'large' : 'small'} weight={emphasized ? 'semibold' : 'medium'} render={<dd />}>
        <Money amount={amount} sign={sign} />
      </Text>
    </div>
  )
}
