import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID, SkipLink } from '#ds/components/navigation/SkipLink/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-skiplink',
  title: 'Components/Navigation/SkipLink · Liên kết bỏ qua',
  component: SkipLink,
  render: (args) => (
    <Stack space="lg">
      <SkipLink {...args} />
      <nav aria-label="Chính">
        <Link href="/products">Sản phẩm</Link>
      </nav>
      <main id={MAIN_ID}>
        <Link href="/login">Đăng nhập</Link>
      </main>
    </Stack>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Hidden until Tab reaches it, before everything else. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Bỏ qua đến nội dung chính' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#main')
    await expect(canvasElement.querySelector('#main')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Keyboard focus, as the browser itself shows it. */
export const States: Story = {
  parameters: { pseudo: { focusVisible: ['a[href="#main"]'] }, chromatic: { modes: inLight } },
}
