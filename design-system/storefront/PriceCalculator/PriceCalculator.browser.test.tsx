import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Plan } from '#contracts/catalog.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { leastPromises } from '#contracts/rules/plan-promises.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { calculator } from '#ds/texts/pricing/calculator.ts'
import { PriceCalculator } from './PriceCalculator.tsx'

afterEach(cleanup)

const plan = (id: number, name: string, monthly: number): Plan => ({
  id,
  seriesId: 'vps',
  name,
  cpu: 1,
  ram: 1,
  storage: 20,
  bandwidth: 1000,
  ipv4: 1,
  features: [],
  promises: leastPromises,
  isPopular: false,
  priceMonthly: monthly,
  priceYearly: monthly * 10,
  prices: { monthly: { amount: monthly, listAmount: null }, yearly: { amount: monthly * 10, listAmount: null } },
  osSupported: [],
  soldOut: false,
  soldOutLocations: [],
})
const plans = [plan(1, 'Small', 10_000), plan(2, 'Large', 50_000)]

const shown = (offered: readonly Plan[]) => (
  <FormatProvider locale="en-GB">
    <PriceCalculator
      texts={calculator.en}
      plans={offered}
      series={[]}
      planHref={({ id }, period) => orderAddress({ planId: id, period })}
    />
  </FormatProvider>
)
const order = () => screen.queryByRole('link', { name: calculator.en.order })

test('plan, period and number make the total, and the link orders them', async () => {
  render(shown(plans))
  await userEvent.selectOptions(screen.getByLabelText(calculator.en.plan), 'Large')
  await userEvent.click(screen.getByRole('radio', { name: /^Yearly/ }))
  await userEvent.fill(screen.getByLabelText(calculator.en.machines), '4')
  const lines = screen.getByRole('status').textContent?.replaceAll('\u00a0', '')
  expect(lines).toContain(`${calculator.en.due.yearly}₫2,000,000`)
  expect(lines).toContain(`${calculator.en.saved.yearly}₫400,000 (16.7%)`)
  expect(order()?.getAttribute('href')).toBe('/dashboard?order=2&period=yearly')
})

test('an invalid number of machines orders nothing', async () => {
  render(shown(plans))
  const machines = screen.getByLabelText(calculator.en.machines)
  await userEvent.fill(machines, '0')
  expect(screen.getByText(calculator.en.machinesError('100'))).toBeTruthy()
  expect(order()).toBeNull()
  await userEvent.fill(machines, '')
  expect(screen.getByText(calculator.en.incomplete)).toBeTruthy()
  expect(order()).toBeNull()
})

test('a chosen plan that sells out meanwhile says so, until another one is chosen', async () => {
  const { rerender } = render(shown(plans))
  rerender(shown(plans.map((one) => ({ ...one, soldOut: one.id === 1 }))))
  expect(screen.getByText(calculator.en.stale.soldOut('Small'))).toBeTruthy()
  expect(order()).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText(calculator.en.plan), 'Large')
  expect(order()?.getAttribute('href')).toBe('/dashboard?order=2&period=monthly')
  rerender(shown([]))
  expect(screen.getByText(calculator.en.stale.gone)).toBeTruthy()
})
