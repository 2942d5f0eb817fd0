import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { PlanPicker } from '#ds/storefront/PlanPicker/index.ts'
import { OfferCards } from '#ds/storefront/Prose/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { contentTexts } from '#ds/texts/content.ts'
import { planPicker } from '#ds/texts/landing/plan-picker.ts'
import { ready } from '#stories/fixtures/account.ts'
import { catalogue, offers } from '#stories/fixtures/catalogue.ts'

afterEach(cleanup)

test('until midnight of 1 January: offers, plans and articles name the same last day', () => {
  const offer = { ...offers.discount, endsAt: '2026-12-31T17:00:00.000Z' }
  const nothing = () => undefined
  render(
    <FormatProvider locale="vi-VN">
      <MessagesProvider value={componentMessages.vi}>
        <OffersPanel
          offers={ready([offer])}
          now="2026-12-30T03:00:00.000Z"
          texts={accountTabTexts.vi.offers}
          onOrder={nothing}
          onTopUp={nothing}
        />
        <PlanPicker
          texts={planPicker.vi}
          plans={catalogue.plans}
          offer={offer}
          planHref={() => '/'}
          contactHref="/contact"
        />
        <OfferCards texts={contentTexts.vi.offers} offers={[offer]} />
      </MessagesProvider>
    </FormatProvider>,
  )
  expect(screen.getAllByText(/đến hết (ngày )?31\/12\/2026/)).toHaveLength(3)
  expect(screen.queryByText(/01\/01\/2027/)).toBeNull()
})
