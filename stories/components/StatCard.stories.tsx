import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Server, Ticket, Wallet } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'components-statcard',
  title: 'Components/StatCard · Thẻ số liệu',
  component: StatCard,
  args: { label: 'VPS đang hoạt động', value: '3', context: 'Trên tổng số 5 máy chủ', icon: Server },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithContext: Story = {}

export const Loading: Story = {
  args: { loading: true, value: '' },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="StatCard"]')
    await expect(card).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByText('Đang tải')).toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

const Row = ({ loading = false, spent = '159000' }) => {
  const { currency } = useFormats()
  return (
    <Grid columns={{ base: 1, medium: 2, large: 4 }}>
      <StatCard
        loading={loading}
        label="Số dư ví"
        value={currency(1250000)}
        context="Đủ cho 3 tháng tới"
        icon={Wallet}
      />
      <StatCard loading={loading} label="VPS đang hoạt động" value="3" context="Trên tổng số 5" icon={Server} />
      <StatCard
        loading={loading}
        label="Yêu cầu hỗ trợ đang mở hoặc đang được xử lý"
        value="12"
        context="2 phiếu chờ bạn trả lời"
        icon={Ticket}
      />
      <StatCard
        loading={loading}
        label="Chi tiêu tháng này"
        value={currency(spent)}
        context="Tăng so với tháng trước"
        icon={CreditCard}
      />
    </Grid>
  )
}

/** Of the lines that the numbers are on: a long number is smaller in a narrow card. */
const bottoms = (canvasElement: HTMLElement) =>
  ['1.250.000 ₫', '3', '12'].map(
    (text) => within(canvasElement).getByText(text).closest('div')?.getBoundingClientRect().bottom,
  )

/** 4, 2 or 1 in a row; the numbers of a row are aligned even if a label takes two lines. */
export const FourInARow: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  render: () => <Row />,
  play: async ({ canvasElement }) => {
    const [balance, instances, tickets] = bottoms(canvasElement)
    const columns = getComputedStyle(
      canvasElement.querySelector('[data-component="Grid"]') as Element,
    ).gridTemplateColumns.split(' ').length
    if (columns > 1) await expect(instances).toBe(balance)
    if (columns > 2) await expect(tickets).toBe(balance)
  },
}

/** Skeletons of the final height, so nothing moves when the numbers arrive. */
export const FourLoading: Story = { parameters: { chromatic: { modes: widths } }, render: () => <Row loading /> }

/** An amount in the trillions is smaller in a narrow card; it neither breaks nor overflows. */
export const LongNumber: Story = {
  parameters: { chromatic: { modes: widths } },
  render: () => <Row spent="1234567890123" />,
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText('1.234.567.890.123 ₫')
    const card = number.closest('[data-component="StatCard"]') as Element
    await expect(number.getClientRects()).toHaveLength(1)
    await expect(number.getBoundingClientRect().right).toBeLessThan(card.getBoundingClientRect().right)
  },
}
