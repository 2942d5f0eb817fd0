import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { inLight } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-passwordinput',
  title: 'Components/Forms/PasswordInput · Ô nhập mật khẩu',
  component: PasswordInput,
  subcomponents: { Input },
  args: { autoComplete: 'current-password', defaultValue: 'hoa-sen-2026' },
  render: (args) => (
    <Field label="Mật khẩu">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

const input = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText<HTMLInputElement>('Mật khẩu')

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('type', 'password')
    await expect(input(canvasElement)).toHaveAttribute('autocomplete', 'current-password')
  },
}

/** The button's name says what the next press does. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }))
    await expect(input(canvasElement)).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeVisible()
  },
}

export const HiddenAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn mật khẩu' }))
    await expect(input(canvasElement)).toHaveAttribute('type', 'password')
  },
}

/** Pressing the button while typing moves neither the focus nor the caret. */
export const ShownWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const field = input(canvasElement)
    await userEvent.click(field)
    field.setSelectionRange(4, 4)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hiện mật khẩu' }))
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4])
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Tab moves from the password to its button; Space shows the password. */
export const ShownByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(input(canvasElement)).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Hiện mật khẩu' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input(canvasElement)).toHaveAttribute('type', 'text')
    await expect(within(canvasElement).getByRole('button', { name: 'Ẩn mật khẩu' })).toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Invalid: Story = {
  args: { defaultValue: 'sen' },
  render: (args) => (
    <Field label="Mật khẩu" error="Password must be at least 6 characters">
      <PasswordInput {...args} />
    </Field>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** A disabled password cannot be shown. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The button inside has its own states; while it is hovered, so is the field. */
export const States: Story = {
  args: { 'aria-label': 'Mật khẩu' },
  render: (args) => <StateSheet rows={{ button: () => <PasswordInput {...args} /> }} />,
  parameters: {
    pseudo: sheetStates('[data-component="PasswordInput"], button', 'button'),
    chromatic: { modes: inLight },
  },
}
