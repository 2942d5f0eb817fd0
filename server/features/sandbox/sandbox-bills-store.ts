import type { GatewayMethod } from '#contracts/rules/fees.ts'
import { createTable, integer, json, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/** How far a bill is. `left`: the customer has left the page, and pays only by coming back. */
export type BillState = 'waiting' | 'left' | 'paid' | 'failed'

/** A transfer to a bill, as payOS reports it. */
interface BillTransfer {
  reference: string
  amount: number
  memo: string
  /** In milliseconds. */
  at: number
}

/** What a stand-in keeps of a bill, as it was requested. */
export interface BillDetails {
  info: string
  returnUrl: string
  webhookUrl: string
  /** Whether the customer paid on the page, which then sends the report. */
  byHand?: boolean
  /** What the gateway's protocol repeats in its reports. */
  given?: Readonly<Record<string, string>>
  transfers?: readonly BillTransfer[]
}

const columns = {
  gateway: varchar<GatewayMethod>('gateway'),
  reference: varchar('reference'),
  amount: integer('amount'),
  state: varchar<BillState>('state'),
  /** The gateway's own id of the payment. */
  transactionId: varchar('transaction_id'),
  details: json<BillDetails>('details'),
  createdAt: integer('created_at'),
}
const bills = createTable('sandbox_bills', columns)

/** A payment that a gateway of the sandbox collects. */
export type Bill = RecordOf<typeof columns>

export interface SandboxBillsStore {
  find(queries: Queries, gateway: GatewayMethod, reference: string): Promise<Bill | null>
  insert(tx: DbTransaction, bill: Bill): Promise<void>
  /** Changes a bill that is not paid and has not failed. Returns false for any other. */
  settle(queries: Queries, bill: Bill, change: Pick<Bill, 'state' | 'details'>): Promise<boolean>
  /** Changes any bill, such as one that is paid once more. */
  change(queries: Queries, bill: Bill, change: Pick<Bill, 'state' | 'details'>): Promise<void>
}

export const createSandboxBillsStore = (): SandboxBillsStore => ({
  async find(queries, gateway, reference) {
    const row: object | undefined = await queries('sandbox_bills').where({ gateway, reference }).first()
    return row ? bills.toRecord(row) : null
  },

  insert: (tx, bill) =>
    bills.insert(tx, bill).catch((error: unknown) => {
      // This is the same call at the same moment: the retry finds its bill.
      throw isDuplicate(error) ? new RetryTransaction() : error
    }),

  async settle(queries, { gateway, reference }, { state, details }) {
    const open = queries('sandbox_bills').where({ gateway, reference }).whereIn('state', ['waiting', 'left'])
    return (await open.update({ state, details: JSON.stringify(details) })) === 1
  },

  async change(queries, { gateway, reference }, { state, details }) {
    await queries('sandbox_bills')
      .where({ gateway, reference })
      .update({ state, details: JSON.stringify(details) })
  },
})
