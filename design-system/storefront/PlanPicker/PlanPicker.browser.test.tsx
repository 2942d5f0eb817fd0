import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { planPicker } from '#ds/texts/landing/plan-picker.ts'
import { catalogues } from '#stories/fixtures/catalogue.ts'
import { PlanPicker } from './PlanPicker.tsx'

afterEach(cleanup)

const page = (
  <FormatProvider locale="vi-VN">
    <PlanPicker
      texts={planPicker.vi}
      plans={catalogues.vi.plans.filter(({ seriesId }) => seriesId === 'cloud-vps')}
      offer={null}
      planHref={({ id }, period) => `/dashboard?order=${id}&period=${period}`}
      contactHref="/contact"
    />
  </FormatProvider>
)

const year = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Theo năm/ })
const link = () => screen.getByRole('link', { name: 'Chọn Pro VPS' }).getAttribute('href')

test('without its script the term is chosen, and a link carries it; the choice outlives hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expect(link()).toBe('/dashboard?order=5&period=monthly')
  await userEvent.click(year())
  expect(link()).toBe('/dashboard?order=5&period=yearly')
  expect(screen.getByText('990.000').checkVisibility()).toBe(true)
  const errors = vi.spyOn(console, 'error')
  render(page, { container, hydrate: true })
  expect(year().checked).toBe(true)
  expect(link()).toBe('/dashboard?order=5&period=yearly')
  expect(errors).not.toHaveBeenCalled()
  container.remove()
})
