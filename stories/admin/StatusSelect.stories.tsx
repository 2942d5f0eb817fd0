import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StatusSelect } from '#ds/admin/StatusSelect/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'

const texts = adminTexts.vps.select

const meta = {
  title: 'Back-office/StatusSelect',
  component: StatusSelect,
  tags: ['beta'],
  args: { texts, name: 'web-chinh', value: 'active', onValueChange: fn() },
} satisfies Meta<typeof StatusSelect>

export default meta
type Story = StoryObj<typeof meta>

const select = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLSelectElement>('combobox')

/** The three that an admin can set. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const options = within(select(canvasElement)).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Đang hoạt động', 'Tạm ngưng', 'Đã chấm dứt'])
  },
}

/** The shown value stays until the change came back. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(select(canvasElement), 'Tạm ngưng')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('suspended')
    await expect(select(canvasElement)).toHaveValue('active')
  },
}

/** Under way: it keeps the focus, and nothing else can be chosen. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(select(canvasElement)).toHaveFocus()
    await expect(select(canvasElement)).toHaveAccessibleDescription(texts.pending)
    await expect(within(canvasElement).getByRole('option', { name: 'Tạm ngưng' })).toBeDisabled()
  },
}

/** A terminated instance stays so, and says it. */
export const Final: Story = {
  args: { value: 'terminated' },
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveAccessibleDescription(texts.final)
    await expect(within(canvasElement).getByRole('option', { name: 'Đang hoạt động' })).toBeDisabled()
  },
}

/** What only the system sets is shown; an admin can end it. */
export const SetByTheSystem: Story = {
  args: { value: 'creating' },
  play: async ({ args, canvasElement }) => {
    await expect(select(canvasElement)).toHaveDisplayValue('Đang khởi tạo')
    await userEvent.selectOptions(select(canvasElement), 'Đang hoạt động')
    await expect(args.onValueChange).toHaveBeenCalledWith('active')
  },
}

const statuses = ['active', 'suspended', 'terminated', 'creating', 'pending', 'failed', 'completed'] as const

export const EveryStatus: Story = {
  render: (args) => (
    <Stack align="start" space="sm">
      {statuses.map((status) => (
        <StatusSelect key={status} {...args} name={status} value={status} />
      ))}
    </Stack>
  ),
}
