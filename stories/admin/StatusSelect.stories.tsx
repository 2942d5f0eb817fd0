import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StatusSelect } from '#ds/admin/StatusSelect/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { inLight } from '#stories/modes.ts'

const texts = adminTexts.vps.select

const meta = {
  title: 'Back-office/StatusSelect',
  component: StatusSelect,
  tags: ['stable'],
  args: { texts, name: 'vinashop-web', value: 'active', onValueChange: fn() },
} satisfies Meta<typeof StatusSelect>

export default meta
type Story = StoryObj<typeof meta>

const select = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLSelectElement>('combobox')

/** The three statuses that an admin can set. */
export const Active: Story = {
  play: async ({ canvasElement }) => {
    const options = within(select(canvasElement)).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Đang chạy', 'Tạm ngưng', 'Đã chấm dứt'])
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The old value stays until the change has succeeded. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(select(canvasElement), 'Tạm ngưng')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('suspended')
    await expect(select(canvasElement)).toHaveValue('active')
  },
}

/** Pending: it keeps the focus, and no other status can be selected. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(select(canvasElement)).toHaveFocus()
    await expect(select(canvasElement)).toHaveAccessibleDescription(texts.pending)
    await expect(within(canvasElement).getByRole('option', { name: 'Tạm ngưng' })).toBeDisabled()
  },
}

/** Terminated is final, and the control says so. */
export const Final: Story = {
  args: { value: 'terminated' },
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveAccessibleDescription(texts.final)
    await expect(within(canvasElement).getByRole('option', { name: 'Đang chạy' })).toBeDisabled()
  },
}

/** An instance that is not set up yet, or never was, offers no changes, since the server would refuse them, and says why. */
export const SetByTheSystem: Story = {
  args: { value: 'failed' },
  play: async ({ args, canvasElement }) => {
    await expect(select(canvasElement)).toHaveDisplayValue('Không tạo được')
    await expect(select(canvasElement)).toHaveAccessibleDescription(texts.notSetUp)
    for (const option of within(canvasElement).getAllByRole<HTMLOptionElement>('option')) {
      await expect(option.disabled).toBe(option.value !== 'failed')
    }
    await userEvent.tab()
    await expect(select(canvasElement)).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

const statuses = ['active', 'suspended', 'terminated', 'creating', 'failed'] as const

export const EveryStatus: Story = {
  render: (args) => (
    <Stack align="start" space="sm">
      {statuses.map((status) => (
        <StatusSelect key={status} {...args} name={status} value={status} />
      ))}
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}
