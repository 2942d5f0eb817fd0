import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { inLight } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-buttonlink',
  title: 'Components/Forms/ButtonLink · Liên kết dạng nút',
  component: ButtonLink,
  args: { href: '/products', children: 'Xem bảng giá', onClick: fn() },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Strong: Story = {}

export const WithIcon: Story = { args: { icon: ArrowRight, size: 'large' } }

/** The main destination is strong; the other is subdued. */
export const Pair: Story = {
  render: () => (
    <Inline space="sm">
      <ButtonLink href="/login?mode=register" size="large">
        Bắt đầu miễn phí
      </ButtonLink>
      <ButtonLink href="/products" size="large" tone="neutral" emphasis="outline">
        Xem bảng giá
      </ButtonLink>
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const FullWidth: Story = { args: { fullWidth: true }, parameters: { chromatic: { modes: inLight } } }

/** A link for assistive technology and the browser: Enter follows it, and it can open in a new tab. */
export const FollowedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Xem bảng giá' })
    await expect(link).toHaveAttribute('href', '/products')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The same states as a Button's. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={{
        strong: () => <ButtonLink {...args} />,
        soft: () => <ButtonLink {...args} emphasis="soft" />,
        outline: () => <ButtonLink {...args} emphasis="outline" />,
        ghost: () => <ButtonLink {...args} emphasis="ghost" icon={ArrowRight} />,
      }}
    />
  ),
  parameters: { pseudo: sheetStates('a'), chromatic: { modes: inLight } },
}
