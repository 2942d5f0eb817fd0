import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-input',
  title: 'Components/Forms/Input · Ô nhập',
  component: Input,
  args: { placeholder: 'ban@congty.vn', onChange: fn() },
  render: (args) => (
    <Field label="Email">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {}

export const Large: Story = { args: { size: 'large' } }

/** In the line of chips above a table. */
export const Small: Story = {
  args: { size: 'small' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
}

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('an@sen.vn')
    await expect(input).toHaveValue('an@sen.vn')
    await expect(args.onChange).toHaveBeenCalledTimes(9)
  },
}

/** A click on the unit focuses the input. */
export const WithSuffix: Story = {
  args: { suffix: '₫', placeholder: undefined, defaultValue: '200000', inputMode: 'numeric' },
  render: (args) => (
    <Field label="Số tiền (₫)">
      <Input {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('₫'))
    await expect(canvas.getByRole('textbox', { name: 'Số tiền (₫)' })).toHaveFocus()
  },
}

/** Without a Field: the name comes from `aria-label`. */
export const WithPrefix: Story = {
  args: {
    prefix: <Icon icon={Search} />,
    placeholder: 'Tên hoặc địa chỉ IP',
    type: 'search',
    'aria-label': 'Tìm máy chủ',
  },
  render: (args) => <Input {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Tìm máy chủ' })).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Invalid: Story = {
  args: { defaultValue: 'ban@' },
  render: (args) => (
    <Field label="Email" error="Please enter a valid email">
      <Input {...args} />
    </Field>
  ),
}

export const InvalidAndFocused: Story = {
  ...Invalid,
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'an@sen.vn' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).not.toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Can be read, selected and copied, but not changed, such as a fixed email address. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'an@sen.vn' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(input).toHaveValue('an@sen.vn')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LongValue: Story = {
  args: { defaultValue: 'quan-tri-he-thong.may-chu-du-phong.khu-vuc-phia-nam@cong-ty-trach-nhiem-huu-han.vn' },
  render: (args) => (
    <Stack style={{ inlineSize: '20ch' }}>
      <Field label="Email">
        <Input {...args} />
      </Field>
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const States: Story = {
  args: { 'aria-label': 'Email' },
  render: (args) => (
    <StateSheet
      rows={{
        medium: () => <Input {...args} />,
        large: () => <Input {...args} size="large" suffix="₫" />,
        invalid: () => <Input {...args} aria-invalid />,
        'read-only': () => <Input {...args} readOnly defaultValue="an@sen.vn" />,
        disabled: () => <Input {...args} disabled />,
      }}
    />
  ),
  parameters: { pseudo: sheetStates('[data-component="Input"]', 'input:enabled'), chromatic: { modes: inLight } },
}
