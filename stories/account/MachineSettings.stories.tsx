import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type MachinePlan, MachineSettings } from '#ds/account/MachineSettings/index.ts'
import { graceDaysOf, renewalOf } from '#ds/account/vps.ts'
import { renewalLabels } from '#ds/account/vps-labels.ts'
import { createFormats } from '#ds/providers/format.tsx'
import { machineChoices } from '#ds/screens/MachineScreen/machine-choices.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { machineNow, machines } from '#stories/fixtures/machines.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const texts = machinePageTexts.vi.settings

const choicesOf = (machine: (typeof machines)['running']) =>
  machineChoices({
    machine,
    nextPlan: undefined,
    texts: machinePageTexts.vi,
    words: vpsPane.vi,
    currency: String,
    onChoose: () => undefined,
  })

/** What the page shows of how a machine goes on. */
const planOf = (machine: (typeof machines)['running']): MachinePlan => ({
  sentence: renewalLabels(renewalOf(machine.vps, machineNow), machineNow, vpsPane.vi, createFormats('vi-VN')).sentence,
  autoRenew: machine.vps.autoRenew,
  graceDays: graceDaysOf(machine.vps),
  onAutoRenewChange: machine.vps.cancelAt === null ? fn(done) : undefined,
  choices: choicesOf(machine).plan,
})

const meta = {
  id: 'account-machinesettings',
  title: 'Account/MachineSettings · Cài đặt của máy',
  component: MachineSettings,
  args: {
    vps: { ...machines.running.vps, notes: 'Bản chính của cửa hàng.' },
    plan: planOf(machines.running),
    choices: choicesOf(machines.running).settings,
    onSave: fn(done),
    texts,
  },
} satisfies Meta<typeof MachineSettings>

export default meta
type Story = StoryObj<typeof meta>

/** Only what differs is saved. */
export const Filled: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const tags = canvas.getByRole('textbox', { name: new RegExp(`^${texts.tags}`) })
    await userEvent.clear(tags)
    await userEvent.type(tags, 'web, web, chính')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ tags: ['web', 'chính'] }))
    leaveFocus()
  },
}

export const WrongFields: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(canvas.getByRole('textbox', { name: texts.name }))
    await userEvent.click(canvas.getByRole('button', { name: texts.save }))
    await expect(await canvas.findByText(texts.nameRequired)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    leaveFocus()
  },
}

export const Refused: Story = {
  args: { onSave: fn(failing('Tài khoản dùng thử không thay đổi được gì.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: texts.name }), '-2')
    await userEvent.click(canvas.getByRole('button', { name: texts.save }))
    await expect(await canvas.findByText('Tài khoản dùng thử không thay đổi được gì.')).toBeVisible()
    leaveFocus()
  },
}

/** While something is under way, everything has its reason. */
export const Busy: Story = {
  args: { choices: choicesOf(machines.rebooting).settings },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    // What is paid does not depend on it.
    const actions = within(canvasElement).getByRole('region', { name: texts.actions })
    for (const button of within(actions).getAllByRole('button', { name: /…$/ }))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The space key switches it; what is requested is shown at once, and what follows is said. */
export const AutoRenewOff: Story = {
  args: { plan: planOf(machines.manual) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Hết hạn ngày 26/11/2026, bạn tự gia hạn')).toBeVisible()
    const toggle = canvas.getByRole('switch', { name: texts.autoRenew })
    await expect(toggle).not.toBeChecked()
    toggle.focus()
    await userEvent.keyboard(' ')
    await expect(args.plan?.onAutoRenewChange).toHaveBeenCalledWith(true)
    leaveFocus()
  },
}

/** Nothing is switched that ends anyway: it can be kept. */
export const Cancelled: Story = {
  args: { plan: planOf(machines.cancelled), choices: choicesOf(machines.cancelled).settings },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Kết thúc ngày 04/12/2026')).toBeVisible()
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Rút lại yêu cầu hủy' })).toBeVisible()
  },
}

/** The switch goes back, and the message says why. */
export const SwitchRefused: Story = {
  args: {
    plan: {
      ...planOf(machines.running),
      onAutoRenewChange: fn(failing('Tài khoản dùng thử không thay đổi được gì.')),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('switch'))
    await expect(await canvas.findByText('Tài khoản dùng thử không thay đổi được gì.')).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeChecked()
    leaveFocus()
  },
}
