import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminUser } from '#contracts/admin.ts'
import type { BalanceResult } from '#ds/admin/balance-change.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { adminTexts } from '#ds/texts/admin.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { UsersTable } from './UsersTable.tsx'

beforeEach(() => page.viewport(1200, 900))
afterEach(cleanup)

const texts = { list: adminTexts.vi.list, ...adminTexts.vi.users }

const lan: AdminUser = {
  id: '41',
  email: 'lan@sen.test',
  firstName: 'Lan',
  lastName: 'Phạm',
  role: 'customer',
  balance: '120000',
  isActive: true,
  isEmailVerified: true,
  isPhoneVerified: true,
  language: null,
  number: 'KH-0007',
}

function open(onBalanceChange: () => Promise<BalanceResult>) {
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <UsersTable
          texts={texts}
          rows={{ status: 'ready', data: [lan] }}
          query=""
          onQueryChange={() => undefined}
          page={1}
          onActiveChange={async () => ({ ok: true })}
          onSecondFactorReset={async () => ({ ok: true })}
          onPhoneRelease={async () => ({ ok: true })}
          onBalanceChange={onBalanceChange}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
}

/** Opens the balance dialog and returns its amount field. */
async function openBalance() {
  await userEvent.click(screen.getByRole('button', { name: texts.actionFor(texts.editBalance, lan.email) }))
  return screen.findByRole<HTMLInputElement>('textbox', { name: texts.balanceDialog.amounts.set })
}

test('the balance dialog opens without the amount of the last change that succeeded', async () => {
  open(async () => ({ ok: true }))
  await userEvent.fill(await openBalance(), '99000')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openBalance()).value).toBe('')
})

test('the balance dialog opens without the error of the last change that failed', async () => {
  open(async () => ({ ok: false, message: 'Thử lại sau' }))
  await userEvent.fill(await openBalance(), '99000')
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Thử lại sau')
  await userEvent.click(screen.getByRole('button', { name: texts.balanceDialog.cancel }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openBalance()
  expect(screen.queryByText('Thử lại sau')).toBeNull()
})

test('on a phone a user is three short lines, the name first, and the button is a target for a finger', async () => {
  await page.viewport(360, 720)
  open(async () => ({ ok: true }))
  const shown = (text: string) => screen.getAllByText(text).filter((part) => part.checkVisibility())
  const top = (part: Element | undefined) => (part as Element).getBoundingClientRect().top
  expect(shown('Phạm Lan')).toHaveLength(1)
  const [email] = shown(lan.email)
  expect(top(shown('Phạm Lan')[0])).toBeLessThan(top(email))
  const [, row] = screen.getAllByRole('row')
  expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(76)
  const edit = screen.getByRole('button', { name: texts.actionFor(texts.editBalance, lan.email) })
  const { x, y, width, height } = edit.getBoundingClientRect()
  for (const beside of [-18, 13]) expect(document.elementFromPoint(x + width / 2, y + height / 2 + beside)).toBe(edit)
})
