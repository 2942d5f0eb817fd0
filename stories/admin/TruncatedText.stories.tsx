import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight } from '#stories/modes.ts'

const subject = 'Máy chủ web không phản hồi sau khi nâng cấp hệ điều hành lên Ubuntu 22.04 LTS'

const meta = {
  id: 'back-office-truncatedtext',
  title: 'Back-office/TruncatedText · Văn bản rút gọn',
  component: TruncatedText,
  args: { children: subject },
} satisfies Meta<typeof TruncatedText>

export default meta
type Story = StoryObj<typeof meta>

const textIn = (canvasElement: HTMLElement) => within(canvasElement).getByText(/^\S/, { selector: '[data-component]' })

/** Hovering shows the full text; it is not a tab stop. */
export const Truncated: Story = {
  play: async ({ canvasElement }) => {
    const text = textIn(canvasElement)
    await userEvent.tab()
    await expect(text).not.toHaveFocus()
    await userEvent.hover(text)
    await expect(text).toHaveAttribute('title', subject)
  },
}

/** A text that fits is not truncated. */
export const Fits: Story = {
  args: { children: 'Hóa đơn tháng 5' },
  play: async ({ canvasElement }) => {
    await userEvent.hover(textIn(canvasElement))
    await expect(textIn(canvasElement).title).toBe('')
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Widths for names, for addresses, and for subjects, which have two lines. */
export const Widths: Story = {
  render: (args) => (
    <Stack space="sm">
      {(['medium', 'long', 'subject'] as const).map((width) => (
        <TruncatedText key={width} {...args} width={width} />
      ))}
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** In a table that shows all its texts in full: on several lines of the same width. */
export const FullText: Story = {
  render: (args) => (
    <div data-full-texts>
      <TruncatedText {...args} />
    </div>
  ),
  parameters: { chromatic: { modes: inLight } },
}
