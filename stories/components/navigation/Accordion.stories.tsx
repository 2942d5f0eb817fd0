import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Accordion, AccordionItem, type AccordionProps } from '#ds/components/navigation/Accordion/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inMotion } from '#stories/in-motion.ts'
import { inLight, motion } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const items = (
  <>
    <AccordionItem value="trial" heading="Tôi có được dùng thử không?">
      Có. Bạn dùng thử miễn phí 7 ngày, không cần thẻ tín dụng.
    </AccordionItem>
    <AccordionItem value="refund" heading="Tôi có được hoàn tiền không?">
      Có. Trong 30 ngày đầu, bạn được hoàn 100% số tiền đã trả.
    </AccordionItem>
    <AccordionItem value="setup" heading="Bao lâu thì có máy chủ?">
      VPS cài đặt xong trong chưa đầy 5 phút.
    </AccordionItem>
  </>
)

const meta = {
  id: 'components-accordion',
  title: 'Components/Navigation/Accordion · Danh sách gập mở',
  component: Accordion,
  args: { children: items, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '40rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

const question = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByText(name)
const panel = (canvasElement: HTMLElement, text: RegExp) => within(canvasElement).getByText(text)

export const AllClosed: Story = { parameters: { chromatic: { modes: inLight } } }

export const OpenAtFirst: Story = { args: { defaultValue: 'trial' } }

/** Opening one closes the other. */
export const OneOpen: Story = {
  args: { defaultValue: 'trial' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(question(canvasElement, 'Tôi có được hoàn tiền không?'))
    await expect(panel(canvasElement, /hoàn 100%/)).toBeVisible()
    await expect(panel(canvasElement, /miễn phí 7 ngày/)).not.toBeVisible()
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('refund'))
  },
}

/** Every question is a tab stop. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(question(canvasElement, 'Tôi có được hoàn tiền không?').closest('summary')).toHaveFocus()
  },
}

function Controlled(props: AccordionProps) {
  const [value, setValue] = useState<string | null>('setup')
  return (
    <Stack>
      <Text size="small" tone="secondary">
        Đang mở: {value ?? 'không có'}
      </Text>
      <Accordion {...props} value={value} onValueChange={setValue} />
    </Stack>
  )
}

/** The parent controls which one is open. */
export const ControlledByParent: Story = {
  render: Controlled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Tôi có được dùng thử không?'))
    await expect(await canvas.findByText('Đang mở: trial')).toBeVisible()
    await userEvent.click(canvas.getByText('Tôi có được dùng thử không?'))
    await expect(await canvas.findByText('Đang mở: không có')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Text wraps next to the chevron, which stays vertically centred. */
export const LongTexts: Story = {
  args: {
    defaultValue: 'long',
    children: (
      <>
        <AccordionItem
          value="long"
          heading="Khi gói hiện tại không còn đủ cho lượng khách truy cập trong các dịp khuyến mãi lớn, tôi có thể nâng cấp tạm thời rồi quay lại cấu hình cũ không?"
        >
          <Stack space="sm">
            <Text tone="inherit">
              Bạn nâng cấp RAM, CPU và ổ cứng trong 5–10 phút mà không gián đoạn dịch vụ. Địa chỉ IP, dữ liệu và cấu
              hình phần mềm giữ nguyên.
            </Text>
            <Text tone="inherit">Băng thông từ 1TB đến 5TB tùy gói; mua thêm với giá 50.000 ₫ mỗi TB.</Text>
          </Stack>
        </AccordionItem>
        <AccordionItem value="short" heading="Còn gì nữa không?">
          Không.
        </AccordionItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '20.5rem' }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { chromatic: { modes: inLight } },
}

const oneItem = (isOpen: boolean) => (
  <Accordion {...(isOpen && { defaultValue: 'setup' })}>
    <AccordionItem value="setup" heading="Bao lâu?">
      Chưa đầy 5 phút.
    </AccordionItem>
  </Accordion>
)

export const States: Story = {
  render: () => <StateSheet rows={{ closed: () => oneItem(false), open: () => oneItem(true) }} />,
  parameters: { pseudo: sheetStates('summary'), chromatic: { modes: inLight } },
}

/** The height grows within 200 ms, while the chevron turns. */
export const Opens: Story = {
  parameters: { chromatic: { modes: motion } },
  play: async ({ canvasElement }) => {
    await inMotion(() => userEvent.click(question(canvasElement, 'Tôi có được hoàn tiền không?')))
  },
}

export const Closes: Story = {
  args: { defaultValue: 'trial' },
  parameters: { chromatic: { modes: motion } },
  play: async ({ canvasElement }) => {
    await inMotion(() => userEvent.click(question(canvasElement, 'Tôi có được dùng thử không?')))
  },
}
