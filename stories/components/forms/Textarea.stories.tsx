import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { inLight } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-textarea',
  title: 'Components/Forms/Textarea · Ô nhập nhiều dòng',
  component: Textarea,
  args: { placeholder: 'Mô tả điều bạn gặp' },
  render: (args) => (
    <Field label="Nội dung">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Nội dung' })
    await userEvent.tab()
    await userEvent.keyboard('Máy chủ web-01{Enter}không phản hồi từ 14:05.')
    await expect(area).toHaveFocus()
    await expect(area).toHaveValue('Máy chủ web-01\nkhông phản hồi từ 14:05.')
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Nội dung" error="Hãy viết vài lời để chúng tôi giúp được bạn" required>
      <Textarea {...args} />
    </Field>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Phiếu đã đóng.' },
  parameters: { chromatic: { modes: inLight } },
}

export const States: Story = {
  args: { 'aria-label': 'Nội dung' },
  render: (args) => (
    <StateSheet
      rows={{
        default: () => <Textarea {...args} rows={2} />,
        invalid: () => <Textarea {...args} rows={2} aria-invalid />,
        disabled: () => <Textarea {...args} rows={2} disabled />,
      }}
    />
  ),
  parameters: { pseudo: sheetStates('[data-component="Textarea"]', 'textarea:enabled'), chromatic: { modes: inLight } },
}
