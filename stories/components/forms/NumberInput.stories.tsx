import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { inLight } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-numberinput',
  title: 'Components/Forms/NumberInput · Ô nhập số',
  component: NumberInput,
  subcomponents: { Input },
  args: { suffix: '₫', read: typedAmount, onChange: fn() },
  render: (args) => (
    <Field label="Số tiền" description="Tối thiểu 10.000 ₫">
      <NumberInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof NumberInput>

export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = { args: { defaultValue: '200000' }, parameters: { chromatic: { modes: inLight } } }

/** A text that means no number stays, for the form to refuse. */
export const NothingIsDropped: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Số tiền' })
    await userEvent.type(input, '50.000 - 100.000')
    await userEvent.tab()
    await expect(input).toHaveValue('50.000 - 100.000')
  },
}

/** A formatted amount can be pasted. */
export const PastedAmount: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Số tiền' })
    await userEvent.click(input)
    await userEvent.paste('1.250.000 ₫')
    await expect(input).toHaveValue('1250000')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  args: { 'aria-label': 'Số tiền', defaultValue: '200000' },
  render: (args) => <StateSheet rows={{ default: () => <NumberInput {...args} /> }} />,
  parameters: { pseudo: sheetStates('[data-component="NumberInput"]', 'input'), chromatic: { modes: inLight } },
}
