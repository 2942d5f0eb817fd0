import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderCatalog } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import { chosenPlan, firstChoices } from './order-choice.ts'
import { isMissingAt, isSoldOutAt } from './order-quote.ts'
import type { OrderFormInput, OrderFormValues } from './order-schema.ts'

export interface ChoiceOptions {
  choice: OrderChoice | undefined
  /** What was chosen at an earlier visit; it gives way to a link, and to what is chosen now. */
  draft: OrderChoice | undefined
  catalog: OrderCatalog | undefined
  /** The current time, ISO 8601. */
  now: string
  trial: Offer | undefined
  form: UseFormReturn<OrderFormInput, unknown, OrderFormValues>
  setWantsTrial: (wants: boolean) => void
  setCode: (code: string) => void
}

/**
 * Chooses what a link names, or else the draft, once, as soon as the catalogue is known, and the first location and system for its plan. What it
 * names and is not sold, or sold out, is left open; so is a system that cannot be set up there.
 */
export function useChoice({ choice: named, draft, catalog, now, trial, form, setWantsTrial, setCode }: ChoiceOptions) {
  const earlier = useRef(draft)
  const done = useRef<OrderChoice>(undefined)
  const trialDone = useRef<OrderChoice>(undefined)
  useEffect(() => {
    const isTouched = form.getValues('planId') !== 0 || form.getValues('name') !== ''
    if (named || (isTouched && done.current !== earlier.current)) earlier.current = undefined
    const choice = named ?? earlier.current
    if (!choice || !catalog) return
    if (done.current !== choice) {
      done.current = choice
      const isChosenBefore = form.getValues('planId') !== 0
      const plan = chosenPlan(catalog, choice, trial)
      if (plan) form.setValue('planId', plan.id)
      if (choice.period) form.setValue('billingPeriod', choice.period)
      const first = plan && !isChosenBefore && firstChoices(catalog, plan, now, choice.locationId)
      const locationId = choice.locationId ?? (first ? first.locationId : undefined)
      const location = catalog.locations.find(({ id }) => id === locationId)
      if (location && !isSoldOutAt(location, plan)) form.setValue('locationId', location.id)
      const os = choice.os ?? (first ? first.operatingSystem : undefined)
      const system = catalog.operatingSystems.find(({ id }) => id === os)
      const isSupported = system && (!plan || plan.osSupported.includes(system.id))
      if (isSupported && !isMissingAt(location, system.id)) form.setValue('operatingSystem', system.id)
      if (choice.name !== undefined) form.setValue('name', choice.name)
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
