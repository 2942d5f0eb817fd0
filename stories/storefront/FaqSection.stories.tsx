import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FaqSection } from '#ds/storefront/FaqSection/index.ts'
import { faq } from '#stories/fixtures/landing.ts'
import { inLight, largeTextOnPhone, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/FaqSection',
  component: FaqSection,
  tags: ['stable'],
  args: { texts: faq, contactHrefs: { chat: '/support', hotline: 'tel:19000000', ticket: '/support' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqSection>

export default meta
type Story = StoryObj<typeof meta>

export const TrialOpen: Story = {
  args: { defaultOpen: 'trial' },
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...largeTextOnPhone } } },
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Câu hỏi thường gặp' }))
    await expect(section.getAllByRole('group')).toHaveLength(8)
    await expect(section.getAllByRole('listitem')).toHaveLength(3)
    await expect(section.getByText(/tạm dừng/)).toBeVisible()
  },
}

/** None is open at first. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/tạm dừng/)).not.toBeVisible()
  },
}

/** Opening another question closes the previous one. */
export const AnotherQuestion: Story = {
  args: { defaultOpen: 'trial' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(/^Băng thông mỗi tháng/))
    await expect(canvas.getByText(/50\.000\s₫ mỗi TB/)).toBeVisible()
    await expect(canvas.getByText(/tạm dừng/)).not.toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const UpgradeOpen: Story = { args: { defaultOpen: 'upgrade' } }

export const SystemsOpen: Story = { args: { defaultOpen: 'systems' } }

export const SafetyOpen: Story = { args: { defaultOpen: 'safety' } }
