import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { type Testimonial, TestimonialCard } from '#ds/storefront/TestimonialCard/index.ts'
import { testimonials } from '#ds/texts/vi/landing/testimonials.ts'
import { brokenPicture, portrait } from '#stories/fixtures/portraits.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const [lead, short] = testimonials.testimonials as [Testimonial, Testimonial]

const meta = {
  title: 'Storefront/TestimonialCard',
  component: TestimonialCard,
  tags: ['stable'],
  args: { texts: testimonials.card, testimonial: short },
  decorators: [
    (Story, { args }) => (
      <Box style={{ maxInlineSize: args.emphasis === 'strong' ? '36rem' : '20.5rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TestimonialCard>

export default meta
type Story = StoryObj<typeof meta>

const avatarOf = (root: HTMLElement) => root.querySelector('[data-component="Avatar"]') as HTMLElement

/** Without a photo the initials show: the avatar is `idle`. */
export const Initials: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    const figure = within(within(canvasElement).getByRole('figure'))
    await expect(figure.getByRole('img', { name: '5 trên 5 sao' })).toBeVisible()
    await expect(figure.getByRole('blockquote')).toHaveTextContent(short.content)
    await expect(avatarOf(canvasElement)).toHaveAttribute('data-state', 'idle')
    await expect(avatarOf(canvasElement)).toHaveTextContent('TH')
  },
}

export const Strong: Story = {
  args: { testimonial: lead, emphasis: 'strong' },
  parameters: { chromatic: { modes: inLight } },
}

export const PhotoLoaded: Story = {
  args: { testimonial: { ...short, avatar: portrait } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(avatarOf(canvasElement)).toHaveAttribute('data-state', 'loaded'))
    await expect(avatarOf(canvasElement)).toHaveTextContent('')
  },
}

/** Looks like a card without a photo. */
export const PhotoFails: Story = {
  args: { testimonial: { ...short, avatar: brokenPicture } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(avatarOf(canvasElement)).toHaveAttribute('data-state', 'error'))
    await expect(avatarOf(canvasElement)).toHaveTextContent('TH')
  },
}

/** Very long words, a name of six words, a company name of three lines. */
export const LongTexts: Story = {
  args: {
    testimonial: {
      id: 'long',
      name: 'Công Tằng Tôn Nữ Nguyễn Thị Minh Nguyệt',
      role: 'Phó giám đốc phụ trách hạ tầng và chuyển đổi số',
      company: 'Công ty Cổ phần Đầu tư và Phát triển Thương mại Điện tử Đông Nam Bộ',
      rating: 5,
      content: `${lead.content} ${lead.content} Địa chỉ: https://ho-tro.example.vn/huong-dan/khoi-phuc-may-chu-sau-su-co-nua-dem`,
      highlight: 'Khôi phục toàn bộ 128 máy chủ của chúng tôi trong một đêm',
    },
  },
}
