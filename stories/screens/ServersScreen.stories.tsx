import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ServersScreen } from '#ds/screens/ServersScreen/index.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { footer } from '#ds/texts/footer.ts'
import { header } from '#ds/texts/header.ts'
import { serversTexts } from '#ds/texts/servers.ts'
import { done } from '#stories/fixtures/actions.ts'
import { catalogue } from '#stories/fixtures/catalogue.ts'
import { inLightOnPhone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'screens-serversscreen',
  title: 'Screens/ServersScreen · Trang một loại máy chủ',
  component: ServersScreen,
  args: {
    texts: serversTexts.vi,
    page: 'windows',
    catalog: catalogue,
    today: '2026-11-23',
    header: <Header texts={header.vi} onSignOut={fn(done)} />,
    footer: <Footer texts={footer.vi} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServersScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Every plan runs Linux; the order begins with a system that is supported for long. */
export const Linux: Story = {
  args: { page: 'linux' },
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like Windows, with more rows.
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getAllByRole('link', { name: /^Chọn / })).toHaveLength(6)
    await expect(main.getAllByText('Đã hết hỗ trợ')).toHaveLength(2)
  },
}

/** Only plans with enough memory run Windows. */
export const Windows: Story = {
  parameters: { chromatic: { modes: { dark: { disable: true }, 'dark 1440': { theme: 'dark', viewport: 1440 } } } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getAllByRole('link', { name: /^Chọn / })).toHaveLength(4)
    await expect(main.getByRole('link', { name: 'Chọn Pro VPS' })).toHaveAttribute(
      'href',
      '/dashboard?order=5&period=monthly&os=windows-2022&code=CHAO30',
    )
  },
}

/** Products that are quoted. */
export const Dedicated: Story = {
  args: { page: 'dedicated' },
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('link', { name: 'Yêu cầu báo giá' })).toHaveAttribute(
      'href',
      '/contact?about=dedicated',
    )
    await expect(main.queryByRole('table')).toBeNull()
  },
}

export const Cloud: Story = {
  args: { page: 'cloud' },
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLightOnPhone } } },
}
