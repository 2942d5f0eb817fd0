import { expect, test } from 'vitest'
import { catalog, vps } from '#stories/fixtures/account.ts'
import { firstOf } from '#stories/fixtures/demo-records.ts'
import { orderAgain } from './order-again.ts'

const instance = firstOf(vps, ({ name }) => name === 'windows-ke-toan')

test('an instance is ordered again with the same plan, term, place and system', () => {
  const choice = orderAgain(instance, catalog)
  expect(catalog.plans.find(({ id }) => id === choice.planId)).toMatchObject({ name: 'Pro', cpu: instance.cpu })
  expect(catalog.operatingSystems.find(({ id }) => id === choice.os)?.id).toBe(instance.operatingSystem)
  expect(choice).toMatchObject({ period: instance.billingPeriod, locationId: instance.locationId })
})

test('what the catalogue no longer has is left to the dialog', () => {
  const other = { ...instance, cpu: 96, operatingSystem: 'BeOS 5' }
  expect(orderAgain(other, catalog)).toMatchObject({ planId: undefined, os: undefined })
  expect(orderAgain(instance, undefined)).toMatchObject({ planId: undefined, locationId: instance.locationId })
})
