import '#ds/css/global.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminOwner, DeadJobRow } from '#ds/admin/rows.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { AdminScreen, type AdminTab, adminTabs } from '#ds/screens/AdminScreen/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { componentMessages } from '#ds/texts/vi.ts'
import { linesBrokenElsewhere, spillingTexts } from './text-places.ts'

beforeEach(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))))
afterEach(cleanup)

const id = (number: number) => `01a1fb3a-91c0-7000-9c3e-5b1d7f3a000${number}`
/** A part of an address that is wider than its place. */
const unbreakable = 'nguyenhoangphuongkhanhlinhcongtangtonnu'

/** As many letters as the server takes for a name, and an address as long. */
const owners: Record<string, AdminOwner> = {
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
const succeeds = async () => undefined

function show(tab: AdminTab, owner: AdminOwner) {
  // As long as the order form lets it be.
  const machine = 'm'.repeat(50)
  const times = { createdAt: '2026-11-21T02:12:00.000Z', receivedAt: '2026-11-21T01:40:00.000Z' }
  const job = { attempts: 5, lastError: 'x'.repeat(80), failure: null, createdAt: times.createdAt } as const
  const jobs: DeadJobRow[] = [
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
              stats: {
                users: { totalUsers: 1284, activeUsers: 1201, totalBalance: '999999999999' },
                vps: { totalVps: 862, activeVps: 794 },
                revenue: { monthlyRevenue: '999999999999', totalRevenue: '999999999999' },
              },
            }}
            waiting={{
              payments: [
                {
                  id: 'p1',
                  provider: 'momo',
                  transactionId: id(3),
                  amount: '999999999999',
                  reason: 'wrong_amount',
                  receivedAt: times.receivedAt,
                  deposit: { amount: '999999999999', user: owner },
                },
                {
                  id: 'p2',
                  provider: 'zalopay',
                  transactionId: 'ZP-20261119-77120',
                  amount: '5000000',
                  reason: 'unknown_transaction',
                  receivedAt: times.receivedAt,
                  deposit: null,
                },
              ],
              jobs,
              onResolve: succeeds,
              onRetryJob: succeeds,
              onDismissJob: succeeds,
            }}
            users={{
              ...list,
              rows: [{ id: id(4), ...owner, balance: '999999999999', isActive: true }],
              onActiveChange: succeeds,
              onBalanceChange: succeeds,
            }}
            vps={{
              ...list,
              rows: [
                {
                  vps: { id: id(6), name: machine, ipAddress: '203.0.113.204', status: 'suspended' },
                  user: owner,
                  plan: { name: 'Standard', cpu: 16, ram: 128 },
                },
              ],
              onStatusChange: succeeds,
            }}
            transactions={{
              ...list,
              rows: [
                {
                  transaction: {
                    id: id(7),
                    type: 'deposit',
                    amount: '999999999999',
                    paymentMethod: 'bank_transfer',
                    status: 'pending',
                    createdAt: times.createdAt,
                  },
                  user: owner,
                },
              ],
              onOnlyPendingChange: () => undefined,
              onSettle: succeeds,
            }}
            support={{
              ...list,
              rows: [
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
              ],
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

describe.each([360, 768, 1440])('at %i px', (width) => {
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
