import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { inLightOnPhone, phone } from '#stories/modes.ts'

const meta = {
  id: 'back-office-recordfacts',
  title: 'Back-office/RecordFacts · Thông tin bản ghi',
  component: RecordFacts,
  args: {
    facts: [
      { label: 'Tên', value: 'vinashop-web' },
      { label: 'Chủ sở hữu', value: 'Phạm Hoàng Anh' },
      { label: 'Địa chỉ IP', value: '203.0.113.11' },
    ],
  },
} satisfies Meta<typeof RecordFacts>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeFacts: Story = {}

/** Long values wrap next to their label. */
export const LongValues: Story = {
  args: {
    facts: [
      { label: 'Email', value: 'cong.tang.ton.nu.huyen.tran.phuong.anh@congtythuongmaidientu.test' },
      { label: 'Chủ sở hữu', value: 'Công Tằng Tôn Nữ Huyền Trân Phương Anh' },
      { label: 'Số dư hiện tại', value: '999.999.999.999 ₫' },
    ],
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}
