import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inLight } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-link',
  title: 'Components/Navigation/Link · Liên kết',
  component: Link,
  args: { href: '/terms', children: 'điều khoản dịch vụ' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = { parameters: { chromatic: { modes: inLight } } }

export const InRunningText: Story = {
  render: (args) => (
    <Text measure>
      Khi đặt máy chủ, bạn đồng ý với <Link {...args} />. Chúng tôi hoàn tiền 100% trong 30 ngày đầu.
    </Text>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** The three tones, and the underline on hover for navigations. */
export const Tones: Story = {
  render: (args) => (
    <Stack align="start">
      <Link {...args} tone="brand" />
      <Link {...args} tone="neutral" />
      <Text tone="critical">
        Thanh toán thất bại. <Link {...args} tone="inherit" />
      </Text>
      <Link {...args} tone="neutral" underline="hover" />
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const External: Story = {
  args: { href: 'https://status.example.com', external: true, children: 'Trang trạng thái' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Trang trạng thái (mở trong thẻ mới)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'điều khoản dịch vụ' })).toHaveFocus()
  },
}

export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={{
        brand: () => <Link {...args} tone="brand" />,
        neutral: () => <Link {...args} tone="neutral" />,
        inherit: () => (
          <Text tone="critical">
            <Link {...args} tone="inherit" />
          </Text>
        ),
        'neutral, underline on hover': () => <Link {...args} tone="neutral" underline="hover" />,
        external: () => <Link {...args} external />,
      }}
    />
  ),
  parameters: { pseudo: sheetStates('a'), chromatic: { modes: inLight } },
}
