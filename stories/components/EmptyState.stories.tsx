import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageOpen, Plus, Server } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: {
    icon: Server,
    title: 'Chưa có máy chủ nào',
    description: 'Tạo máy chủ đầu tiên của bạn, nó sẽ sẵn sàng sau vài phút.',
    action: <Button icon={Plus}>Tạo VPS</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = { parameters: { chromatic: { modes: inLight } } }

export const WithoutAction: Story = {
  args: {
    icon: PackageOpen,
    title: 'No products found',
    description: "We're working on adding more products to this category.",
    action: undefined,
  },
  parameters: { language: 'en' },
}

export const TitleOnly: Story = {
  args: { title: 'Chưa có giao dịch nào', description: undefined, action: undefined },
  parameters: { chromatic: { modes: inLight } },
}
