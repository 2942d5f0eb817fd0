import { randomInt } from 'node:crypto'
import { vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'
import type { PaymentGateway } from '#server/features/payments/payment-gateway.ts'
import {
  createPayosLink,
  type PayosSettings,
  queryPayosLink,
} from '#server/features/payments/providers/payos/payos-requests.ts'
import { readPayosLink, readPayosQuery } from '#server/features/payments/providers/payos/payos-results.ts'
import { readPayosWebhook } from '#server/features/payments/providers/payos/payos-webhook.ts'
import { successResponses } from '#server/features/payments/providers/webhook-response.ts'
import { callGateway, type GatewayDeps, UnusableResult } from './call-gateway.ts'

/** The limits of one payment, in dong: whatever a bank transfers. */
const AMOUNT = { min: 2000, max: 1_000_000_000 } as const
/** The order of the test that payOS sends when a webhook is registered. It says nothing about money. */
const TEST_ORDER = '123'
/** The longest memo on accounts that are not linked to payOS, in characters. */
const DESCRIPTION_MAX = 9
/** Our order codes: random, above those of tests, and exact as numbers. */
const CODES = { min: 2 ** 40, range: 2 ** 47 } as const
/** The code of a link whose reference payOS knows. */
const DUPLICATE = '231'
/** The code of a request about a link that payOS does not know. */
const NO_SUCH_LINK = '101'

/**
 * payOS, which makes a link with a VietQR code for each payment: the money is transferred to our own bank account, in any amount and perhaps more than
 * once, and found by the link's `orderCode`.
 */
export function payosGateway(settings: PayosSettings, deps: GatewayDeps): PaymentGateway {
  const keys = [settings.checksumKey] as const
  return {
    name: 'payos',
    amounts: AMOUNT,
    takesAnyAmount: true,
    newReference: () => String(CODES.min + randomInt(CODES.range)),

    async createIntent({ reference, memo, amount, createdAt, expiresAt, returnUrl }) {
      const request = createPayosLink(settings, {
        orderCode: Number(reference),
        amount,
        returnUrl,
        cancelUrl: returnUrl,
        description: memo.slice(0, DESCRIPTION_MAX),
        // It lives as long as ours from now on, whatever a clock of ours says.
        expiresAt: deps.now() + (expiresAt - createdAt),
      })
      const result = readPayosLink(keys, await callGateway(deps, request))
      if ('fault' in result) {
        if (result.fault === 'refused')
          return result.code === DUPLICATE ? { isTaken: true } : { refused: result.code, isFinal: true }
        throw new UnusableResult(result.fault)
      }
      const { checkoutUrl, qrCode, bin, accountNumber, accountName, description } = result.link
      const name = vietnameseBanks.find((bank) => bank.bin === bin)?.name ?? bin
      const bank = { bin, name, account: accountNumber, holder: accountName }
      return { instructions: { url: checkoutUrl, qr: qrCode, bank, memo: description } }
    },

    verifyWebhook({ rawBody }) {
      const read = readPayosWebhook(keys, rawBody)
      if ('fault' in read || read.report.reference !== TEST_ORDER) return read
      return { report: { ...read.report, status: 'unknown' } }
    },

    async query({ reference }) {
      const result = readPayosQuery(keys, await callGateway(deps, queryPayosLink(settings, Number(reference))))
      if (!('fault' in result))
        return { ...result, reports: result.reports.filter((report) => report.reference === reference) }
      if (result.fault === 'refused')
        return { status: result.code === NO_SUCH_LINK ? 'unknown' : 'refused', reports: [] }
      throw new UnusableResult(result.fault)
    },

    reply: (outcome) => successResponses[outcome],
  }
}
