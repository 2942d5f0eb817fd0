import '#ds/css/global.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DeadJob, RowOwner } from '#contracts/admin.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { AdminScreen, type AdminTab, adminTabs } from '#ds/screens/AdminScreen/index.ts'
import { dashboardTabs } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { type DashboardDialog, DashboardScreen, type DashboardTab } from '#ds/screens/DashboardScreen/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { componentMessages } from '#ds/texts/vi.ts'
import { ready, summary, tickets, transactions, vps } from '#stories/fixtures/account.ts'
import dashboard from '#stories/screens/DashboardScreen.stories.tsx'
import { linesBrokenElsewhere, spillingTexts, texts } from './text-places.ts'

beforeEach(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))))
afterEach(cleanup)

const id = (number: number) => `01a1fb3a-91c0-7000-9c3e-5b1d7f3a000${number}`
const waiting = { eventId: 'event', resolvedAt: null, resolution: null }
const customer = { role: 'customer', isEmailVerified: true, isPhoneVerified: false } as const
/** A part of an address that is wider than its place. */
const unbreakable = 'nguyenhoangphuongkhanhlinhcongtangtonnu'

/** As many letters as the server takes for a name, and an address as long. */
const owners: Record<string, RowOwner> = {
  'without a space': {
    firstName: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca',
    lastName: 'Huyềntrâncôngtằngtônnữnguyễnhoàngphươngkhánhlinhthịminhngọcb',
    email: `${unbreakable}@huyentranminhngoc.vn`,
  },
  'of many words': {
    firstName: 'Phương Anh Minh Ngọc Khánh Linh Hoàng Yến Bảo Châu Mỹ Duyên',
    lastName: 'Công Tằng Tôn Nữ Huyền Trân Nguyễn Phúc Hồng Bàng Lạc Long Á',
    email: 'cong.tang.ton.nu.huyen.tran@thu.dien.tu.cua.cong.ty.abc.test',
  },
  'that is an address alone': {
    firstName: '',
    lastName: '',
    email: 'cong.tang.ton.nu.huyen.tran@thu.dien.tu.cua.cong.ty.abc.test',
  },
}

const list = { query: '', onQueryChange: () => undefined, page: 2, onNextPage: () => undefined }
const succeeds = async () => ({ ok: true }) as const

function show(tab: AdminTab, owner: RowOwner) {
  // As long as the order form lets it be.
  const machine = 'm'.repeat(50)
  const times = { createdAt: '2026-11-21T02:12:00.000Z', receivedAt: '2026-11-21T01:40:00.000Z' }
  const job = { attempts: 5, lastError: 'x'.repeat(80), failure: null, createdAt: times.createdAt } as const
  const jobs: DeadJob[] = [
    {
      ...job,
      id: 'j1',
      kind: 'provision',
      subjectId: id(1),
      subject: { name: machine, amount: null, user: owner },
      retry: 'pointless',
      reason: 'refunded',
    },
    {
      ...job,
      id: 'j2',
      kind: 'settle',
      subjectId: id(2),
      subject: { name: null, amount: '999999999999', user: owner },
      retry: 'possible',
      reason: null,
    },
  ]
  return render(
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>
          <AdminScreen
            texts={adminTexts}
            // Somebody else: nobody has a lock for themselves.
            admin={{ ...owner, email: `a.${owner.email}` }}
            login={{ onLogin: () => undefined }}
            onLogout={() => undefined}
            tab={tab}
            onTabChange={() => undefined}
            stats={{
              stats: ready({
                users: { totalUsers: 1284, activeUsers: 1201, totalBalance: '999999999999' },
                vps: { totalVps: 862, activeVps: 794 },
                revenue: { monthlyRevenue: '999999999999', totalRevenue: '999999999999' },
              }),
            }}
            waiting={{
              payments: ready([
                {
                  ...waiting,
                  id: 'p1',
                  provider: 'momo',
                  transactionId: id(3),
                  amount: '999999999999',
                  reason: 'wrong_amount',
                  receivedAt: times.receivedAt,
                  deposit: { amount: '999999999999', user: owner },
                },
                {
                  ...waiting,
                  id: 'p2',
                  provider: 'zalopay',
                  transactionId: 'ZP-20261119-77120',
                  amount: '5000000',
                  reason: 'unknown_transaction',
                  receivedAt: times.receivedAt,
                  deposit: null,
                },
              ]),
              jobs: ready(jobs),
              onResolve: succeeds,
              onRetryJob: succeeds,
              onDismissJob: succeeds,
            }}
            users={{
              ...list,
              rows: ready([{ ...customer, id: id(4), ...owner, balance: '999999999999', isActive: true }]),
              onActiveChange: succeeds,
              onBalanceChange: succeeds,
            }}
            vps={{
              ...list,
              rows: ready([
                {
                  vps: { id: id(6), name: machine, ipAddress: '203.0.113.204', status: 'suspended' },
                  user: owner,
                  plan: { name: 'Standard', cpu: 16, ram: 128 },
                },
              ]),
              onStatusChange: succeeds,
            }}
            transactions={{
              ...list,
              rows: ready([
                {
                  transaction: {
                    id: id(7),
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
                },
              ]),
              onOnlyPendingChange: () => undefined,
              onSettle: succeeds,
            }}
            support={{
              ...list,
              rows: ready([
                {
                  ticket: {
                    id: id(8),
                    subject: 'Khôngkếtnốiđược'.repeat(8),
                    category: 'technical',
                    priority: 'urgent',
                    status: 'in_progress',
                    createdAt: times.createdAt,
                  },
                  user: owner,
                },
              ]),
            }}
          />
        </ThemeProvider>
      </FormatProvider>
    </MessagesProvider>,
  )
}

/** What the dialogs of a tab are opened by. */
const dialogs: Partial<Record<AdminTab, readonly RegExp[]>> = {
  dashboard: [/^Xử lý/],
  users: [/^Sửa số dư/, /^Khóa:/],
  transactions: [/^Duyệt/, /^Từ chối/],
}

describe.each([360, 768, 1440])('the back-office at %i px', (width) => {
  beforeEach(() => page.viewport(width, 800))

  describe.each(Object.entries(owners))('a name %s', (_, owner) => {
    test.each(adminTabs)('stays within its place on %s', (tab) => {
      show(tab, owner)
      expect(document.documentElement.scrollWidth).toBe(width)
      expect(spillingTexts(document.body)).toEqual([])
      const own = screen.getByRole('banner').querySelector('[data-component="EmailAddress"]')?.parentElement
      expect(own?.scrollWidth).toBe(own?.clientWidth)
      if (!owner.email.includes(unbreakable)) expect(linesBrokenElsewhere(document.body, owner.email)).toEqual([])
      const whole = screen.queryByRole('button', { name: adminTexts.list.wholeTexts })
      if (!whole) return
      fireEvent.click(whole)
      expect(spillingTexts(document.body)).toEqual([])
    })

    test.each(
      Object.entries(dialogs).flatMap(([tab, openers]) => openers.map((opener) => [tab as AdminTab, opener] as const)),
    )('stays within the dialog of %s that %s opens', async (tab, opener) => {
      show(tab, owner)
      const openers = screen.getAllByRole('button', { name: opener })
      fireEvent.click(openers.at(-1) as Element)
      const dialog = await screen.findByRole('dialog')
      expect(spillingTexts(dialog)).toEqual([])
      expect(dialog.scrollWidth).toBe(dialog.clientWidth)
      if (!owner.email.includes(unbreakable)) expect(linesBrokenElsewhere(dialog, owner.email)).toEqual([])
    })

    test('stays within the question before a machine is terminated', async () => {
      show('vps', owner)
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'terminated' } })
      const dialog = await screen.findByRole('dialog')
      expect(spillingTexts(dialog)).toEqual([])
      expect(dialog.scrollWidth).toBe(dialog.clientWidth)
      if (!owner.email.includes(unbreakable)) expect(linesBrokenElsewhere(dialog, owner.email)).toEqual([])
    })
  })
})

