import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeadJob, ParkedPayment } from '#contracts/admin.ts'
import type { Resource } from '#ds/components/resource.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { componentMessages } from '#ds/texts/vi/components.ts'
import { AttentionPanel } from './AttentionPanel.tsx'

afterEach(cleanup)

const succeed = async (): Promise<SubmitResult> => ({ ok: true })

function show(payments: Resource<ParkedPayment[]>, jobs: Resource<DeadJob[]>) {
  render(
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <AttentionPanel
          {...{ texts: adminTexts.attention, payments, jobs, onResolve: succeed }}
          {...{ onRetryJob: succeed, onDismissJob: succeed }}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
  return screen.queryByRole('region')
}

const none = { status: 'ready', data: [] } as const

test('nothing is rendered while nothing needs attention', () => {
  expect(show({ ...none, data: [] }, { status: 'loading' })).toBeNull()
})

test('a list that could not be loaded is reported even if nothing is known to need attention', () => {
  const onRetry = vi.fn()
  expect(show({ status: 'error', message: '503', onRetry }, { ...none, data: [] })).not.toBeNull()
  expect(screen.getByText('503')).toBeTruthy()
  screen.getByRole('button', { name: 'Thử lại' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
