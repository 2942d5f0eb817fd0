import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { inLight } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-select',
  title: 'Components/Forms/Select · Hộp chọn',
  component: Select,
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

/** Without a placeholder the first option is selected, as in every native select. */
export const FirstOptionChosen: Story = {
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
  parameters: { chromatic: { modes: inLight } },
}

/** Once an option is selected, the placeholder is no longer available. */
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
  parameters: { chromatic: { modes: inLight } },
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

export const States: Story = {
  args: { 'aria-label': 'Hệ điều hành' },
  render: (args) => (
    <StateSheet
      rows={{
        medium: () => <Select {...args} />,
        large: () => <Select {...args} size="large" />,
        invalid: () => <Select {...args} aria-invalid />,
        disabled: () => <Select {...args} disabled />,
      }}
    />
  ),
  parameters: {
    pseudo: sheetStates('[data-component="Select"], select:enabled', 'select:enabled'),
    chromatic: { modes: inLight },
  },
}
