import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderCatalog } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import { chosenPlan } from './order-choice.ts'
import { isSoldOutAt } from './order-quote.ts'
import type { OrderFormInput, OrderFormValues } from './order-schema.ts'

export interface ChoiceOptions {
  choice: OrderChoice | undefined
  catalog: OrderCatalog | undefined
  trial: Offer | undefined
  form: UseFormReturn<OrderFormInput, unknown, OrderFormValues>
  setWantsTrial: (wants: boolean) => void
  setCode: (code: string) => void
}

/** Chooses what a link names, once, as soon as the catalogue is known. What is not sold, or sold out, is left open. */
export function useChoice({ choice, catalog, trial, form, setWantsTrial, setCode }: ChoiceOptions) {
  const done = useRef<OrderChoice>(undefined)
  const trialDone = useRef<OrderChoice>(undefined)
  useEffect(() => {
    if (!choice || !catalog) return
    if (done.current !== choice) {
      done.current = choice
      const plan = chosenPlan(catalog, choice, trial)
      if (plan) form.setValue('planId', plan.id)
      if (choice.period) form.setValue('billingPeriod', choice.period)
      const location = catalog.locations.find(({ id }) => id === choice.locationId)
      if (location && !isSoldOutAt(location, plan)) form.setValue('locationId', location.id)
      const system = catalog.operatingSystems.find(({ id }) => id === choice.os)
      if (system && (!plan || plan.osSupported.includes(system.id))) form.setValue('operatingSystem', system.id)
      if (choice.code !== undefined) setCode(choice.code)
    }
    // The offers may be known later than the catalogue.
    if (choice.trial && trial && trialDone.current !== choice) {
      trialDone.current = choice
      const plan = chosenPlan(catalog, choice, trial)
      if (plan) form.setValue('planId', plan.id)
      setWantsTrial(true)
    }
  })
}
