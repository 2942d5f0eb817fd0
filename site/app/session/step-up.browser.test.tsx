import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import * as stepUpArea from '#ds/texts/step-up.ts'
import { stepUpTexts } from '#ds/texts/step-up.ts'
import { request } from '#site/api/request.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { textAreaOf } from '#site/texts/text-area.ts'
import { StepUp, useStepUp } from './step-up.tsx'

await textAreaOf(stepUpArea).load({ edition: 'mixed', language: 'vi' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const missing = new FakeProblem(403, { code: 'second_factor_required', detail: 'Hãy xác nhận trước.' })
const email = 'DELETE /api/account/email'
const stepUp = 'POST /api/account/step-up'
/** Read for whether there is a passkey in place of a code. */
const account = 'GET /api/account'

/** A dialog whose button makes a call that needs a recent second factor. */
function Dangerous() {
  const withStepUp = useStepUp()
  const [result, setResult] = useState('')
  return (
    <Dialog open onOpenChange={() => {}} heading="Rút tiền">
      <button
        type="button"
        onClick={() =>
          void withStepUp(() => request('DELETE /api/account/email')).then(
            () => setResult('done'),
            (error: Error) => setResult(error.message),
          )
        }
      >
        Gửi
      </button>
      <output>{result}</output>
    </Dialog>
  )
}

async function press(replies: Record<string, unknown>) {
  const api = fakeApi(replies)
  const { wrapper: Providers } = createTestProviders()
  render(
    <Providers>
      <StepUp>
        <Dangerous />
      </StepUp>
    </Providers>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi' }))
  return api
}

const result = () => screen.getByText(/./, { selector: 'output' }).textContent

test('a call that needs no second factor is made once, and nothing is asked', async () => {
  const api = await press({ [email]: {} })
  await expect.poll(result).toBe('done')
  expect(api.takeCalls()).toEqual([email])
})

test('a call that needs one asks for it over the open dialog, and is made again', async () => {
  const replies: Record<string, unknown> = { [email]: missing, [stepUp]: { until: '2026-11-21T03:10:00.000Z' } }
  const api = await press(replies)
  const code = await screen.findByRole('textbox', { name: stepUpTexts.vi.code })
  await expect.poll(() => document.activeElement).toBe(code)
  replies[email] = {}
  await userEvent.fill(code, '123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(result).toBe('done')
  expect(api.takeCalls()).toEqual([email, account, stepUp, email])
  await expect.poll(() => screen.queryByRole('textbox', { name: stepUpTexts.vi.code })).toBeNull()
})

test('a wrong code is said at the field, and the call is not made again', async () => {
  const api = await press({
    [email]: missing,
    [stepUp]: new FakeProblem(403, { code: 'wrong_code', detail: 'Mã không đúng.' }),
  })
  await userEvent.fill(await screen.findByRole('textbox', { name: stepUpTexts.vi.code }), '123456')
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Mã không đúng.')
  expect(api.takeCalls()).toEqual([email, account, stepUp])
})

test('a dialog that is left without a code leaves the call refused', async () => {
  await press({ [email]: missing })
  await userEvent.click(await screen.findByRole('button', { name: stepUpTexts.vi.back }))
  await act(async () => undefined)
  await expect.poll(result).toBe('403: Hãy xác nhận trước.')
})
