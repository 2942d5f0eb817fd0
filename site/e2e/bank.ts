import { createHmac, randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'

/** A transfer to the account of the demo. */
interface Transfer {
  /** Whole dong. */
  amount: number
  /** The text that the bank writes, with the memo in it. */
  content: string
}

/** Reports a transfer that has arrived, signed as SePay does it. */
export async function reportTransfer(page: Page, { amount, content }: Transfer) {
  const id = randomInt(2 ** 40)
  const now = new Date()
  const body = JSON.stringify({
    id,
    gateway: 'Vietcombank',
    transactionDate: now.toLocaleString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }),
    accountNumber: '0123456789',
    code: null,
    content,
    transferType: 'in',
    transferAmount: amount,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: `FT${id}`,
    description: '',
  })
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', process.env.E2E_SEPAY_SECRET ?? '')
    .update(`${seconds}.${body}`)
    .digest('hex')
  const response = await page.request.post('/api/payments/webhooks/sepay', {
    headers: {
      'content-type': 'application/json',
      'x-sepay-signature': `sha256=${signature}`,
      'x-sepay-timestamp': String(seconds),
    },
    data: body,
  })
  expect(response.status()).toBe(200)
}
