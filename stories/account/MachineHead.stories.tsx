import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MachineResponse } from '#contracts/machines.ts'
import { MachineHead } from '#ds/account/MachineHead/index.ts'
import { machineChoices } from '#ds/screens/MachineScreen/machine-choices.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { machines } from '#stories/fixtures/machines.ts'
import { inLight, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const onChoose = fn()

/** What the page passes to the head of a machine. */
function about(machine: MachineResponse) {
  const { buttons, menu } = machineChoices({
    machine,
    nextPlan: undefined,
    texts: machinePageTexts.vi,
    words: vpsPane.vi,
    currency: String,
    onChoose,
  })
  return { vps: machine.vps, place: 'Hà Nội', actions: buttons, menu }
}

const meta = {
  id: 'account-machinehead',
  title: 'Account/MachineHead · Đầu trang của máy',
  component: MachineHead,
  args: { ...about(machines.running), listHref: '/dashboard', words: vpsPane.vi, texts: machinePageTexts.vi.head },
} satisfies Meta<typeof MachineHead>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'cua-hang-online' })).toBeVisible()
    canvas.getByRole('button', { name: 'Khởi động lại' }).click()
    await expect(onChoose).toHaveBeenLastCalledWith('reboot')
  },
}

/** In the menu each item says what follows, or why it is not possible now. The arrow keys reach all of them. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    onChoose.mockClear()
    within(canvasElement).getByRole('button', { name: machinePageTexts.vi.head.more }).focus()
    await userEvent.keyboard('{Enter}')
    const start = await screen.findByRole('menuitem', { name: /^Bật/ })
    await waitFor(() => expect(start).toBeVisible())
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    await expect(start).toHaveTextContent('VPS đang chạy')
    for (let press = 0; press < 20 && document.activeElement !== start; press++) await userEvent.keyboard('{ArrowDown}')
    await expect(start).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}')
  },
}

/** The button that is of use is the strong one; the others say why not. */
export const Off: Story = {
  args: about(machines.off),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Khởi động lại' })).toHaveAccessibleDescription(
      'VPS đang tắt, vui lòng bật trước',
    )
    await expect(canvas.getByRole('button', { name: 'Bật' })).not.toHaveAttribute('aria-disabled')
  },
}

/** The state is what is being done. */
export const Busy: Story = {
  args: about(machines.rebooting),
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Đang khởi động lại…')
  },
}

export const Suspended: Story = {
  args: about(machines.suspended),
  parameters: { chromatic: { modes: inLight } },
}
