import '#ds/css/global.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  type AdminTicketRow,
  type AdminTransactionRow,
  type DeadJob,
  type RowOwner,
  TREND_DAYS,
} from '#contracts/admin.ts'
import { TicketInbox } from '#ds/admin/TicketInbox/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { AdminScreen, type AdminTab, adminTabs } from '#ds/screens/AdminScreen/index.ts'
import { dashboardTabs } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { type DashboardDialog, DashboardScreen, type DashboardTab } from '#ds/screens/DashboardScreen/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { componentMessages } from '#ds/texts/vi/components.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import { ready, summary, tickets, transactions, vps } from '#stories/fixtures/account.ts'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { misplacedLineBreaks, overflowingTexts } from './text-overflow.ts'

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
afterEach(cleanup)

const id = (number: number) => `01a1fb3a-91c0-7000-9c3e-5b1d7f3a000${number}`
const unresolved = { eventId: 'event', resolvedAt: null, resolution: null }
const customer = { role: 'customer', isEmailVerified: true, isPhoneVerified: false } as const
/** The local part of an email address, wider than its container. */
const unbreakable = 'nguyenhoangphuongkhanhlinhcongtangtonnu'

/** Names of the maximum length that the server accepts, and long email addresses. */
const owners: Record<string, RowOwner> = {
  'without a space': {
    firstName: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca',
    lastName: 'Huyềntrâncôngtằngtônnữnguyễnhoàngphươngkhánhlinhthịminhngọcb',
    email: `${unbreakable}@huyentranminhngoc.vn`,
  },
  'with many words': {
    firstName: 'Phương Anh Minh Ngọc Khánh Linh Hoàng Yến Bảo Châu Mỹ Duyên',
    lastName: 'Công Tằng Tôn Nữ Huyền Trân Nguyễn Phúc Hồng Bàng Lạc Long Á',
    email: 'cong.tang.ton.nu.huyen.tran@thu.dien.tu.cua.cong.ty.abc.test',
  },
  'that is only an email address': {
    firstName: '',
    lastName: '',
    email: 'cong.tang.ton.nu.huyen.tran@thu.dien.tu.cua.cong.ty.abc.test',
  },
}

const list = { query: '', onQueryChange: () => undefined, page: 2, onNextPage: () => undefined }
const succeeds = async () => ({ ok: true }) as const

