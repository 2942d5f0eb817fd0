import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { WaitingDialog, type WaitingDialogProps } from '#ds/components/overlays/WaitingDialog/index.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'components-waitingdialog',
  title: 'Components/Overlays/WaitingDialog · Hộp thoại chờ',
  component: WaitingDialog,
  args: { state: 'loading', onCancel: fn(), onRetry: fn() },
  // A docs page shows it in an iframe, since it would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: function WithOpener({ onCancel, ...args }: WaitingDialogProps) {
    const [isWaiting, setWaiting] = useState(false)
    return (
      <>
        <Button onClick={() => setWaiting(true)}>Nạp tiền</Button>
        {isWaiting && (
          <WaitingDialog
            {...args}
            onCancel={() => {
              setWaiting(false)
              onCancel()
            }}
          />
        )}
      </>
    )
  },
} satisfies Meta<typeof WaitingDialog>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Nạp tiền' })

/** The dialog's code is still loading. */
export const Loading: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    await userEvent.click(opener())
    const dialog = await openedDialog('Đang tải')
    await expect(within(dialog).getByRole('button', { name: 'Đóng' })).toHaveFocus()
  },
}

/** The dialog's code could not be loaded. */
export const Failed: Story = {
  args: { state: 'failed' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args }) => {
    await userEvent.click(opener())
    const dialog = within(await openedDialog('Không tải được'))
    await userEvent.click(dialog.getByRole('button', { name: 'Thử lại' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(opener())
    await userEvent.click(within(await openedDialog('Đang tải')).getByRole('button', { name: 'Đóng' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener()).toHaveFocus())
  },
}
