import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { dayOf } from '#contracts/rules/calendar.ts'
import type { ServiceStatus } from '#contracts/status.ts'
import { StatusScreen } from '#ds/screens/StatusScreen/index.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { footer } from '#ds/texts/footer.ts'
import { header } from '#ds/texts/header.ts'
import { statusTexts } from '#ds/texts/status.ts'
import { done } from '#stories/fixtures/actions.ts'
import { inLightOnDesktop, inLightOnPhone, phoneAndDesktop, widths } from '#stories/modes.ts'

const checkedAt = '2026-11-23T07:23:00.000Z'
const DAY_MS = 86_400_000

/** The last days, each with a share; `bad` are those on which checks failed, by their distance from the last one. */
const daysOf = (count: number, bad: Readonly<Record<number, number>> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index
    return { day: dayOf(Date.parse(checkedAt) - ago * DAY_MS), uptime: bad[ago] ?? 1 }
  })

const working: ServiceStatus = {
  checkedAt,
  measuredSince: '2026-09-25',
  components: [
    { name: 'site', state: 'operational', uptime90: 0.99987, days: daysOf(60, { 12: 0.9986, 41: 0.9935 }) },
    { name: 'provisioning', state: 'operational', uptime90: 0.99812, days: daysOf(60, { 12: 0.91 }) },
    { name: 'payments', state: 'operational', uptime90: 1, days: daysOf(60) },
  ],
  incidents: [],
}

const [site, provisioning, payments] = working.components as [
  ServiceStatus['components'][number],
  ServiceStatus['components'][number],
  ServiceStatus['components'][number],
]

const troubled: ServiceStatus = {
  ...working,
  components: [
    site,
    { ...provisioning, state: 'degraded', days: daysOf(60, { 0: 0.82, 12: 0.91 }) },
    { ...payments, state: 'maintenance' },
  ],
  incidents: [
    {
      id: 'i3',
      kind: 'maintenance',
      state: 'scheduled',
      phase: 'running',
      title: 'Nâng cấp cổng thanh toán',
      language: 'vi',
      components: ['payments'],
      startsAt: '2026-11-23T07:00:00.000Z',
      endsAt: '2026-11-23T09:00:00.000Z',
      updates: [
        {
          at: '2026-11-20T02:00:00.000Z',
          state: 'scheduled',
          text: 'Tiền nạp trong lúc này được ghi nhận sau 16:00.',
          language: 'vi',
        },
      ],
    },
    {
      id: 'i2',
      kind: 'incident',
      state: 'identified',
      phase: 'running',
      title: 'Khởi tạo VPS chậm tại Singapore',
      language: 'vi',
      components: ['provisioning'],
      startsAt: '2026-11-23T06:10:00.000Z',
      endsAt: null,
      updates: [
        {
          at: '2026-11-23T06:40:00.000Z',
          state: 'identified',
          text: 'Một máy vật lý bị đầy. Đơn mới chuyển sang máy khác.',
          language: 'vi',
        },
        {
          at: '2026-11-23T06:12:00.000Z',
          state: 'investigating',
          text: 'Một số đơn mất hơn mười phút.',
          language: 'vi',
        },
      ],
    },
    {
      id: 'i1',
      kind: 'incident',
      state: 'resolved',
      phase: 'past',
      title: 'Không đăng nhập được',
      language: 'vi',
      components: ['site'],
      startsAt: '2026-11-11T01:00:00.000Z',
      endsAt: '2026-11-11T01:20:00.000Z',
      updates: [{ at: '2026-11-11T01:20:00.000Z', state: 'resolved', text: 'Đã đăng nhập lại được.', language: 'vi' }],
    },
  ],
}

const meta = {
  id: 'screens-statusscreen',
  title: 'Screens/StatusScreen · Trang trạng thái dịch vụ',
  component: StatusScreen,
  args: {
    texts: statusTexts.vi,
    status: { status: 'ready', data: working },
    dataHref: '/api/status',
    header: <Header texts={header.vi} onSignOut={fn(done)} />,
    footer: <Footer texts={footer.vi} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Sixty of the ninety days were measured: the others are shown as not measured. */
export const Working: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(statusTexts.vi.overall.operational)).toBeVisible()
    // 0.99987 is not rounded up.
    await expect(
      canvas.getByText('Hoạt động bình thường trong 99,98 % số lần kiểm tra từ ngày 25/09/2026'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('img', {
        name: /Có số đo của 60\/90 ngày gần nhất. Ngày thấp nhất là 13\/10\/2026: 99,35/,
      }),
    ).toBeVisible()
    await expect(canvas.getByText(statusTexts.vi.measuredSince('25/09/2026'))).toBeVisible()
    await expect(canvas.getByText(statusTexts.vi.noIncidents.replaceAll('\u00a0', ' '))).toBeVisible()
  },
}

/** The sentence names what is affected; a maintenance is not called a problem. */
export const WithIncidents: Story = {
  args: { status: { status: 'ready', data: troubled } },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(statusTexts.vi.overall.degraded('Khởi tạo VPS'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Khởi tạo VPS chậm tại Singapore' })).toBeVisible()
    await expect(canvas.getByText('Đã đăng nhập lại được.')).toBeVisible()
  },
}

export const UnderMaintenance: Story = {
  args: {
    status: {
      status: 'ready',
      data: { ...working, components: [site, provisioning, { ...payments, state: 'maintenance' }] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(statusTexts.vi.overall.maintenance('Thanh toán'))).toBeVisible()
  },
}

/** A new installation: nothing is made up. */
export const NotMeasured: Story = {
  parameters: { chromatic: { modes: inLightOnPhone } },
  args: {
    status: {
      status: 'ready',
      data: {
        checkedAt: null,
        measuredSince: null,
        components: working.components.map(({ name }) => ({ name, state: 'unknown', uptime90: null, days: [] })),
        incidents: [],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(statusTexts.vi.overall.unknown)).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /số đo/ })).toBeNull()
    await expect(canvas.getAllByText(statusTexts.vi.notMeasuredYet)).toHaveLength(3)
  },
}

/** The checks have begun again after a long pause: no day of the row was measured for this component. */
export const NoDays: Story = {
  args: {
    status: { status: 'ready', data: { ...working, components: [{ ...site, uptime90: null, days: [] }] } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: statusTexts.vi.noDays })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { status: { status: 'loading' } },
  parameters: { chromatic: { modes: inLightOnPhone } },
}

const onRetry = fn()

export const Failed: Story = {
  args: { status: { status: 'error', message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The last known state stays, and is said to be old. */
export const Stale: Story = {
  args: {
    status: {
      status: 'ready',
      data: working,
      stale: { message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry },
    },
  },
}
