import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useToast } from '#ds/components/feedback/Toast/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inMotion } from '#stories/in-motion.ts'
import { forcedColors, inLight, inLightOnDesktop, largeTextOnPhone, motion, widths } from '#stories/modes.ts'

const amount = (
  <Field label="Số tiền" description="Tối thiểu 10.000 ₫">
    <NumberInput defaultValue="200000" suffix="₫" />
  </Field>
)

const buttons = (
  <>
    <Button tone="neutral" emphasis="outline">
      Hủy
    </Button>
    <Button>Nạp tiền</Button>
  </>
)

const meta = {
  id: 'components-dialog',
  title: 'Components/Overlays/Dialog · Hộp thoại',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    heading: 'Nạp tiền vào ví',
    description: 'Tiền vào ví ngay khi cổng thanh toán xác nhận.',
    footer: buttons,
    children: amount,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: function WithTrigger({ open: first, onOpenChange, ...args }) {
    const [open, setOpen] = useState(first)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Mở hộp thoại</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next)
            onOpenChange(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const trigger = () => screen.getByRole('button', { name: 'Mở hộp thoại', hidden: true })

/** Resolves with the dialog when it is visible and contains the focus. */
async function opened(name = 'Nạp tiền vào ví') {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Opened with its trigger, like a user does. */
async function openFromTrigger() {
  await userEvent.click(trigger())
  return opened()
}

export const WithField: Story = {
  parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone } } },
  play: async () => {
    const dialog = await opened()
    await expect(dialog).toHaveAccessibleDescription('Tiền vào ví ngay khi cổng thanh toán xác nhận.')
    await expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent('Nạp tiền vào ví')
    await expect(within(dialog).getByRole('textbox', { name: 'Số tiền' })).toHaveFocus()
  },
}

/** Content that does not fit: the body scrolls, heading and buttons stay. */
export const LongContent: Story = {
  args: {
    size: 'wide',
    children: (
      <Stack>
        {['Tên máy chủ', 'Mục đích', 'Cấu hình', 'Lịch sao lưu', 'Mạng', 'Ghi chú'].map((label) => (
          <Field key={label} label={label}>
            <Textarea />
          </Field>
        ))}
      </Stack>
    ),
  },
  parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone, ...inLightOnDesktop } } },
  play: async () => {
    const dialog = await opened()
    await userEvent.tab()
    const last = within(dialog).getByRole('textbox', { name: 'Ghi chú' })
    last.focus()
    await expect(within(dialog).getByRole('heading', { name: 'Nạp tiền vào ví' })).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Nạp tiền' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    )
  },
}

/** Only text, higher than the dialog: the body becomes a tab stop, so that the keyboard can scroll it. */
export const LongText: Story = {
  args: {
    heading: 'Điều khoản dịch vụ',
    description: undefined,
    footer: undefined,
    children: (
      <Stack>
        {Array.from({ length: 16 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change.
          <Text key={index}>
            Sen Cloud cung cấp máy chủ ảo và dịch vụ đi kèm theo gói mà khách hàng chọn; mọi thay đổi về giá được báo
            trước ba mươi ngày qua thư điện tử.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await opened('Điều khoản dịch vụ')
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toBeVisible())
  },
}

export const OpensAndFocusReturns: Story = {
  args: { open: false },
  play: async ({ args }) => {
    await openFromTrigger()
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(trigger()).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ClosedByItsButton: Story = {
  args: { open: false },
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await openFromTrigger()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng' }))
    await closed()
    await expect(trigger()).toHaveFocus()
  },
}

export const ClosedByTheBackdrop: Story = {
  args: { open: false },
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await openFromTrigger()
    await userEvent.click(within(dialog).getByRole('heading'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(document.querySelector('[data-backdrop]') as Element)
    await closed()
    await expect(trigger()).toHaveFocus()
  },
}

/** Tab moves only inside the dialog: content, buttons, close button. */
export const FocusStaysInside: Story = {
  play: async () => {
    const dialog = await opened()
    const stops = ['Hủy', 'Nạp tiền', 'Đóng']
    for (const name of stops) {
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name })).toHaveFocus()
    }
    await expect(trigger().closest('[inert]')).not.toBeNull()
  },
}

/** While an action is pending the caller leaves `open` unchanged, and the input stays. */
export const RefusesToClose: Story = {
  args: { footer: <Button pending>Đang xử lý...</Button> },
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    const dialog = await opened()
    const input = within(dialog).getByRole('textbox', { name: 'Số tiền' })
    await userEvent.clear(input)
    await userEvent.keyboard('500000{Escape}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng' }))
    await userEvent.click(document.querySelector('[data-backdrop]') as Element)
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
    await userEvent.click(input)
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('500000')
  },
  parameters: { chromatic: { modes: inLight } },
}

