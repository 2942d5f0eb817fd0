import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ApiCommand } from '#ds/account/ApiCommand/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { keepClipboard, replaceClipboard } from '#stories/fixtures/clipboard.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLight, phoneToo } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'account-apicommand',
  title: 'Account/ApiCommand · Lệnh API',
  component: ApiCommand,
  beforeEach: keepClipboard,
  args: {
    call: { method: 'POST', path: '/api/vps/41/actions', body: { type: 'reboot' } },
    origin: 'https://sencloud.test',
    texts: machinePageTexts.vi.confirm.api,
  },
} satisfies Meta<typeof ApiCommand>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** It is operated by the keyboard; the command is copied as it is shown. */
export const Open: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
  play: async ({ canvasElement }) => {
    let copied = ''
    replaceClipboard(async (text) => {
      copied = text
    })
    const canvas = within(canvasElement)
    canvas.getByText(machinePageTexts.vi.confirm.api.show).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /POST/ }))
    await expect(copied).toContain(`-d '{"type":"reboot"}'`)
    leaveFocus()
  },
}

/** Everything that the pointer and the keyboard change. */
export const States: Story = {
  tags: ['!autodocs'],
  parameters: { pseudo: sheetStates('summary'), chromatic: { modes: inLight } },
  render: (args) => <StateSheet rows={{ closed: () => <ApiCommand {...args} /> }} />,
}
