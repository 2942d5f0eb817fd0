import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { NumberInput } from '#ds/components/NumberInput/index.ts'

const meta = {
  title: 'Components/NumberInput',
  component: NumberInput,
  subcomponents: { Input },
  tags: ['stable'],
  args: { suffix: '₫', onChange: fn() },
  render: (args) => (
    <Field label="Số tiền" description="Tối thiểu 10.000 ₫">
      <NumberInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof NumberInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: '200000' } }

/** What is not a digit never gets in. */
export const LettersAreDropped: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Số tiền' })
    await userEvent.type(input, '5e0-0.0 a00')
    await expect(input).toHaveValue('500000')
  },
}

/** An amount as it is written elsewhere can be pasted. */
export const PastedAmount: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Số tiền' })
    await userEvent.click(input)
    await userEvent.paste('1.250.000 ₫')
    await expect(input).toHaveValue('1250000')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
