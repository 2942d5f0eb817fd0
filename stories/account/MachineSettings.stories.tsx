import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MachineSettings } from '#ds/account/MachineSettings/index.ts'
import { machineChoices } from '#ds/screens/MachineScreen/machine-choices.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { machines } from '#stories/fixtures/machines.ts'
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
  }).settings

const meta = {
  id: 'account-machinesettings',
  title: 'Account/MachineSettings · Cài đặt của máy',
  component: MachineSettings,
  args: {
    vps: { ...machines.running.vps, notes: 'Bản chính của cửa hàng.' },
    choices: choicesOf(machines.running),
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
  args: { choices: choicesOf(machines.rebooting) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button', { name: /…$/ }))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
