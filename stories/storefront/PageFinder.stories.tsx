import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageFinder } from '#ds/storefront/PageFinder/index.ts'
import { notFoundTexts } from '#ds/texts/not-found.ts'
import { pages } from '#stories/fixtures/pages.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const texts = notFoundTexts.en.finder

const meta = {
  id: 'storefront-pagefinder',
  title: 'Storefront/PageFinder · Tìm đúng trang',
  component: PageFinder,
  args: { texts, path: '/pricnig', onLoad: fn(async () => pages) },
  parameters: { language: 'en' },
} satisfies Meta<typeof PageFinder>

export default meta
type Story = StoryObj<typeof meta>

/** The pages nearest to the requested path come last. */
export const Nearest: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /^Pricing/ })).toHaveAttribute('href', '/pricing')
    await expect(canvas.getByRole('heading', { name: texts.nearestHeading })).toBeVisible()
    await expect(args.onLoad).toHaveBeenCalled()
  },
}

/** Without a path, nothing is loaded before the reader begins to type. */
export const WithoutPath: Story = {
  args: { path: undefined },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4)
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
}

/** Typed without marks. */
export const Found: Story = {
  args: { path: '/xyz' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'nap tien')
    await expect(await canvas.findByRole('link', { name: /Nạp tiền/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.search.found(1))
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The main pages are there, and the search says what has failed once it is used. */
export const Failed: Story = {
  args: { onLoad: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('heading', { name: texts.nearestHeading })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'ssh')
    await expect(await canvas.findByText(texts.search.failed, { selector: '[aria-hidden]' })).toBeVisible()
  },
}
