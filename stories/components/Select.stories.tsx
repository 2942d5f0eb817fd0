import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '#ds/components/Field/index.ts'
import { Select } from '#ds/components/Select/index.ts'

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['stable'],
  args: {
    onChange: fn(),
    options: [
      { value: 'ubuntu-22.04', label: 'Ubuntu 22.04' },
      { value: 'debian-12', label: 'Debian 12' },
      { value: 'windows-2022', label: 'Windows Server 2022', disabled: true },
    ],
  },
  render: (args) => (
    <Field label="Hệ điều hành">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const select = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLSelectElement>('combobox', { name: 'Hệ điều hành' })

/** The first option is chosen where there is no placeholder, as with every native select. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveValue('ubuntu-22.04')
  },
}

export const WithPlaceholder: Story = {
  args: { placeholder: 'Chọn hệ điều hành' },
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveValue('')
    await expect(select(canvasElement)).toHaveDisplayValue('Chọn hệ điều hành')
  },
}

export const Chosen: Story = {
  args: { placeholder: 'Chọn hệ điều hành' },
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(select(canvasElement), 'Debian 12')
    await expect(select(canvasElement)).toHaveValue('debian-12')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** Once something is chosen there is no way back to nothing. */
export const Required: Story = {
  args: { placeholder: 'Chọn hệ điều hành' },
  render: (args) => (
    <Field label="Hệ điều hành" required>
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toBeRequired()
    await expect(select(canvasElement).options[0]).toBeDisabled()
  },
}

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(select(canvasElement)).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { placeholder: 'Chọn hệ điều hành' },
  render: (args) => (
    <Field label="Hệ điều hành" error="Hãy chọn một hệ điều hành" required>
      <Select {...args} />
    </Field>
  ),
}

export const Large: Story = { args: { size: 'large', defaultValue: 'debian-12' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'debian-12' } }

export const LongOption: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'AlmaLinux 9 kèm bảng điều khiển DirectAdmin và sao lưu tự động hằng ngày tại TP. Hồ Chí Minh',
      },
    ],
    style: { inlineSize: '24ch' },
  },
}
