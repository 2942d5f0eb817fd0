import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { payments } from '#stories/fixtures/payments.ts'
import { useGatewayReturn } from './use-gateway-return.ts'

afterEach(() => vi.unstubAllGlobals())

const check = 'POST /api/wallet/payments/p1/check'

function open(search: string, reply: unknown = payments.redirected) {
  const api = fakeApi({ [check]: reply })
  const page = renderHook(
    () => {
      useGatewayReturn('p1')
      return { search: useLocation().search, change: useNavigationType() }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[`/dashboard/topup/p1${search}`]}>{children}</MemoryRouter>
      ),
    },
  )
  return { api, page }
}

test.each([
  ['MoMo', '?partnerCode=SEN&orderId=SEN7K3QD2MG&resultCode=0&amount=500000&signature=abc'],
  ['ZaloPay', '?appid=2553&apptransid=261122_SEN7K3QD2MG&status=-49'],
  ['VNPay', '?vnp_TxnRef=SEN7K3QD2MG&vnp_ResponseCode=00&vnp_SecureHash=abc'],
  ['payOS', '?code=00&id=abc&cancel=true&status=PENDING&orderCode=1099511627776'],
])('who comes back from %s has it queried once, and nothing of it stays in the address', (_, search) => {
  const { api, page } = open(search)
  expect(page.result.current).toEqual({ search: '', change: 'REPLACE' })
  page.rerender()
  expect(api.calls).toMatchObject([{ call: check, body: undefined }])
})

test('the language of the address stays', () => {
  expect(open('?lang=en&orderId=SEN7K3QD2MG').page.result.current.search).toBe('?lang=en')
})

test('a page that was opened otherwise has nothing queried, and keeps its address', () => {
  const { api, page } = open('?lang=en&status=1')
  expect(page.result.current.search).toBe('?lang=en&status=1')
  expect(api.calls).toEqual([])
})

test('a server that cannot be reached is not a failure of the page', async () => {
  const { api, page } = open('?orderId=SEN7K3QD2MG', new FakeProblem(503))
  await vi.waitFor(() => expect(api.calls).toHaveLength(1))
  expect(page.result.current.search).toBe('')
})
