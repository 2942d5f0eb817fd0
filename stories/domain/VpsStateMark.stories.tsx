import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VpsStateMark } from '#ds/domain/VpsStateMark/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  id: 'domain-vpsstatemark',
  title: 'Domain/VpsStateMark · Dấu trạng thái VPS',
  component: VpsStateMark,
  args: { state: 'active', children: 'Đang chạy' },
} satisfies Meta<typeof VpsStateMark>

export default meta
type Story = StoryObj<typeof meta>

const everyState = () => (
  <Grid columns={{ base: 1, medium: 3 }} space="lg">
    <VpsStateMark state="active">Đang chạy</VpsStateMark>
    <VpsStateMark state="off" detail="vẫn tính phí">
      Đã tắt
    </VpsStateMark>
    <VpsStateMark state="creating" stepsDone={2} detail="Cài hệ điều hành, 3/5">
      Đang khởi tạo
    </VpsStateMark>
    <VpsStateMark state="suspended" detail="cần hỗ trợ mở lại">
      Tạm ngưng
    </VpsStateMark>
    <VpsStateMark state="failed" detail="lỗi của Sen Cloud">
      Không tạo được
    </VpsStateMark>
    <VpsStateMark state="terminated">Đã chấm dứt</VpsStateMark>
  </Grid>
)

export const EveryState: Story = {
  render: everyState,
  parameters: { chromatic: { modes: inLight } },
}

/** The five petals open from left to right, one for each step. */
export const FiveSteps: Story = {
  render: () => (
    <Grid columns={{ base: 2, medium: 3 }} space="lg">
      {[0, 1, 2, 3, 4].map((stepsDone) => (
        <VpsStateMark key={stepsDone} state="creating" stepsDone={stepsDone}>
          {`${stepsDone}/5`}
        </VpsStateMark>
      ))}
    </Grid>
  ),
}

/** Where the word stands elsewhere, the mark is hidden from screen readers. */
export const MarkAlone: Story = {
  args: { children: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(within(canvasElement).queryByText(/./)).not.toBeInTheDocument()
  },
}

export const ForcedColors: Story = { render: everyState, parameters: { chromatic: forcedColors } }
