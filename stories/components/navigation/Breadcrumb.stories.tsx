import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Breadcrumb } from '#ds/components/navigation/Breadcrumb/index.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'components-navigation-breadcrumb',
  title: 'Components/Navigation/Breadcrumb · Vị trí trang',
  component: Breadcrumb,
  args: {
    label: 'Vị trí trang',
    links: [
      { href: '/', title: 'Trang chủ' },
      { href: '/support', title: 'Trung tâm hỗ trợ' },
    ],
    current: 'Bài viết trợ giúp',
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

/** The page itself is not a link. */
export const TwoAbove: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Vị trí trang' }))
    await expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/support'])
    await expect(trail.getByText('Bài viết trợ giúp')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(trail.getByRole('link', { name: 'Trang chủ' })).toHaveFocus()
  },
}

/** A long name breaks. */
export const LongNames: Story = {
  args: { current: 'Điều gì xảy ra khi không tạo được VPS: may-chu-ao-hieu-nang-cao-danh-cho-thuong-mai-dien-tu-2026' },
  parameters: { chromatic: { modes: phoneToo } },
}
