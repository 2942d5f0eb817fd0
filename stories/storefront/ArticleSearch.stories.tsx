import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ArticleSearch } from '#ds/storefront/ArticleSearch/index.ts'
import { contentTexts } from '#ds/texts/content.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const articles = [
  {
    href: '#create-account',
    title: 'Tạo tài khoản Sen Cloud',
    description: 'Đăng ký và đăng nhập.',
    text: 'Mật khẩu có ít nhất 6 ký tự.',
  },
  { href: '#top-up', title: 'Nạp tiền vào ví', description: 'Chuyển khoản, MoMo.', text: 'Mở bảng điều khiển.' },
]

const meta = {
  id: 'storefront-articlesearch',
  title: 'Storefront/ArticleSearch · Ô tìm bài viết',
  component: ArticleSearch,
  args: { texts: contentTexts.vi.search, onLoad: fn(async () => articles) },
} satisfies Meta<typeof ArticleSearch>

export default meta
type Story = StoryObj<typeof meta>

const type = async (canvasElement: HTMLElement, words: string) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('searchbox'), words)
  return canvas
}

export const Empty: Story = {
  play: async ({ args }) => {
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Typed without marks. */
export const Found: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement, args }) => {
    const canvas = await type(canvasElement, 'mat khau')
    await expect(await canvas.findByRole('link', { name: /Tạo tài khoản/ })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, 'kubernetes')
    await expect(canvas.getByRole('status')).toHaveTextContent(contentTexts.vi.search.none('kubernetes'))
    await expect(canvas.getByRole('link', { name: contentTexts.vi.search.ask })).toHaveAttribute('href', '/contact')
  },
}

export const Loading: Story = {
  args: { onLoad: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, 'ssh')
    await expect(canvas.getByRole('status')).toHaveTextContent(contentTexts.vi.search.loading)
  },
}

/** The next letter tries again. */
export const Failed: Story = {
  args: { onLoad: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, 'ssh')
    await expect(canvas.getByRole('status')).toHaveTextContent(contentTexts.vi.search.failed)
  },
  parameters: { chromatic: { modes: inLight } },
}
