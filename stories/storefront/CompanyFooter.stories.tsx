import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CompanyFooter } from '#ds/storefront/CompanyFooter/index.ts'
import { companyFooter } from '#ds/texts/company-footer.ts'
import { inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-companyfooter',
  title: 'Storefront/CompanyFooter · Chân trang công ty',
  component: CompanyFooter,
  args: { texts: companyFooter.zh },
  parameters: { language: 'zh', layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof CompanyFooter>

export default meta

export const AllLinks: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByRole('contentinfo')
    await expect(within(root).getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/contact')
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