/** A control with `autoFocus` is focused instead of the first one. */
export const CallerChoosesTheFocus: Story = {
  args: {
    children: (
      <Stack>
        {amount}
        <Field label="Ghi chú">
          <Textarea autoFocus rows={2} />
        </Field>
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await opened()
    await expect(within(dialog).getByRole('textbox', { name: 'Ghi chú' })).toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}

function Nested() {
  const [open, setOpen] = useState(false)
  return (
    <>
      {amount}
      <Button tone="critical" emphasis="ghost" onClick={() => setOpen(true)}>
        Hủy giao dịch
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        heading="Hủy giao dịch?"
        footer={<Button tone="critical">Hủy giao dịch này</Button>}
      >
        <Text>Giao dịch chưa thanh toán sẽ bị xóa khỏi lịch sử.</Text>
      </Dialog>
    </>
  )
}

/** A nested dialog is a child of the other one. Escape closes only the upper one, and the focus returns to the lower. */
export const DialogOverDialog: Story = {
  args: { children: <Nested /> },
  play: async () => {
    const lower = await opened()
    const cancel = within(lower).getByRole('button', { name: 'Hủy giao dịch' })
    await userEvent.click(cancel)
    await opened('Hủy giao dịch?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hủy giao dịch?' })).not.toBeInTheDocument())
    await expect(lower).toBeVisible()
    await expect(cancel).toHaveFocus()
    await userEvent.click(cancel)
    await opened('Hủy giao dịch?')
  },
  parameters: { chromatic: { modes: inLight } },
}

function RaisesToast() {
  const { show } = useToast()
  return (
    <Button onClick={() => show({ title: 'Đã sao chép', description: 'Số tài khoản ở trong bộ nhớ tạm.' })}>
      Sao chép
    </Button>
  )
}

/** A toast raised from inside can be reached with F8 and pressed, and the dialog stays open. */
export const ToastReachable: Story = {
  args: { children: <RaisesToast /> },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sao chép' }))
    const region = await screen.findByRole('region', { name: 'Thông báo (F8)' })
    // It fades in where motion is allowed.
    await waitFor(() => expect(within(region).getByText('Đã sao chép')).toBeVisible())
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Đã sao chép'))
    await userEvent.keyboard('[F8]')
    await expect(region.contains(document.activeElement)).toBe(true)
    await userEvent.click(within(region).getByRole('button', { name: 'Đóng thông báo' }))
    await expect(dialog).toBeVisible()
  },
}

/** The pointer on the close button, the keyboard's focus on the body, which scrolls. The dialog itself has no ring. */
export const States: Story = {
  ...LongText,
  parameters: {
    pseudo: {
      rootSelector: 'body',
      hover: ['[data-component="Dialog"] > button'],
      focusVisible: ['[data-component="Dialog"]', '[data-component="Dialog"] > [tabindex="0"]'],
    },
    chromatic: { modes: inLight },
  },
}

/** It fades in and rises 8 px within 200 ms, above a backdrop that fades in. */
export const Enters: Story = {
  args: { open: false },
  parameters: { chromatic: { modes: motion } },
  play: async () => {
    await inMotion(() => userEvent.click(trigger()))
  },
}

/** The same backwards, and then it is gone. */
export const Leaves: Story = {
  args: { open: false },
  parameters: { chromatic: { modes: motion } },
  play: async () => {
    await openFromTrigger()
    await inMotion(() => userEvent.keyboard('{Escape}'))
  },
}

export const ForcedColors: Story = {
  ...WithField,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
