import { gatewayMethods } from '#contracts/rules/fees.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { pollKind } from '#server/features/wallet/wallet-service.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { PaymentRequests } from './payment-requests.ts'
import type { PaymentsStore } from './payments-store.ts'

interface EarlierDepositsDeps {
  database: Database
  payments: PaymentsStore
  transactions: TransactionsStore
  requests: Pick<PaymentRequests, 'ask'>
  /** The gateways that are set up, by name. */
  gateways: ReadonlySet<string>
}

/**
 * The handlers of jobs that versions before the gateways (migrations up to 032) left: deposits without a payment at a gateway. They get one, and
 * are polled like any other. What a sandbox of such a version still reports is credited only once, since the payment then finds its deposit
 * completed. See docs/adr/0015-expand-then-contract.md.
 */
export function earlierDepositHandlers(deps: EarlierDepositsDeps): Record<string, JobHandler> {
  const { database, payments, transactions } = deps
  const adopt: JobHandler = {
    async run({ subjectId }) {
      const method = await database.transaction(async (tx) => {
        const deposit = await transactions.byId(tx, subjectId)
        if (deposit?.status !== 'pending' || !deps.gateways.has(deposit.paymentMethod ?? '')) return null
        if (!(await payments.ofDeposit(tx, deposit.id))) await deps.requests.ask(tx, deposit)
        return deposit.paymentMethod
      })
      return method === null ? undefined : { continueAs: pollKind(method) }
    },
  }
  // The sandbox of such a version paid by a job of its own. The payment that its deposit gets here takes its place.
  const drop: JobHandler = { run: async () => undefined }
  return {
    'payments.collect': adopt,
    ...Object.fromEntries(gatewayMethods.map((name) => [`payments.collect.${name}`, adopt])),
    ...Object.fromEntries(gatewayMethods.map((name) => [`sandbox.${name}`, drop])),
  }
}
