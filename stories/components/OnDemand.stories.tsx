import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { OnDemand, type OnDemandProps } from '#ds/components/OnDemand/index.ts'
import { onDemand } from '#ds/components/on-demand.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { widths } from '#stories/modes.ts'

type PartProps = Pick<DialogProps, 'open' | 'onOpenChange'>

const TopUp = (props: PartProps) => (
  <Dialog {...props} heading="Nạp tiền vào ví">
    <Text>Tiền vào ví ngay khi cổng thanh toán xác nhận.</Text>
  </Dialog>
)

const neverComes = onDemand(() => new Promise<ComponentType<PartProps>>(() => {}))
const cannotCome = onDemand<PartProps>(() => Promise.reject(new Error('Không có mạng')))
const comes = onDemand(async () => TopUp)

const meta = {
  title: 'Components/OnDemand',
  component: OnDemand<PartProps>,
  tags: ['beta'],
  args: { part: neverComes, wanted: true, onCancel: fn(), onRetry: fn(), children: () => null },
  argTypes: { part: { control: false }, children: { control: false } },
  // On a docs page in a frame of its own: it would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: function WithOpener({ wanted: first, onCancel, children: _, ...args }: OnDemandProps<PartProps>) {
    const [wanted, setWanted] = useState(first)
    return (
      <>
        <Button onClick={() => setWanted(true)}>Nạp tiền</Button>
        <OnDemand
          {...args}
          wanted={wanted}
          onCancel={() => {
            setWanted(false)
            onCancel()
          }}
        >
          {(Part) => <Part open={wanted} onOpenChange={setWanted} />}
        </OnDemand>
      </>
    )
  },
} satisfies Meta<typeof OnDemand<PartProps>>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Nạp tiền' })

/** Asked for before it is there. */
export const Loading: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    const dialog = await openedDialog('Đang tải')
    await expect(within(dialog).getByRole('button', { name: 'Đóng' })).toHaveFocus()
  },
}

/** It could not be fetched. */
export const Failed: Story = {
  args: { part: cannotCome },
  parameters: { chromatic: { modes: widths } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('Chưa tải được'))
    await userEvent.click(dialog.getByRole('button', { name: 'Thử lại' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** It has come: what is asked for opens in its place. */
export const Arrived: Story = {
  args: { part: comes, wanted: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.click(opener())
    await openedDialog('Nạp tiền vào ví')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener()).toHaveFocus())
  },
}

export const ClosedBeforeItCame: Story = {
  args: { wanted: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(opener())
    await userEvent.click(within(await openedDialog('Đang tải')).getByRole('button', { name: 'Đóng' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener()).toHaveFocus())
  },
}
