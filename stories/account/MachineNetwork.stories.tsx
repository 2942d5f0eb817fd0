import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { MachineNetwork } from '#ds/account/MachineNetwork/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { keepClipboard, replaceClipboard } from '#stories/fixtures/clipboard.ts'
import { machines } from '#stories/fixtures/machines.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-machinenetwork',
  title: 'Account/MachineNetwork · Mạng của máy',
  component: MachineNetwork,
  beforeEach: keepClipboard,
  args: { addresses: machines.running.addresses, texts: machinePageTexts.vi.network },
} satisfies Meta<typeof MachineNetwork>

export default meta
type Story = StoryObj<typeof meta>

export const TwoAddresses: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
  play: async ({ canvasElement }) => {
    let copied = ''
    replaceClipboard(async (text) => {
      copied = text
    })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('cua-hang.example.vn')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép 2001:db8:31::1' }))
    await expect(copied).toBe('2001:db8:31::1')
  },
}

export const None: Story = { args: { addresses: [] } }
