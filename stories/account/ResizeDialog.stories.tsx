import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ResizeDialog, type ResizeQuoteResult } from '#ds/account/ResizeDialog/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { done, never } from '#stories/fixtures/actions.ts'
import { largerThanStandard, machines, resizeQuote } from '#stories/fixtures/machines.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnPhone, phoneToo } from '#stories/modes.ts'

const { resize: texts } = machinePageTexts.vi
const { vps } = machines.running
const [first] = largerThanStandard
const firstId = first?.id ?? 0

const meta = {
  id: 'account-resizedialog',
  title: 'Account/ResizeDialog · Hộp thoại đổi gói',
  component: ResizeDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    vps,
    plans: largerThanStandard,
    balance: '500000',
    onQuote: fn(async (planId: number): Promise<ResizeQuoteResult> => ({ ok: true, quote: resizeQuote(planId) })),
    onSubmit: fn(done),
    topUpHref: '/dashboard?tab=wallet',
    origin: 'https://sencloud.test',
    texts,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ResizeDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog(texts.heading(vps.name)))

/** What changes, what the rest of the period costs, and what is left. */
export const Quoted: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const opened = await dialog()
    await expect(await opened.findByText(/472\.000/)).toBeVisible()
    const button = opened.getByRole('button', { name: texts.confirm(first?.name ?? '') })
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(args.onQuote).toHaveBeenCalledWith(firstId)
  },
}

/** The way to the wallet takes the place of the button. */
export const ShortWallet: Story = {
  args: { balance: '10000' },
  play: async () => {
    const opened = await dialog()
    await expect(await opened.findByRole('link', { name: texts.topUp })).toHaveAttribute(
      'href',
      '/dashboard?tab=wallet',
    )
    await expect(opened.getByRole('button', { name: /^Lên/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A quote that the server no longer accepts is requested again. */
export const Refused: Story = {
  args: { onSubmit: fn(async () => ({ ok: false as const, message: 'Giá đã thay đổi, hãy xem lại giá mới.' })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const opened = await dialog()
    await waitFor(() => expect(opened.getByRole('button', { name: /^Lên/ })).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(opened.getByRole('button', { name: /^Lên/ }))
    await expect(await opened.findByText('Giá đã thay đổi, hãy xem lại giá mới.')).toBeVisible()
    await waitFor(() => expect(args.onQuote).toHaveBeenCalledTimes(2))
  },
}

export const Loading: Story = { args: { onQuote: fn((_planId: number) => never()) } }
