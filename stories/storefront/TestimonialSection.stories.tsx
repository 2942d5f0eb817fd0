import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Testimonial } from '#ds/storefront/TestimonialCard/index.ts'
import { TestimonialSection } from '#ds/storefront/TestimonialSection/index.ts'
import { testimonials } from '#ds/texts/vi/landing/testimonials.ts'
import { inLightOnDesktop, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/TestimonialSection',
  component: TestimonialSection,
  tags: ['stable'],
  args: { texts: testimonials },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TestimonialSection>

export default meta
type Story = StoryObj<typeof meta>

export const RatingAndQuotes: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: testimonials.heading }))
    await expect(section.getByText('4,9/5')).toBeVisible()
    await expect(section.getByText('2.847 đánh giá')).toBeVisible()
    await expect(section.getAllByRole('figure')).toHaveLength(6)
    await expect(section.getAllByRole('img', { name: '5 trên 5 sao' })).toHaveLength(6)
  },
}

const unequalLengths = testimonials.testimonials.map((testimonial, index) =>
  index === 1 ? { ...testimonial, content: `${testimonial.content} `.repeat(4) } : testimonial,
) satisfies Testimonial[]

/** One testimonial is much longer than its neighbours: the captions are still aligned. */
export const UnequalLengths: Story = { args: { texts: { ...testimonials, testimonials: unequalLengths } } }