function show(tab: AdminTab, owner: RowOwner) {
  // The maximum length in the order form.
  const vpsName = 'm'.repeat(50)
  const times = { createdAt: '2026-11-21T02:12:00.000Z', receivedAt: '2026-11-21T01:40:00.000Z' }
  const job = { attempts: 5, lastError: 'x'.repeat(80), failure: null, createdAt: times.createdAt } as const
  const jobs: DeadJob[] = [
    {
      ...job,
      id: 'j1',
      kind: 'provision',
      subjectId: id(1),
      subject: { number: 'VPS-99999999', name: vpsName, amount: null, user: owner },
      retry: 'pointless',
      reason: 'refunded',
    },
    {
      ...job,
      id: 'j2',
      kind: 'settle',
      subjectId: id(2),
      subject: { number: 'GD-99999999', name: null, amount: '999999999999', user: owner },
      retry: 'possible',
      reason: null,
    },
  ]
  const deposit: AdminTransactionRow = {
    transaction: {
      id: id(7),
      number: 'GD-99999999',
      type: 'deposit',
      amount: '999999999999',
      paymentMethod: 'bank_transfer',
      fee: '0',
      description: '',
      cancelledAt: null,
      status: 'pending',
      createdAt: times.createdAt,
    },
    user: owner,
  }
  const ticket: AdminTicketRow = {
    ticket: {
      id: id(8),
      number: 'YC-118',
      subject: 'Khôngkếtnốiđược'.repeat(8),
      category: 'technical',
      priority: 'urgent',
      status: 'in_progress',
      createdAt: times.createdAt,
    },
    user: owner,
  }
  return render(
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>
          <AdminScreen
            texts={adminTexts}
            // A different admin, since admins cannot lock themselves.
            admin={{ ...owner, email: `a.${owner.email}` }}
            onLogin={succeeds}
            onSignOut={succeeds}
            tab={tab}
            onTabChange={() => undefined}
            overview={{
              now: times.receivedAt,
              stats: ready({
                waiting: { deposits: 1, payments: 2, transfers: 0, withdrawals: 0, tickets: 1, jobs: 2 },
                users: { totalUsers: 1284, activeUsers: 1201, totalBalance: '999999999999' },
                vps: { totalVps: 862, activeVps: 794 },
                revenue: { monthlyRevenue: '999999999999', totalRevenue: '999999999999' },
              }),
              trends: ready({
                days: Array.from({ length: TREND_DAYS }, () => ({
                  day: times.receivedAt.slice(0, 10),
                  deposited: '99999999999',
                  revenue: '99999999999',
                  newVps: 9999,
                  replySeconds: 359_999,
                })),
              }),
              deposits: ready({ rows: [deposit] }),
              tickets: ready({ rows: [ticket], allHref: '/admin?tab=support' }),
              onSettle: succeeds,
              onOpenTicket: () => undefined,
              payments: ready({
                rows: [
                  {
                    ...unresolved,
                    id: 'p1',
                    provider: 'momo',
                    transactionId: id(3),
                    amount: '999999999999',
                    reason: 'wrong_amount',
                    receivedAt: times.receivedAt,
                    deposit: { number: 'GD-99999999', amount: '999999999999', user: owner },
                  },
                  {
                    ...unresolved,
                    id: 'p2',
                    provider: 'zalopay',
                    transactionId: 'ZP-20261119-77120',
                    amount: '5000000',
                    reason: 'unknown_transaction',
                    receivedAt: times.receivedAt,
                    deposit: null,
                  },
                ],
              }),
              jobs: ready({ rows: jobs }),
              onResolve: succeeds,
              onRetryJob: succeeds,
              onDismissJob: succeeds,
            }}
            users={{
              ...list,
              rows: ready([
                {
                  ...customer,
                  id: id(4),
                  ...owner,
                  balance: '999999999999',
                  isActive: true,
                  language: null,
                  number: 'KH-99999',
                },
              ]),
              onActiveChange: succeeds,
              onSecondFactorReset: succeeds,
              onBalanceChange: succeeds,
            }}
            vps={{
              ...list,
              now: times.receivedAt,
              rows: ready([
                {
                  vps: {
                    id: id(6),
                    number: 'VPS-999999',
                    name: vpsName,
                    ipAddress: '203.0.113.204',
                    status: 'suspended',
                    billingPeriod: 'yearly',
                    price: '99999999',
                    nextCharge: { amount: '99999999', date: times.receivedAt },
                  },
                  user: owner,
                  plan: { name: 'Standard', cpu: 16, ram: 128 },
                },
              ]),
              onStatusChange: succeeds,
            }}
            transactions={{
              ...list,
              now: times.receivedAt,
              rows: ready([deposit]),
              onFiltersChange: () => undefined,
              onSettle: succeeds,
            }}
            money={() => <div />}
            catalog={() => null}
            incidents={() => null}
            infrastructure={() => null}
            support={() => (
              <TicketInbox
                {...list}
                now={times.receivedAt}
                texts={{ list: supportOfficeTexts.list, ...supportOfficeTexts.inbox }}
                view="open"
                onViewChange={() => undefined}
                hrefOf={(id) => `#${id}`}
                rows={ready([
                  {
                    ...ticket,
                    desk: { assignee: null, replyDueAt: times.receivedAt, isOverdue: true },
                    lastMessage: { author: 'customer', createdAt: times.receivedAt },
                  },
                ])}
              />
            )}
          />
        </ThemeProvider>
      </FormatProvider>
    </MessagesProvider>,
  )
}

/** The names of the buttons that open the dialogs of a tab, and of the entry where the button opens a menu. */
const dialogs: Partial<Record<AdminTab, readonly (readonly [button: RegExp, entry?: RegExp])[]>> = {
  dashboard: [[/^Xử lý/], [/^Duyệt/]],
  users: [[/^Sửa số dư/], [/^Hoạt động/, /^Khóa…/]],
  vps: [[/^Tạm ngưng/, /^Chấm dứt…/]],
  transactions: [[/^Duyệt/], [/^Từ chối/]],
}

