import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Testimonials } from '#ds/storefront/Testimonials/index.ts'
import { testimonials } from '#ds/texts/landing/testimonials.ts'
import { inLight, inLightOnDesktop, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-testimonials',
  title: 'Storefront/Testimonials · Hàng lời kể',
  component: Testimonials,
  args: { texts: testimonials.vi, rating: 4.9, testimonials: testimonials.vi.testimonials },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Testimonials>

export default meta
type Story = StoryObj<typeof meta>

export const SixTestimonials: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
}

/** The arrow keys scroll the row, and so do the two buttons. */
export const Scrolled: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like SixTestimonials, further on.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('region', { name: 'Nhận xét của khách hàng' })
    const next = canvas.queryByRole('button', { name: 'Nhận xét sau' })
    if (next) {
      await userEvent.click(next)
      await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
      await userEvent.click(canvas.getByRole('button', { name: 'Nhận xét trước' }))
      await waitFor(() => expect(row.scrollLeft).toBe(0))
    }
    row.focus()
    await expect(row).toHaveFocus()
  },
}

/** The keyboard's focus on the row. */
export const States: Story = {
  tags: ['!autodocs'],
  args: {
    testimonials: testimonials.vi.testimonials
      .slice(0, 1)
      .map((testimonial) => ({ ...testimonial, content: testimonial.highlight })),
  },
  parameters: { pseudo: { focusVisible: ['[role="region"]'] }, chromatic: { modes: inLight } },
}
