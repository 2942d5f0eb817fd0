import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  adminTransactionRowSchema,
  adminUserSchema,
  adminVpsRowSchema,
  deadJobSchema,
  parkedPaymentSchema,
} from '#contracts/admin.ts'
import { machineHistorySchema, machineResponseSchema, snapshotSchema } from '#contracts/machines.ts'
import { noticeSchema } from '#contracts/notices.ts'
import { sshKeyListSchema } from '#contracts/ssh-keys.ts'
import { inboxRowSchema } from '#contracts/ticket-desk.ts'
import { ticketListSchema } from '#contracts/tickets.ts'
import { transactionListSchema } from '#contracts/transactions.ts'
import { userSchema } from '#contracts/user.ts'
import { vpsListSchema } from '#contracts/vps.ts'
import { isId } from '#server/platform/ids.ts'
import * as account from '#stories/fixtures/account.ts'
import * as admin from '#stories/fixtures/admin.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { manyVps } from '#stories/fixtures/instances.ts'
import * as machinePage from '#stories/fixtures/machines.ts'
import { notices } from '#stories/fixtures/notices.ts'

const lists: [name: string, schema: v.GenericSchema, records: unknown][] = [
  ['the customer', v.array(userSchema), [demo.user]],
  ['instances', vpsListSchema, account.vps],
  ['instances in each state', vpsListSchema, Object.values(demo.machines)],
  ['many instances', vpsListSchema, manyVps(200)],
  ['snapshots', v.array(snapshotSchema), machinePage.snapshots],
  ['SSH keys', sshKeyListSchema, machinePage.sshKeys],
  ['transactions', transactionListSchema, account.transactions],
  ['notices', v.array(noticeSchema), notices],
  ['tickets', ticketListSchema, account.tickets],
  ['users', v.array(adminUserSchema), admin.users],
  ['rows of instances', v.array(adminVpsRowSchema), admin.vpsInstances],
  ['rows of transactions', v.array(adminTransactionRowSchema), admin.transactions],
  ['rows of tickets', v.array(inboxRowSchema), admin.tickets],
  ['parked payments', v.array(parkedPaymentSchema), [...admin.parkedPayments, ...admin.parkedForEachReason]],
  ['dead jobs', v.array(deadJobSchema), [...admin.deadJobs, admin.jobOfUnknownKind]],
]

/** The ids in records, and in the records that these contain. */
const idsIn = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) =>
        /^(id|subjectId|transactionId)$/.test(key) ? [part] : idsIn(part),
      )
    : []

/** What the page of a machine shows: all of the same machine. */
const listsOfMachine: typeof lists = [
  ['machines', v.array(machineResponseSchema), Object.values(machinePage.machines)],
  [
    'histories',
    machineHistorySchema,
    [...machinePage.historyWithMoney, ...machinePage.historyOf(machinePage.actionsAfterFailure)],
  ],
]

test.each([...lists, ...listsOfMachine])(
  'stories: %s have the shape of a response, and ids as the server makes them',
  (_, schema, records) => {
    expect(v.safeParse(schema, records).issues).toBeUndefined()
    const ids = idsIn(records)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !isId(String(id)))).toEqual([])
  },
)

test('each list of the stories has different ids', () => {
  for (const [name, , records] of lists) {
    const ids = (records as unknown[]).map((record) => idsIn(record)[0])
    expect(new Set(ids).size, name).toBe(ids.length)
  }
})
