import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { Notice } from './Notice.tsx'

afterEach(cleanup)

const show = (notice: ReactNode) => render(<MessagesProvider value={componentMessages.vi}>{notice}</MessagesProvider>)
const announced = () => screen.getAllByRole('status').map((region) => region.textContent)

test('a retry is announced by itself: the message above the data is not repeated as it starts and ends', async () => {
  const load = Promise.withResolvers<void>()
  show(
    <Notice tone="caution" title="Không tải được một số số liệu" role="status" onRetry={() => load.promise}>
      Máy chủ bận
    </Notice>,
  )
  const message = 'Không tải được một số số liệuMáy chủ bận'
  expect(announced()).toEqual([message, ''])
  await act(async () => screen.getByRole('button', { name: componentMessages.vi.retry }).click())
  expect(announced()).toEqual([message, componentMessages.vi.loading])
  await act(async () => load.resolve())
  expect(announced()).toEqual([message, ''])
})

test('the announcement of a failure has its text, without the buttons next to it', () => {
  show(
    <Notice
      tone="critical"
      title="Chưa đặt được"
      role="alert"
      action={<button type="button">Nạp tiền</button>}
      onDismiss={() => undefined}
    >
      Số dư không đủ
    </Notice>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Chưa đặt đượcSố dư không đủ')
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

test('a notice without a role is not announced', () => {
  show(<Notice tone="neutral">Bảo trì lúc 2 giờ sáng</Notice>)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
