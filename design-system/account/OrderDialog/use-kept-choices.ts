import { useEffect, useEffectEvent, useRef } from 'react'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { OrderFormInput } from './order-schema.ts'

interface KeptChoices
  extends Pick<OrderFormInput, 'planId' | 'locationId' | 'operatingSystem' | 'name' | 'billingPeriod'> {
  /** The code in the price; empty for none. */
  code: string
  wantsTrial: boolean
  onDraftChange: ((draft: OrderChoice | null) => void) | undefined
}

/** Reports the choices each time that one has changed; null once the form is empty again, as after an order. */
export function useKeptChoices(choices: KeptChoices) {
  const { planId, locationId, operatingSystem, name, billingPeriod, code, wantsTrial, onDraftChange } = choices
  const report = useEffectEvent((draft: OrderChoice | null) => onDraftChange?.(draft))
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isEmpty = planId === 0 && locationId === 0 && operatingSystem === '' && name === ''
    const chosen = {
      ...(planId !== 0 && { planId }),
      ...(locationId !== 0 && { locationId }),
      ...(operatingSystem !== '' && { os: operatingSystem }),
      ...(name !== '' && { name }),
      ...(code !== '' && { code }),
      ...(wantsTrial && { trial: true }),
      period: billingPeriod,
    }
    const before = shown.current
    shown.current = JSON.stringify(chosen)
    // At first nothing has been chosen yet: what was kept at an earlier visit stays.
    if (before !== undefined && before !== shown.current) report(isEmpty ? null : chosen)
  }, [planId, billingPeriod, locationId, operatingSystem, name, code, wantsTrial])
}
