import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { OrderCatalog, Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { typedCode } from '#contracts/rules/typed-code.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import { isTrialPlan } from './order-choice.ts'
import type { OrderDialogTexts } from './order-texts.ts'
import type { OfferCode } from './use-offer-code.ts'

interface TrialFieldProps {
  offer: Offer
  catalog: OrderCatalog
  /** The chosen plan. */
  plan: Plan | undefined
  value: boolean
  onValueChange: (wantsTrial: boolean) => void
  pending: boolean
  texts: OrderDialogTexts
}

/** Pay now, or try for free first. Only for a customer for whom the trial holds. */
export function TrialField({ offer, catalog, plan, value, onValueChange, pending, texts }: TrialFieldProps) {
  const { list } = useFormats()
  const { trial } = texts
  const others = catalog.plans.filter((one) => isTrialPlan(offer, one)).map(({ name }) => name)
  return (
    <RadioCards
      label={trial.label}
      value={value ? 'trial' : 'pay'}
      onValueChange={(next) => {
        if (!pending) onValueChange(next === 'trial')
      }}
      columns={2}
      look="stacked"
    >
      <RadioCard value="pay" title={trial.pay} />
      <RadioCard
        value="trial"
        title={trial.free(offer.days ?? 0)}
        {...(plan && !isTrialPlan(offer, plan)
          ? { disabledReason: trial.otherPlans(list(others)) }
          : { description: trial.freeDescription })}
      />
    </RadioCards>
  )
}

export interface CodeFieldProps {
  code: OfferCode
  pending: boolean
  texts: OrderDialogTexts
}

/** The code of an offer: typed, then applied to the price. A refusal stands beside it. */
export function CodeField({ code, pending, texts }: CodeFieldProps) {
  const fieldRef = useRef<HTMLDivElement>(null)
  const isApplied = code.applied !== '' && code.applied === typedCode(code.typed)
  return (
    <Field
      data-component="CodeField"
      label={texts.code}
      description={
        isApplied ? (
          <Text size="small" tone="positive" render={<span />} className={css.applied}>
            <Icon icon={Check} />
            {texts.codeApplied(code.applied)}
          </Text>
        ) : (
          texts.codeDescription
        )
      }
      error={code.error}
      optional
    >
      <div ref={fieldRef} className={css.code}>
        <Input
          className={css.codeInput}
          value={code.typed}
          onChange={(event) => code.type(event.target.value)}
          onBlur={({ relatedTarget }) => {
            // When the focus moves to the button that applies the code, the code waits for the click: otherwise the
            // click would meet "remove".
            if (fieldRef.current?.contains(relatedTarget)) return
            if (code.typed.trim() !== '' && !isApplied && code.error === undefined) code.apply()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event) || code.typed.trim() === '' || isApplied) return
            // The code is applied first: its price is seen before it is paid.
            event.preventDefault()
            code.apply()
          }}
          readOnly={pending}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {isApplied ? (
          <Button tone="neutral" emphasis="outline" onClick={code.clear}>
            {texts.removeCode}
          </Button>
        ) : (
          <Button
            tone="neutral"
            emphasis="outline"
            // Not every browser focuses a button that is clicked and names it as the next target, so the focus stays in
            // the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => code.apply()}
          >
            {texts.applyCode}
          </Button>
        )}
      </div>
    </Field>
  )
}
