import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NoticesDialog } from '#ds/account/NoticesDialog/index.ts'
import { noticesTexts } from '#ds/texts/notices.ts'
import { loading, now, ready } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { notices } from '#stories/fixtures/notices.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { phoneToo } from '#stories/modes.ts'

const texts = noticesTexts.vi
const unseen = { chromatic: { disableSnapshot: true } }

const meta = {
  id: 'account-noticesdialog',
  title: 'Account/NoticesDialog · Thông báo của tài khoản',
  component: NoticesDialog,
  args: { open: true, onOpenChange: fn(), notices: ready(notices), now, onMore: fn(done), texts },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof NoticesDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog(texts.title))

/** One of each kind: the new ones are marked, and each leads to where one acts. */
export const EachKind: Story = {
  parameters: { chromatic: { modes: phoneToo } },
  play: async () => {
    const opened = await dialog()
    await expect(opened.getAllByText(/^Chưa đọc/)).toHaveLength(3)
    await expect(opened.getByRole('link', { name: /^Nạp 98\.000\s₫$/ })).toHaveAttribute(
      'href',
      '/dashboard?tab=wallet&topup=98000',
    )
  },
}

export const LoadsOlderOnesByKeyboard: Story = {
  parameters: unseen,
  play: async ({ args }) => {
    const opened = await dialog()
    const more = opened.getByRole('button', { name: texts.more })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
}

/** Says what will be here. */
export const Empty: Story = {
  args: { notices: ready([]), onMore: undefined },
  parameters: unseen,
  play: async () => {
    await expect((await dialog()).getByText(texts.emptyTitle)).toBeVisible()
  },
}

export const Loading: Story = { args: { notices: loading, onMore: undefined }, parameters: unseen }

export const LoadingFailed: Story = {
  args: { notices: { status: 'error', message: 'Máy chủ đang bận.', onRetry: fn() }, onMore: undefined },
  parameters: unseen,
  play: async () => {
    await expect((await dialog()).getByText(texts.errorTitle)).toBeVisible()
  },
}

/** What was loaded stays. */
export const OlderOnesFailed: Story = {
  args: { notices: ready(notices.slice(0, 2)), onMore: fn(failing('Máy chủ đang bận.')) },
  parameters: unseen,
  play: async () => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: texts.more }))
    await expect(await opened.findByText('Máy chủ đang bận.')).toBeVisible()
    await expect(opened.getAllByRole('listitem')).toHaveLength(2)
  },
}
