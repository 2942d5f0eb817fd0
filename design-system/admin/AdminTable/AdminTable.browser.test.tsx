import { cleanup, render, screen } from '@testing-library/react'
import { Users } from 'lucide-react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Resource } from '#ds/hooks/resource.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { adminTexts } from '#ds/texts/admin.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { AdminTable } from './AdminTable.tsx'

afterEach(cleanup)

const texts = { list: adminTexts.vi.list, ...adminTexts.vi.users }

function show(rows: Resource<readonly string[]>, paging: { onNextPage?: () => void } = {}) {
  render(
    <FormatProvider locale="vi-VN">
      <MessagesProvider value={componentMessages.vi}>
        <AdminTable
          texts={texts}
          icon={Users}
          columns={[{ id: 'name', header: 'Tên', rowHeader: true, cell: (name) => name }]}
          rowKey={(name) => name}
          rows={rows}
          query=""
          onQueryChange={() => undefined}
          page={1}
          {...paging}
        />
      </MessagesProvider>
    </FormatProvider>,
  )
}

const failure = { message: 'Máy chủ bận', onRetry: () => undefined }
const isEmpty = () => screen.queryByText(texts.empty.title) !== null
const retry = () => screen.queryByRole('button', { name: componentMessages.vi.retry })

test('an empty list is not called empty when loading it again has failed', () => {
  show({ status: 'ready', data: [], stale: failure })
  expect(isEmpty()).toBe(false)
  expect(screen.getByText('Máy chủ bận')).toBeTruthy()
  expect(retry()).not.toBeNull()
})

test('an empty list that has loaded is called empty', () => {
  show({ status: 'ready', data: [] })
  expect(isEmpty()).toBe(true)
  expect(retry()).toBeNull()
})

test('a new page is read from its first row, although the buttons are below the rows', () => {
  const onNextPage = vi.fn()
  show({ status: 'ready', data: Array.from({ length: 100 }, (_, index) => `Khách ${index}`) }, { onNextPage })
  const next = screen.getByRole('button', { name: texts.list.nextPage })
  next.scrollIntoView()
  expect(screen.getByText('Khách 0').getBoundingClientRect().top).toBeLessThan(0)
  next.click()
  expect(onNextPage).toHaveBeenCalledOnce()
  expect(screen.getByText('Khách 0').getBoundingClientRect().top).toBeGreaterThan(0)
})
