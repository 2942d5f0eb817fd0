import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { PageIntro } from '#ds/storefront/PageIntro/index.ts'
import { productTexts } from '#ds/texts/product.ts'
import { inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-pageintro',
  title: 'Storefront/PageIntro · Đầu trang công khai',
  component: PageIntro,
  args: {
    heading: 'Bảng giá',
    lead: 'Mọi gói VPS cạnh nhau với giá hiện hành, và công cụ tính chi phí cho số máy chủ bạn cần.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageIntro>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** Where what is sold begins. */
export const WithEverything: Story = {
  args: {
    horizon: true,
    trail: {
      label: productTexts.vi.trail,
      links: [
        { href: '/', title: productTexts.vi.home },
        { href: '/products', title: productTexts.vi.allProducts },
      ],
    },
    children: <ButtonLink href="/contact">{productTexts.vi.quotation}</ButtonLink>,
  },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bảng giá')
    const trail = canvas.getByRole('navigation', { name: productTexts.vi.trail })
    await expect(
      within(trail)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Trang chủ', 'Sản phẩm'])
  },
}

/** A name that takes several lines. */
export const LongTexts: Story = {
  args: {
    heading: 'Máy chủ chuyên dụng hiệu năng cao dành cho doanh nghiệp thương mại điện tử',
    lead: 'https://vi-du.vn/san-pham/may-chu-chuyen-dung-hieu-nang-cao-danh-cho-doanh-nghiep-thuong-mai-dien-tu-2026',
  },
  parameters: { chromatic: { modes: phone } },
}
