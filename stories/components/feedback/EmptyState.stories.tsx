import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, SearchX } from 'lucide-react'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-emptystate',
  title: 'Components/Feedback/EmptyState · Trạng thái trống',
  component: EmptyState,
  args: {
    title: 'Chưa có máy chủ nào',
    description: 'Tạo máy chủ đầu tiên của bạn, nó sẽ sẵn sàng sau vài phút.',
    action: <Button icon={Plus}>Tạo VPS</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = { parameters: { chromatic: { modes: inLight } } }

/** Something is there, only not this: an icon instead of the bud. */
export const WithoutAction: Story = {
  args: {
    icon: SearchX,
    title: 'Không có VPS nào khớp với “web-99”',
    description: 'Tìm theo tên, địa chỉ IP hoặc số của máy.',
    action: undefined,
  },
}

export const TitleOnly: Story = {
  args: { title: 'Chưa có giao dịch nào', description: undefined, action: undefined },
  parameters: { chromatic: { modes: inLight } },
}
