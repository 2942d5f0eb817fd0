import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'

const subject = 'Máy chủ web không phản hồi sau khi nâng cấp hệ điều hành lên Ubuntu 22.04 LTS'

const meta = {
  title: 'Back-office/TruncatedText',
  component: TruncatedText,
  tags: ['beta'],
  args: { children: subject },
} satisfies Meta<typeof TruncatedText>

export default meta
type Story = StoryObj<typeof meta>

/** Cut: the keyboard reaches it and shows the whole of it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(subject, { selector: '[data-component]' })
    await waitFor(() => expect(text).toHaveAttribute('data-cut'))
    await userEvent.tab()
    await expect(text).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(subject)
  },
}

/** What fits is no stop on the keyboard's way. */
export const Fits: Story = {
  args: { children: 'Hóa đơn tháng 5' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const text = within(canvasElement).getByText('Hóa đơn tháng 5')
    await expect(text).not.toHaveFocus()
    await expect(text).not.toHaveAttribute('data-cut')
  },
}

/** For ids, for names, for subjects and addresses. */
export const Widths: Story = {
  render: (args) => (
    <Stack space="sm">
      {(['short', 'medium', 'long'] as const).map((width) => (
        <TruncatedText key={width} {...args} width={width} />
      ))}
    </Stack>
  ),
}
