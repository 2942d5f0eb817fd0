import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ArticleScreen } from '#ds/screens/ArticleScreen/index.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { ProseHeading } from '#ds/storefront/Prose/index.ts'
import { contentTexts } from '#ds/texts/content.ts'
import { footer } from '#ds/texts/footer.ts'
import { header } from '#ds/texts/header.ts'
import { done } from '#stories/fixtures/actions.ts'
import { inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const headings = [
  { id: 'account', text: 'Tài khoản' },
  { id: 'wallet', text: 'Ví và thanh toán' },
  { id: 'orders', text: 'Đơn hàng và gia hạn' },
]

const meta = {
  id: 'screens-articlescreen',
  title: 'Screens/ArticleScreen · Trang bài viết',
  component: ArticleScreen,
  args: {
    texts: contentTexts.vi.screen,
    heading: 'Đọc lịch sử ví',
    description: 'Ý nghĩa của từng loại giao dịch và từng trạng thái trong ví.',
    updated: '2026-11-23',
    trail: [
      { href: '/support', title: 'Trợ giúp' },
      { href: '/support/knowledge', title: 'Bài viết trợ giúp' },
    ],
    headings,
    previous: { href: '/support/knowledge/top-up', title: 'Nạp tiền vào ví' },
    next: { href: '/support/knowledge/trial', title: 'Dùng thử' },
    feedbackHref: '/support/suggestions',
    header: <Header texts={header.vi} onSignOut={fn(done)} />,
    footer: <Footer texts={footer.vi} />,
    children: headings.map(({ id, text }) => (
      <Fragment key={id}>
        <ProseHeading id={id}>{text}</ProseHeading>
        <p>Mỗi khoản cộng trừ đều có trong lịch sử giao dịch của ví, kèm lý do.</p>
      </Fragment>
    )),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticleScreen>

export default meta
type Story = StoryObj<typeof meta>

export const InASeries: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đọc lịch sử ví')
    const trail = within(canvas.getByRole('navigation', { name: contentTexts.vi.screen.trail }))
    await expect(trail.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: /Dùng thử/ })).toHaveAttribute('href', '/support/knowledge/trial')
  },
}

/** With fewer than three sections there is no table of contents. */
export const Short: Story = {
  args: {
    headings: headings.slice(0, 1),
    trail: [],
    previous: undefined,
    next: undefined,
    feedbackHref: undefined,
    updated: undefined,
  },
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(contentTexts.vi.screen.contents)).toBeNull()
  },
}

/** The last page of a series. */
export const Last: Story = { args: { next: undefined } }

/** The first page of a series: the link to the next one keeps its place. */
export const First: Story = {
  args: { previous: undefined },
  parameters: {
    pseudo: {
      hover: ['[data-side="next"]', 'nav li:nth-child(2) > a[href^="#"]'],
      focusVisible: ['nav li:nth-child(3) > a[href^="#"]'],
      active: ['[data-side="next"]', 'nav li:nth-child(2) > a[href^="#"]'],
    },
    chromatic: { modes: { ...widths, ...inLightOnDesktop } },
  },
}

/** On a phone the contents open in place. */
export const ContentsOpen: Story = {
  parameters: {
    chromatic: { modes: { ...phone, ...inLightOnPhone } },
    pseudo: { focusVisible: ['summary', '[data-side="previous"]'] },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('main details')) details.setAttribute('open', '')
  },
}
