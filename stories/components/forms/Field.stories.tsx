import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field, FieldMessages } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { forcedColors, inLight, inLightOnDesktop, largeTextOnPhone, widths } from '#stories/modes.ts'

const meta = {
  id: 'components-field',
  title: 'Components/Forms/Field · Trường nhập liệu',
  component: Field,
  subcomponents: { FieldMessages },
  args: { label: 'Tên máy chủ', children: <Input placeholder="web-01" /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const LabelOnly: Story = {}

export const WithDescription: Story = {
  args: { description: 'Chữ thường, số và dấu gạch nối.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Tên máy chủ')
    await expect(input).toHaveAccessibleDescription('Chữ thường, số và dấu gạch nối.')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

/** Nothing marks it; screen readers announce the control's own `required`. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Tên máy chủ' })).toBeRequired()
  },
  parameters: { chromatic: { disableSnapshot: true } }, // LabelOnly has the picture.
}

/** The mark is a part of the accessible name. */
export const Optional: Story = {
  args: { label: 'Ghi chú', optional: true, children: <Input placeholder="Ví dụ: máy chạy thử" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Ghi chú (không bắt buộc)' })).not.toBeRequired()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The description is read before the error. */
export const WithError: Story = {
  args: {
    required: true,
    description: 'Chữ thường, số và dấu gạch nối.',
    error: 'Tên máy chủ không được có dấu cách',
    children: <Input defaultValue="web 01" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Tên máy chủ' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Chữ thường, số và dấu gạch nối. Tên máy chủ không được có dấu cách',
    )
  },
}

export const LongTexts: Story = {
  args: {
    label: 'Tên máy chủ ảo hiển thị trong danh sách, trong hóa đơn và trong mọi thư thông báo gửi tới quản trị viên',
    description:
      'Tên chỉ để bạn nhận ra máy chủ; đổi được bất cứ lúc nào mà không ảnh hưởng tới địa chỉ IP hay dữ liệu trên máy.',
    error:
      'Tên này đã được dùng cho một máy chủ khác trong cùng trung tâm dữ liệu. Hãy chọn tên khác hoặc đổi tên máy chủ kia trước.',
    optional: true,
  },
  parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone } } },
}

/** Controls in a row stay aligned, whatever is below them. */
export const SideBySide: Story = {
  render: () => (
    <Grid columns={2}>
      <Field label="Họ" error="First name must be at least 2 characters">
        <Input defaultValue="N" />
      </Field>
      <Field label="Tên">
        <Input defaultValue="An" />
      </Field>
      <Field label="Hệ điều hành" description="Cài sẵn, đổi được sau.">
        <Select options={[{ value: 'ubuntu', label: 'Ubuntu 22.04' }]} />
      </Field>
      <Field label="Ghi chú" optional>
        <Textarea rows={2} />
      </Field>
    </Grid>
  ),
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
}

function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } })
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <Stack align="start">
        <Field label="Tên máy chủ" required error={formState.errors.name?.message}>
          <Input {...register('name', { required: 'Vui lòng đặt tên cho VPS chủ' })} />
        </Field>
        <Button type="submit">Tiếp tục</Button>
      </Stack>
    </form>
  )
}

/**
 * With a form library: `register()` is spread onto the control, the error is passed to the Field. The error appears in a live
 * region that already exists, and the field gets the focus. The error disappears as soon as the value is valid.
 */
export const ErrorAppears: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Tên máy chủ' })
    const region = canvasElement.querySelector('[data-component="Field"] [aria-live="polite"]')
    await expect(region).toBeEmptyDOMElement()

    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }))
    await expect(await canvas.findByText('Vui lòng đặt tên cho VPS chủ')).toBeVisible()
    await expect(region).toHaveTextContent('Vui lòng đặt tên cho VPS chủ')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('Vui lòng đặt tên cho VPS chủ')

    await userEvent.keyboard('web-01')
    await expect(region).toBeEmptyDOMElement()
    await expect(input).toBeValid()
    await expect(input).not.toHaveAttribute('aria-describedby')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...WithError,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
