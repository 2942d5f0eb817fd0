import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ChineseFooter } from '#ds/storefront/ChineseFooter/index.ts'
import { footer } from '#ds/texts/zh/footer.ts'
import { inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/ChineseFooter',
  component: ChineseFooter,
  tags: ['stable'],
  args: { texts: footer },
  parameters: { layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof ChineseFooter>

export default meta

export const AllLinks: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByRole('contentinfo')
    await expect(root).toHaveAttribute('lang', 'zh-Hans')
    await expect(within(root).getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/contact')
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
