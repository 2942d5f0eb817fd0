import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { ContactCards } from '#ds/storefront/ContactCards/index.ts'
import { contact } from '#ds/texts/vi/landing/contact.ts'
import { inLight, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/ContactCards',
  component: ContactCards,
  tags: ['stable'],
  args: { texts: contact, hrefs: { chat: '/support', hotline: 'tel:19000000', ticket: '/support' } },
} satisfies Meta<typeof ContactCards>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeWays: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: contact.hotline.action })).toHaveAttribute('href', 'tel:19000000')
  },
}

/** The focus ring is around the card, since a press anywhere on it follows the link. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: contact.chat.action })).toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** In a narrow column. */
export const LongTexts: Story = {
  args: {
    texts: {
      ...contact,
      chat: {
        name: 'Trò chuyện trực tiếp với đội kỹ thuật',
        figure: '< 120 phút',
        label: 'có người trả lời, kể cả ngày lễ và cuối tuần',
        action: 'Bắt đầu trò chuyện bằng tiếng Việt hoặc tiếng Anh',
      },
    },
  },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '18rem' }}>
        <Story />
      </Box>
    ),
  ],
}

/** The pointer on the first card, the keyboard's focus on the link of the second, a press on the third. */
export const States: Story = {
  parameters: {
    pseudo: {
      hover: ['[data-component="ContactCards"] > :nth-child(1)', '[data-component="ContactCards"] > :nth-child(3)'],
      active: ['[data-component="ContactCards"] > :nth-child(3)'],
      focusVisible: ['[data-component="ContactCards"] > :nth-child(2) a'],
    },
    chromatic: { modes: inLight },
  },
}