describe.each([360, 768, 1440])('the back-office at %i px', (width) => {
  beforeEach(() => page.viewport(width, 800))

  describe.each(Object.entries(owners))('a name %s', (_, owner) => {
    test.each(adminTabs)('does not overflow on the tab %s', (tab) => {
      show(tab, owner)
      expect(document.documentElement.scrollWidth).toBe(width)
      expect(overflowingTexts(document.body)).toEqual([])
      const adminEmail = screen.getByRole('banner').querySelector('[data-component="EmailAddress"]')?.parentElement
      expect(adminEmail?.scrollWidth).toBe(adminEmail?.clientWidth)
      if (!owner.email.includes(unbreakable)) expect(misplacedLineBreaks(document.body, owner.email)).toEqual([])
      const showFullTexts = screen.queryByRole('button', { name: adminTexts.list.fullTexts })
      if (!showFullTexts) return
      fireEvent.click(showFullTexts)
      expect(overflowingTexts(document.body)).toEqual([])
    })

    test.each(
      Object.entries(dialogs).flatMap(([tab, openers]) =>
        openers.map(([button, entry]) => [tab as AdminTab, button, entry] as const),
      ),
    )('does not overflow, on the tab %s, the dialog opened by %s', async (tab, button, entry) => {
      show(tab, owner)
      fireEvent.click(screen.getAllByRole('button', { name: button }).at(-1) as Element)
      if (entry) fireEvent.click(await screen.findByRole('menuitemradio', { name: entry }))
      const dialog = await screen.findByRole('dialog')
      expect(overflowingTexts(dialog)).toEqual([])
      expect(dialog.scrollWidth).toBe(dialog.clientWidth)
      if (!owner.email.includes(unbreakable)) expect(misplacedLineBreaks(dialog, owner.email)).toEqual([])
    })
  })
})

/** Renders the account of a customer with this name, with all texts at their maximum length. */
function showAccount(tab: DashboardTab, owner: RowOwner, dialog: DashboardDialog | null = null, isChatOpen = false) {
  const vpsName = 'm'.repeat(50)
  return render(
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>
          <DashboardScreen
            {...dashboardProps}
            chat={{ ...dashboardProps.chat, open: isChatOpen }}
            user={ready({ ...dashboardProps.user.data, ...owner })}
            stats={{
              summary: ready({ ...summary, monthlySpend: '999999999999', monthlyRefunds: '999999999999' }),
            }}
            vps={{ vps: ready(vps.map((instance) => ({ ...instance, name: vpsName }))) }}
            wallet={{
              ...dashboardProps.wallet,
              balance: ready('999999999999'),
              transactions: ready(
                transactions.map((transaction) => ({
                  ...transaction,
                  amount: '999999999999',
                  description: `VPS ${vpsName}, gói Pro`,
                })),
              ),
            }}
            support={{
              ...dashboardProps.support,
              tickets: ready(tickets.map((ticket) => ({ ...ticket, subject: 'Khôngkếtnốiđược'.repeat(8) }))),
            }}
            tab={tab}
            dialog={dialog}
          />
        </ThemeProvider>
      </FormatProvider>
    </MessagesProvider>,
  )
}

describe.each([360, 768, 1440])('the account at %i px', (width) => {
  beforeEach(() => page.viewport(width, 800))

  describe.each(Object.entries(owners))('a name %s', (_, owner) => {
    test.each(dashboardTabs)('does not overflow on the tab %s', async (tab) => {
      showAccount(tab, owner)
      await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
      expect(document.documentElement.scrollWidth).toBe(width)
      expect(overflowingTexts(document.body)).toEqual([])
    })

    test.each(['order', 'top-up', 'phone', 'onboarding'] as const)('does not overflow the dialog %s', async (name) => {
      showAccount('vps', owner, { name })
      const dialog = await screen.findByRole('dialog')
      if (name === 'order') {
        for (const option of ['Pro', 'Hà Nội', 'Windows Server 2019'])
          fireEvent.click(await screen.findByRole('radio', { name: option }))
        fireEvent.change(screen.getByRole('textbox', { name: /Tên VPS/ }), { target: { value: 'm'.repeat(50) } })
      }
      expect(overflowingTexts(dialog)).toEqual([])
      expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    })

    test('does not overflow the online support', async () => {
      showAccount('support', owner, null, true)
      const message = await screen.findByRole('textbox', { name: /^Tin nhắn/ })
      const chat = message.closest('[role="dialog"]') as Element
      expect(overflowingTexts(chat)).toEqual([])
    })
  })

  test('each of the four figures has its label on one line', () => {
    showAccount('vps', { firstName: 'Lan', lastName: '', email: 'lan@sen.test' })
    const labels = [...document.querySelectorAll('[data-component="FigureLine"] dt')]
    for (const label of labels)
      expect(label.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).fontSize))
    expect(labels).toHaveLength(4)
  })
})
