import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { forcedColors, inLight, largeTextOnPhone } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-checkbox',
  title: 'Components/Forms/Checkbox · Ô đánh dấu',
  component: Checkbox,
  args: { children: 'Ghi nhớ đăng nhập', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

const checkbox = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('checkbox')

export const Unchecked: Story = {}

export const Checked: Story = { args: { defaultChecked: true }, parameters: { chromatic: { modes: inLight } } }

export const ToggledByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(checkbox(canvasElement)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(checkbox(canvasElement)).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(checkbox(canvasElement)).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** The text is part of the target. */
export const ToggledByItsLabel: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Ghi nhớ đăng nhập'))
    await expect(checkbox(canvasElement)).toBeChecked()
  },
}

function CheckboxForList() {
  const [chosen, setChosen] = useState([true, false])
  const all = chosen.every(Boolean)
  return (
    <Stack space="xs">
      <Checkbox
        checked={all}
        indeterminate={!all && chosen.some(Boolean)}
        onChange={(event) => setChosen(chosen.map(() => event.target.checked))}
      >
        Tất cả máy chủ
      </Checkbox>
      {chosen.map((checked, index) => (
        <Checkbox
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
          key={index}
          checked={checked}
          onChange={(event) => setChosen(chosen.with(index, event.target.checked))}
        >
          {`web-0${index + 1}`}
        </Checkbox>
      ))}
    </Stack>
  )
}

/** Neither on nor off, since only some of the items that it represents are on. */
export const Indeterminate: Story = {
  render: () => <CheckboxForList />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Tất cả máy chủ' })).toBePartiallyChecked()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const IndeterminateResolved: Story = {
  render: () => <CheckboxForList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tất cả máy chủ' }))
    await expect(canvas.getByRole('checkbox', { name: 'Tất cả máy chủ' })).not.toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Tất cả máy chủ' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'web-02' })).toBeChecked()
  },
}

export const WithError: Story = {
  args: {
    required: true,
    children: (
      <>
        Tôi đồng ý với <Link href="/terms">điều khoản dịch vụ</Link>
      </>
    ),
    description: 'Cần có để tạo tài khoản.',
    error: 'Hãy đồng ý với điều khoản để tiếp tục',
  },
  play: async ({ canvasElement }) => {
    await expect(checkbox(canvasElement)).toBeInvalid()
    await expect(checkbox(canvasElement)).toBeRequired()
    await expect(checkbox(canvasElement)).toHaveAccessibleDescription(
      'Cần có để tạo tài khoản. Hãy đồng ý với điều khoản để tiếp tục',
    )
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Disabled: Story = {
  render: () => (
    <Stack space="xs">
      <Checkbox disabled>Sao lưu hằng ngày</Checkbox>
      <Checkbox disabled defaultChecked>
        Bảo vệ chống tấn công
      </Checkbox>
    </Stack>
  ),
}

export const LongLabel: Story = {
  args: {
    children:
      'Tôi đã đọc, hiểu và đồng ý với điều khoản dịch vụ, chính sách bảo mật, chính sách hoàn tiền và cam kết chất lượng dịch vụ của Sen Cloud áp dụng từ ngày đăng ký.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '40ch' }}>{Story()}</div>],
  parameters: { chromatic: { modes: largeTextOnPhone } },
}

export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={{
        off: () => <Checkbox {...args} />,
        on: () => <Checkbox {...args} defaultChecked />,
        'on in part': () => <Checkbox {...args} indeterminate />,
        invalid: () => <Checkbox {...args} error="Hãy đồng ý" />,
        disabled: () => <Checkbox {...args} disabled />,
      }}
    />
  ),
  parameters: { pseudo: sheetStates('label, input', 'input:enabled'), chromatic: { modes: inLight } },
}

export const ForcedColors: Story = { ...Checked, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