/** What a customer named so sees, with everything as long as it can be. */
function showAccount(tab: DashboardTab, owner: RowOwner, dialog: DashboardDialog | null = null) {
  const machine = 'm'.repeat(50)
  const { args } = dashboard
  return render(
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>
          <DashboardScreen
            {...args}
            user={{ ...args.user, ...owner }}
            balance={ready('999999999999')}
            summary={ready({ ...summary, monthlySpend: '999999999999', monthlyRefunds: '999999999999' })}
            vps={ready(vps.map((instance) => ({ ...instance, name: machine })))}
            transactions={ready(
              transactions.map((one) => ({ ...one, amount: '999999999999', description: `VPS ${machine}, gói Pro` })),
            )}
            tickets={ready(tickets.map((ticket) => ({ ...ticket, subject: 'Khôngkếtnốiđược'.repeat(8) })))}
            tab={tab}
            onTabChange={() => undefined}
            dialog={dialog}
            onDialogChange={() => undefined}
          />
        </ThemeProvider>
      </FormatProvider>
    </MessagesProvider>,
  )
}

describe.each([360, 768, 1440])('the account at %i px', (width) => {
  beforeEach(() => page.viewport(width, 800))

  describe.each(Object.entries(owners))('with a name %s', (_, owner) => {
    test.each(dashboardTabs)('%s keeps its texts in their places', async (tab) => {
      showAccount(tab, owner)
      await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
      expect(document.documentElement.scrollWidth).toBe(width)
      expect(spillingTexts(document.body)).toEqual([])
    })

    test.each(['order', 'top-up', 'phone', 'onboarding'] as const)('so does the dialog %s', async (name) => {
      showAccount('vps', owner, { name })
      const dialog = await screen.findByRole('dialog')
      if (name === 'order') {
        for (const choice of ['Pro', 'Ha Noi', 'Windows Server 2019'])
          fireEvent.click(await screen.findByRole('radio', { name: choice }))
        fireEvent.change(screen.getByRole('textbox', { name: /Tên VPS/ }), { target: { value: 'm'.repeat(50) } })
      }
      expect(spillingTexts(dialog)).toEqual([])
      expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    })

    test('so does the online support', async () => {
      showAccount('support', owner)
      fireEvent.click(screen.getByRole('button', { name: accountTexts.chat.open }))
      const message = await screen.findByRole('textbox', { name: /^Tin nhắn/ })
      const chat = message.closest('[role="dialog"]') as Element
      expect(spillingTexts(chat)).toEqual([])
      fireEvent.change(message, { target: { value: 'Xin chào' } })
      fireEvent.submit(message.closest('form') as Element)
      await screen.findByText(accountTexts.chat.sent)
      expect(spillingTexts(chat)).toEqual([])
    })
  })

  test('each of the four figures has its label on one line', () => {
    showAccount('vps', { firstName: 'Lan', lastName: '', email: 'lan@sen.test' })
    const labels = Object.values(accountTexts.stats).filter((text) => typeof text === 'string')
    const cards = [...document.querySelectorAll('[data-component="StatCard"]')]
    for (const card of cards) {
      const label = texts(card).find((element) => labels.includes(element.textContent)) as Element
      expect(label.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).fontSize))
    }
    expect(cards).toHaveLength(4)
  })
})
