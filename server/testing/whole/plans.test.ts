// @module-tag mariadb
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { NODE_CORES_MAX, NODE_DISK_GB_MAX, NODE_RAM_MB_MAX } from '#contracts/rules/limits.ts'
import { sha256 } from '#server/features/auth/sessions.ts'
import { MACHINE_ACTION } from '#server/features/machines/action-requests.ts'
import { createUnsubscribeTokens } from '#server/features/mail/unsubscribe-tokens.ts'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import { pollKind } from '#server/features/wallet/wallet-service.ts'
import type { BulkRows } from '#server/platform/db/bulk-load.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import type { Route } from '#server/platform/http/route.ts'
import { validBody } from '#server/security/valid-bodies-test-tools.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { cassoHeaders, deliverTransfer, sepayHeaders } from '#server/testing/bank-test-tools.ts'
import { createTestClient, type TestClient } from '#server/testing/client-test-tools.ts'
import { finishActions } from '#server/testing/machine-test-tools.ts'
import { addPasskey, createTestPasskey, startPasskey, startPasskeySignIn } from '#server/testing/passkey-test-tools.ts'
import { momoBody, signedWebhooks } from '#server/testing/payment-test-tools.ts'
import { DAY } from '#server/testing/plan-test-tools.ts'
import { fillWithUsers } from '#server/testing/scale-test-tools.ts'
import { enrol, startSecondFactor } from '#server/testing/second-factor-test-tools.ts'
import { MACHINE_KEY, startTestServer } from '#server/testing/server-test-tools.ts'

const BOUNCE_SECRET = 'a-secret-of-bounces-that-is-long-enough'
const inbound = { address: 'reply@sen.test', secret: 'a-secret-of-the-mail-service' }
const server = await startTestServer({ inbound, mailBounceSecret: BOUNCE_SECRET, isLarge: true })
const { queries } = server.database
/** The tokens of mails, by the key of test servers. */
const tokens = createUnsubscribeTokens(MACHINE_KEY)

/** Enough that the most common names have many users. */
const USERS = 6000

const { admin, customer } = demoAccounts

/** Rows of the server's own tables, which do not belong to customers. */
function* serverRows(): Generator<BulkRows> {
  const numbers = Array.from({ length: 1000 }, (_, number) => number)
  const old = server.clock.now() - 1000
  // Sessions outlast the test: if a sweep removed half of them meanwhile, the engine would plan for a table of few rows.
  const later = server.clock.now() + 365 * DAY
  yield {
    table: 'sessions',
    columns: ['id', 'secret_hash', 'user_id', 'kind', 'created_at', 'last_seen_at', 'expires_at'],
    rows: numbers.map((number) => [
      `session-${number}`,
      `${number}`,
      `of-${number}`,
      'customer',
      old,
      old,
      later + number,
    ]),
  }
  yield {
    table: 'demo_sessions',
    columns: ['id', 'secret_hash', 'expires_at'],
    rows: numbers.map((number) => [`demo-${number}`, `${number}`, later + number]),
  }
  yield {
    table: 'jobs',
    columns: ['id', 'kind', 'subject_id', 'state', 'run_at', 'attempts', 'created_at'],
    rows: numbers.map((number) => {
      const [state, at] = number % 2 === 0 ? ['done', old] : ['dead', 0]
      return [`job-${String(number).padStart(4, '0')}`, 'of-a-test', `${number}`, state ?? '', at ?? 0, 1, old]
    }),
  }
  yield {
    table: 'idempotency_keys',
    columns: ['scope', 'key_hash', 'body_hash', 'answer', 'created_at'],
    rows: numbers.map((number) => [`of-${number}`, 'key', 'body', 'null', old]),
  }
  yield {
    table: 'webhook_events',
    columns: ['provider', 'event_id', 'transaction_id', 'amount', 'outcome', 'received_at'],
    rows: numbers.map((number) => ['momo', `event-${number}`, 'unknown', 1, 'credited', old]),
  }
  yield {
    table: 'parked_payments',
    columns: ['id', 'provider', 'event_id', 'transaction_id', 'amount', 'reason', 'received_at'],
    rows: numbers.map((number) => [
      `parked-${String(number).padStart(4, '0')}`,
      'momo',
      `parked-${number}`,
      'unknown',
      1,
      'unknown_transaction',
      old,
    ]),
  }
  yield {
    table: 'payments',
    columns: [
      ...['id', 'user_id', 'transaction_id', 'method', 'memo', 'amount', 'received', 'created_at', 'expires_at'],
    ],
    rows: numbers.map((number) => [
      ...[`payment-${number}`, `of-${number}`, `paid-by-${number}`, 'bank_transfer'],
      // Half of them are paid, and a tenth asks for the same amount.
      ...[`SEN${String(number).padStart(8, '0')}`, 50_000 + (number % 10), (number % 2) * 50_000, old, old + number],
    ]),
  }
  yield {
    table: 'waiting_orders',
    columns: ['id', 'user_id', 'transaction_id', 'state', 'request', 'terms', 'total', 'created_at', 'expires_at'],
    rows: numbers.map((number) => [
      ...[`order-${number}`, `of-${number % 200}`, `paid-by-${number}`, number % 2 ? 'waiting' : 'over'],
      ...['{}', '{}', 49_000, old, old],
    ]),
  }
  yield {
    table: 'ssh_keys',
    columns: ['id', 'user_id', 'name', 'type', 'fingerprint', 'public_key', 'created_at'],
    rows: numbers.map((number) => [`key-${number}`, `of-${number % 200}`, 'x', 'ssh-ed25519', `${number}`, 'x', old]),
  }
  yield {
    table: 'console_tickets',
    columns: ['ticket_hash', 'user_id', 'session_id', 'instance_id', 'expires_at'],
    rows: numbers.map((number) => [`ticket-${number}`, `of-${number}`, `session-${number}`, 'x', old]),
  }
  yield {
    table: 'ticket_attachments',
    columns: [
      'id',
      'ticket_id',
      'message_id',
      'is_internal',
      'uploader_id',
      'name',
      'type',
      'size',
      'sha256',
      'created_at',
    ],
    rows: numbers.map((number) => [
      ...[`file-${number}`, `ticket-${number % 200}`, `message-${number}`, 0, `of-${number % 200}`, 'x', 'text/plain'],
      ...[1, `content-${number}`, old],
    ]),
  }
  yield {
    table: 'ticket_notes',
    columns: ['id', 'ticket_id', 'author_id', 'body', 'created_at'],
    rows: numbers.map((number) => [`note-${number}`, `ticket-${number % 200}`, 'x', 'x', old]),
  }
  yield {
    table: 'reply_templates',
    columns: ['id', 'title', 'body', 'updated_at'],
    rows: numbers.slice(0, 100).map((number) => [`template-${number}`, `x-${number}`, 'x', old]),
  }
  yield {
    table: 'support_presence',
    columns: ['session_id', 'seen_at'],
    // Few admins are there at a time: these were there long ago.
    rows: numbers.map((number) => [`session-${number}`, number]),
  }
  yield {
    table: 'machines',
    columns: ['id', 'driver', 'power', 'tags', 'notes'],
    rows: numbers.map((number) => [`machine-${number}`, 'sandbox', 'running', '[]', '']),
  }
  yield {
    table: 'machine_actions',
    columns: ['id', 'vps_id', 'user_id', 'actor', 'made_by', 'type', 'state', 'progress', 'params', 'created_at'],
    rows: numbers.map((number) => [
      ...[`action-${number}`, `machine-${number % 100}`, `of-${number % 200}`, 'system', 'system', 'create'],
      ...[number % 50 === 0 ? 'running' : 'done', 100, '{}', old],
    ]),
  }
  yield {
    table: 'machine_snapshots',
    columns: ['id', 'vps_id', 'name', 'size_mb', 'created_at'],
    rows: numbers.map((number) => [`snapshot-${number}`, `machine-${number}`, 'x', 1024, old]),
  }
  yield {
    table: 'gateway_payments',
    columns: ['payment_id', 'gateway', 'reference'],
    rows: numbers.map((number) => [`payment-${number}`, 'momo', `SEN${String(number).padStart(8, '0')}`]),
  }
  yield {
    table: 'sandbox_bills',
    columns: ['gateway', 'reference', 'amount', 'state', 'transaction_id', 'details', 'created_at'],
    rows: numbers.map((number) => ['momo', `bill-${number}`, 50_000, 'paid', `${number}`, '{}', old]),
  }
  yield {
    table: 'webhook_deliveries',
    columns: ['id', 'provider', 'body', 'received_at'],
    rows: numbers.map((number) => [`delivery-${number}`, 'sepay', '{}', old]),
  }
  yield {
    table: 'bank_transfers',
    columns: [
      ...['id', 'provider', 'event_id', 'fingerprint', 'account', 'reference', 'amount', 'content', 'sender', 'state'],
      ...['user_id', 'transferred_at', 'received_at'],
    ],
    rows: numbers.map((number) => {
      const isOpen = number % 2 === 0
      return [
        ...[
          `transfer-${String(number).padStart(4, '0')}`,
          'sepay',
          `${number}`,
          `${number}`,
          '0123456789',
          `${number}`,
        ],
        // The memo is cut off, so that the payments whose memo begins with it are looked for.
        ...[50_000, 'SEN00001', `sender-${number % 20}`, isOpen ? 'unmatched' : 'matched'],
        ...[isOpen ? null : `of-${number}`, old, old],
      ]
    }),
  }
  yield {
    // The first one may be cancelled: it takes effect later.
    table: 'plan_prices',
    columns: ['id', 'plan_id', 'billing_period', 'amount', 'valid_from', 'created_at'],
    rows: numbers.map((number) => [
      `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      1 + (number % 6),
      'monthly',
      49_000,
      number === 1 ? server.clock.now() + 3_600_000 : number,
      old,
    ]),
  }
  yield {
    table: 'incidents',
    columns: ['id', 'kind', 'state', 'title', 'components', 'starts_at', 'created_at'],
    rows: numbers.map((number) => [
      ...[`incident-${String(number).padStart(4, '0')}`, 'maintenance', number === 999 ? 'scheduled' : 'resolved'],
      // It lacks what a translation adds.
      ...['{"vi":"","en":"","zh":""}', 'site', old, old],
    ]),
  }
  yield {
    table: 'incident_updates',
    columns: ['id', 'incident_id', 'state', 'body', 'created_at'],
    rows: numbers.map((number) => {
      const id = String(number).padStart(4, '0')
      return [`update-${id}`, `incident-${id}`, 'resolved', '{"vi":"x","en":"x","zh":"x"}', old]
    }),
  }
  yield {
    table: 'status_days',
    columns: ['day', 'component', 'minutes', 'failed'],
    rows: numbers.map((number) => [new Date(number * 86_400_000).toISOString().slice(0, 10), 'site', 1, 0]),
  }
  yield {
    table: 'enquiries',
    columns: ['id', 'number', 'topic', 'name', 'email', 'subject', 'body', 'language', 'status', 'created_at'],
    rows: numbers.map((number) => [
      ...[`enquiry-${String(number).padStart(4, '0')}`, 10_000 + number, 'sales', 'Lan', 'lan@sen.test', 'x', 'x'],
      ...['vi', number % 2 === 0 ? 'open' : 'closed', old],
    ]),
  }
  yield {
    table: 'promotions',
    columns: [
      ...['id', 'kind', 'title', 'description', 'percent', 'days', 'first_order_only', 'is_active', 'version'],
      ...['redemptions', 'given', 'created_at'],
    ],
    rows: numbers.map((number) => [
      `promotion-${String(number).padStart(4, '0')}`,
      ...(number === 0 ? ['trial'] : ['percent']),
      ...[JSON.stringify(promotionText), JSON.stringify(promotionText)],
      ...(number === 0 ? [null, 7] : [10, null]),
      ...[0, Number(number === 0), 1, Number(number > 0), 0, old],
    ]),
  }
  yield {
    table: 'redemptions',
    columns: ['id', 'promotion_id', 'user_id', 'slot', 'kind', 'state', 'amount', 'created_at'],
    rows: numbers
      .slice(1)
      .map((number) => [
        `redemption-${number}`,
        `promotion-${String(number).padStart(4, '0')}`,
        ...[`of-${number}`, '1', 'percent', 'redeemed', 0, old],
      ]),
  }
  yield {
    table: 'referral_codes',
    columns: ['user_id', 'code'],
    rows: numbers.map((number) => [`of-${number}`, `CODE${number}`]),
  }
  yield {
    table: 'referrals',
    columns: ['user_id', 'referrer_id', 'created_at'],
    rows: numbers.map((number) => [`invited-${number}`, `of-${number}`, old]),
  }
  yield {
    table: 'api_tokens',
    columns: ['id', 'user_id', 'name', 'scopes', 'created_at', 'expires_at'],
    rows: numbers.map((number) => [`session-${number}`, `of-${number % 200}`, 'CI', '["vps:read"]', old, old + number]),
  }
  yield {
    table: 'customer_webhooks',
    columns: ['id', 'user_id', 'url', 'events', 'is_paused', 'failures_in_row', 'secret', 'created_at'],
    rows: numbers.map((number) => [
      ...[`webhook-${number}`, `of-${number % 200}`, 'https://hooks.sen.test/', '[]', 0, 0, 'whsec_', old],
    ]),
  }
  yield {
    table: 'mails',
    columns: [
      ...['id', 'kind', 'subject_id', 'period', 'run_id', 'user_id', 'address', 'language', 'name', 'facts', 'state'],
      ...['attempts', 'created_at', 'started_at'],
    ],
    rows: numbers.map((number) => [
      ...[`mail-${number}`, number % 2 === 0 ? 'deposit-received' : 'test', `about-${number}`, '', `run-${number}`],
      ...[`of-${number}`, `mail-${number % 200}@sen.test`, 'vi', 'Minh', '{}', number % 3 === 0 ? 'failed' : 'sent'],
      ...[1, old, old],
    ]),
  }
  yield {
    table: 'mailbox',
    columns: ['id', 'address', 'title', 'text_body', 'html_body', 'received_at'],
    rows: numbers.map((number) => [`run-${number}`, 'mail@sen.test', 'title', 'text', 'html', old]),
  }
  yield {
    table: 'undeliverable_addresses',
    columns: ['address', 'reason', 'noted_at'],
    rows: numbers.map((number) => [`bounced-${number}@sen.test`, 'bounced', old]),
  }
  yield {
    table: 'mail_refusals',
    columns: ['user_id', 'mail_group', 'refused_at'],
    rows: numbers.map((number) => [`of-${number}`, 'money', old]),
  }
  yield {
    table: 'customer_webhook_deliveries',
    columns: ['id', 'webhook_id', 'run_id', 'event', 'body', 'state', 'attempts', 'created_at'],
    rows: numbers.map((number) => [
      ...[`delivery-${number}`, `webhook-${number % 200}`, `run-${number}`, 'vps.created', '{}'],
      ...[number % 2 === 0 ? 'delivered' : 'failed', 1, old],
    ]),
  }
  yield {
    table: 'sign_ins',
    columns: ['id', 'user_id', 'last_at', 'outcome', 'attempts', 'device', 'network'],
    rows: numbers.map((number) => [
      ...[`sign-in-${number}`, `of-${number % 200}`, old, number % 2 ? 'signed_in' : 'wrong_password', 1],
      ...['{"kind":"program","browser":null,"system":null}', '203.0.113.0/24'],
    ]),
  }
  yield {
    table: 'closed_accounts',
    columns: ['user_id', 'closed_at'],
    rows: numbers.map((number) => [`of-${number}`, old]),
  }
  yield {
    table: 'account_history',
    columns: ['id', 'user_id', 'at', 'kind', 'actor_id'],
    rows: numbers.map((number) => [`event-${number}`, `of-${number % 200}`, old, 'locked', 'somebody']),
  }
  yield {
    table: 'one_time_tokens',
    columns: ['id', 'purpose', 'user_id', 'email', 'token_hash', 'created_at', 'expires_at'],
    rows: numbers.map((number) => [
      ...[`token-${number}`, 'verify', `of-${number % 200}`, 'lan@sen.test', `${number}`, old, old + number],
    ]),
  }
  yield {
    table: 'attempt_counts',
    columns: ['ends_at', 'key_hash', 'attempts'],
    rows: numbers.map((number) => [old + (number % 20), `key-${number}`, 1]),
  }
  yield {
    table: 'second_factors',
    columns: ['user_id', 'secret', 'created_at', 'last_step'],
    rows: numbers.map((number) => [`of-${number}`, 'x', old, 0]),
  }
  yield {
    table: 'recovery_codes',
    columns: ['user_id', 'code_hash'],
    rows: numbers.map((number) => [`of-${number % 100}`, `code-${number}`]),
  }
  yield {
    table: 'passkeys',
    columns: [
      ...['id', 'user_id', 'name', 'credential_hash', 'credential_id', 'public_key', 'sign_count', 'transports'],
      ...['is_backed_up', 'created_at'],
    ],
    rows: numbers.map((number) => [
      ...[`passkey-${number}`, `of-${number % 200}`, 'x', `${number}`, 'x', 'x', 0, '[]', 0, old],
    ]),
  }
  yield {
    table: 'used_challenges',
    columns: ['challenge_hash', 'expires_at'],
    rows: numbers.map((number) => [`challenge-${number}`, old + number]),
  }
  yield {
    table: 'audit_log',
    columns: ['id', 'at', 'actor_id', 'action', 'target_id', 'address', 'request_id'],
    rows: numbers.map((number) => [`entry-${number}`, old, 'somebody', 'of-a-test', '', '', '']),
  }
  yield {
    table: 'ip_addresses',
    columns: ['address', 'pool_id', 'address_key', 'state', 'is_primary', 'released_at'],
    rows: numbers.map((number) => {
      const key = (0xc6_13_00_00 + number).toString(16)
      const state = number % 2 === 0 ? 'quarantined' : 'blocked'
      return [`198.19.${number >> 8}.${number & 255}`, ownPool, key, state, 0, number % 2 === 0 ? old : null]
    }),
  }
  yield {
    table: 'node_machines',
    columns: ['vps_id', 'node_id', 'cores', 'ram_mb', 'disk_gb'],
    rows: numbers.map((number) => [`placed-${number}`, `node-${number % 20}`, 1, 1024, 20]),
  }
  yield {
    table: 'machine_checks',
    columns: ['id', 'started_at', 'ended_at', 'total', 'differences'],
    // The server keeps no more than these.
    rows: numbers.slice(0, 100).map((number) => [`check-${number}`, old, old + number, 0, '[]']),
  }
}

/** A pool of the sandbox, and a node. */
const ownPool = '00000000-0000-7000-8000-000000040001'
const ownNode = 'node-1'

/** The texts of a promotion. */
const promotionText = { vi: 'Ưu đãi', en: 'Offer', zh: '优惠' }

/** Values for the parameters in paths, such as ids of records on which the request succeeds. */
const pathParams: Record<string, string> = {
  provider: 'momo',
  category: 'vps',
  seriesId: 'vps',
  planId: '1',
  priceId: '01900000-0000-7000-8000-000000000001',
  imageId: 'debian',
  locationId: '1',
  categoryId: 'vps',
  productId: 'vps-basic',
  poolId: ownPool,
  nodeId: ownNode,
}
/** A pending deposit of the customer who sends the requests. */
let ownTransactionId = ''
/** A payment of another pending deposit of that customer, and its memo. */
let ownPaymentId = ''
let ownMemo = ''
/** Withdrawals of that customer: one that waits, one that is approved. */
let ownWithdrawalId = ''
let approvedWithdrawalId = ''
/** An instance of that customer whose trial can be paid for. */
let ownTrialId = ''
/** Machines of that customer: one that is switched off, whose password waits to be shown, and one that runs. */
let ownMachineId = ''
/** An address of it. */
let ownAddress = ''
let runningMachineId = ''
let cancelledMachineId = ''
/** The first instance of that customer, which has just been paid for. */
let firstInstanceId = ''
/** An order of that customer that waits for a payment. */
let ownOrderId = ''
/** A machine of that customer that runs, and an SSH key. */
let ownActiveId = ''
/** A notice of the customer. */
let ownNoticeId = ''
/** The admin, and a customer whose links are opened. */
let adminId = ''
let linksOf = ''
let ownKeyId = ''

/** All kinds of searches: common words, alone and with a rare one, letters, a full email, IP addresses, and some without matches. */
const searches = [
  'nguyen',
  'Nguyễn Văn',
  'n t',
  'khuat',
  'khuat nguyen',
  customer.email,
  '100.64.',
  '100.',
  'xyz',
  '  ',
]

const newTicket = { subject: 'Hỏi về SSH', category: 'technical', body: 'Tôi không vào được máy chủ.' }

/** Inserts dead jobs for instances and deposits, the newest in the list of dead jobs. */
async function insertDeadJobs(): Promise<void> {
  const subjects = { [PROVISION]: queries('instances'), [pollKind('momo')]: queries('transactions') }
  for (const [kind, table] of Object.entries(subjects)) {
    const rows: { id: string }[] = await table.select('id').limit(20)
    await queries('jobs').insert(
      rows.map(({ id }, number) => deadJob(`job-${kind}-${String(number).padStart(2, '0')}`, kind, id)),
    )
  }
}

/** An order that costs more than the customer has. */
const orderBeyondWallet = {
  planId: 6,
  locationId: 1,
  name: 'x',
  operatingSystem: 'ubuntu',
  billingPeriod: 'yearly',
  totalCost: 900_000_000,
  paymentMethod: 'bank_transfer',
}

/** The row of a dead job. */
const deadJob = (id: string, kind: string, subjectId: string) => ({
  id,
  kind,
  subject_id: subjectId,
  state: 'dead',
  run_at: 0,
  attempts: 1,
  created_at: server.clock.now(),
})

beforeAll(async () => {
  await fillWithUsers(server, USERS, serverRows)
  const idIn = async (table: string, where: Record<string, unknown>) =>
    ((await queries(table).where(where).first('id')) as { id: string }).id
  const owner = server.visitor()
  const { user } = (await owner.post('/api/auth/login', customer)).body
  const deposit = { amount: '50000', paymentMethod: 'bank_transfer' }
  const newDeposit = async (amount = deposit.amount): Promise<string> =>
    (await owner.post('/api/wallet/deposit', { ...deposit, amount })).body.transaction.id
  const { payment } = (await owner.post('/api/wallet/deposit', deposit)).body
  ownPaymentId = payment.id
  ownMemo = payment.memo
  ownTransactionId = await newDeposit()
  await queries('users').where({ email: customer.email }).update({ is_email_verified: 1 })
  const trial = { planId: 1, locationId: 1, name: 'thu', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  ownTrialId = (await owner.post('/api/vps/order', { ...trial, trial: true, totalCost: 0 })).body.vps.id
  await queries('plan_prices').insert({
    id: 'yearly',
    plan_id: 6,
    billing_period: 'yearly',
    amount: orderBeyondWallet.totalCost,
    valid_from: server.clock.now(),
    created_at: 0,
  })
  const webhook = { url: 'https://hooks.sen.test/', events: ['vps.created', 'wallet.credited'] }
  pathParams.webhookId = (await owner.post('/api/account/webhooks', webhook)).body.webhook.id
  // This is the one that is deleted.
  pathParams.otherWebhookId = (await owner.post('/api/account/webhooks', webhook)).body.webhook.id
  const tested = await owner.post(`/api/account/webhooks/${pathParams.webhookId}/test`)
  pathParams.deliveryId = tested.body.delivery.id
  await queries('customer_webhook_deliveries').where({ id: pathParams.deliveryId }).update({ state: 'delivered' })
  pathParams.mailId = await idIn('mails', { kind: 'test' })
  const token = { name: 'CI', scopes: ['vps:read'] }
  pathParams.tokenId = (await owner.post('/api/account/tokens', token)).body.token.id
  ownOrderId = (await owner.post('/api/vps/orders/waiting', orderBeyondWallet)).body.order.id
  const withdrawal = { amount: '50000', bankBin: '970436', account: '0123456789', holder: 'NGUYEN VAN A' }
  const newWithdrawal = async (): Promise<string> =>
    (await owner.post('/api/wallet/withdrawals', withdrawal)).body.withdrawal.id
  ownWithdrawalId = await newWithdrawal()
  approvedWithdrawalId = await newWithdrawal()
  const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC'
  ownKeyId = (await owner.post('/api/account/ssh-keys', { publicKey })).body.key.id
  const elsewhere = server.visitor()
  await elsewhere.post('/api/auth/login', customer)
  pathParams.sessionId = elsewhere.cookie.replace('session=', '').split('.')[0] ?? ''
  adminId = await idIn('users', { email: admin.email })
  linksOf = (await server.customer()).user.id
  ownActiveId = await idIn('instances', { status: 'active', user_id: user.id })
  const plain = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
  const newMachine = async (name: string): Promise<string> =>
    (await owner.post('/api/vps/order', { ...plain, name })).body.vps.id
  ownMachineId = await newMachine('tat')
  runningMachineId = await newMachine('chay')
  cancelledMachineId = await newMachine('huy')
  await finishActions(server)
  expect((await owner.post(`/api/vps/${ownMachineId}/actions`, { type: 'stop' })).status).toBe(202)
  const paid = queries('instances').where({ user_id: user.id, trial_ends_at: null }).whereNot({ status: 'failed' })
  firstInstanceId = (await paid.orderBy('id').first('id')).id
  const ended = queries('instances').where({ id: firstInstanceId }).whereNot({ status: 'active' })
  await ended.update({ status: 'suspended', suspended_reason: 'unpaid' })
  const payments = queries('transactions').where({ instance_id: firstInstanceId, type: 'payment' })
  await payments.update({ created_at: server.clock.now() })
  await finishActions(server)
  const { body: signedIn } = await server.visitor().post('/api/admin/auth', admin)
  const office = createTestClient(server.origin, signedIn.token)
  expect((await office.post(`/api/admin/withdrawals/${approvedWithdrawalId}/approve`)).status).toBe(200)
  const requested = await queries('withdrawals')
    .where({ state: 'requested' })
    .whereNot({ id: ownWithdrawalId })
    .pluck('id')
  ;[pathParams.withdrawalId = '', pathParams.rejectedWithdrawalId = ''] = requested
  pathParams.promotionId = 'promotion-0001'
  await insertInfrastructure()
  ownAddress = (await queries('ip_addresses').where({ vps_id: ownMachineId }).first('address')).address
  pathParams.vpsId = await idIn('instances', { status: 'active' })
  pathParams.transactionId = await idIn('transactions', { status: 'pending' })
  await insertDeadJobs()
  // It is the job of a pending deposit that nothing else settles, so that it may be retried: no transfer has its amount.
  pathParams.jobId = 'job-that-may-be-retried'
  await queries('jobs').insert(deadJob(pathParams.jobId, pollKind('momo'), await newDeposit('51000')))
  pathParams.overJobId = await idIn('jobs', { kind: PROVISION })
  pathParams.paymentId = await idIn('parked_payments', {})
  const reversedId = await newDeposit()
  await queries('parked_payments').insert({
    id: 'reversed-payment',
    provider: 'momo',
    event_id: 'reversal',
    transaction_id: reversedId,
    amount: 50_000,
    reason: 'reversed',
    received_at: server.clock.now(),
  })
  const completed = { status: 'completed' }
  expect((await office.patch(`/api/admin/transactions/${reversedId}/status`, completed)).status).toBe(200)
  pathParams.incidentId = await idIn('incidents', { state: 'scheduled' })
  pathParams.enquiryId = await idIn('enquiries', {})
  pathParams.ticketId = (await owner.post('/api/support/tickets', newTicket)).body.ticket.id
  pathParams.mergedTicketId = (await owner.post('/api/support/tickets', newTicket)).body.ticket.id
  pathParams.templateId = 'template-1'
  ownNoticeId = await idIn('mails', { user_id: user.id, kind: 'machine-ready' })
  await insertAttachments(user.id, await idIn('users', { email: admin.email }))
})

/** The files of the tests: one that has been sent, and those that each side can still remove. */
const attachmentFor = ({ method, policy }: Route) => (method === 'GET' ? 'sent-file' : `waiting-file-of-${policy}`)

/** Inserts files of the customer's ticket. */
async function insertAttachments(customerId: string, adminId: string): Promise<void> {
  const content = createHash('sha256').update('x').digest('hex')
  await mkdir(join(server.attachmentsDir, content.slice(0, 2)), { recursive: true })
  await writeFile(join(server.attachmentsDir, content.slice(0, 2), content), 'x')
  const file = { ticket_id: pathParams.ticketId, is_internal: 0, name: 'x.txt', type: 'text/plain', size: 1 }
  const rows = [
    { id: 'sent-file', uploader_id: customerId, message_id: 'message-x' },
    { id: 'waiting-file-of-customer', uploader_id: customerId },
    { id: 'waiting-file-of-admin', uploader_id: adminId },
  ]
  for (const row of rows)
    await queries('ticket_attachments').insert({ ...file, ...row, sha256: content, created_at: 0 })
}

/** Inserts a node, an action that an admin can have done once more, and one that can be recorded as done. */
async function insertInfrastructure(): Promise<void> {
  await queries('nodes').insert({
    id: ownNode,
    name: ownNode,
    location_id: 1,
    driver: 'sandbox',
    is_enabled: 1,
    placements: 0,
    created_at: 0,
    cores: NODE_CORES_MAX,
    ram_mb: NODE_RAM_MB_MAX,
    disk_gb: NODE_DISK_GB_MAX,
    cpu_overcommit: 4,
  })
  const action = { user_id: 'of-1', actor: 'system', made_by: 'system', type: 'suspend', progress: 0, params: '{}' }
  await queries('machine_actions').insert([
    { ...action, id: 'failed-action', vps_id: 'gone-1', state: 'failed', created_at: 0, ended_at: server.clock.now() },
    { ...action, id: 'stuck-action', vps_id: 'gone-2', state: 'running', created_at: 0 },
  ])
  await queries('jobs').insert(deadJob('job-of-an-action', MACHINE_ACTION, 'failed-action'))
}

let openTransfers = 0
/** The id of a bank transfer about which nothing was decided yet. */
function nextOpenTransfer(): string {
  openTransfers += 2
  return `transfer-${String(openTransfers).padStart(4, '0')}`
}

const cursorOf = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`
const someId = '0198f000-0000-7000-8000-000000000000'

/** Filters of the lists that have some, alone and together, with and without a cursor. */
const filtersOf: Record<string, readonly string[]> = {
  '/api/admin/vps': [
    ...['status=active', 'status=active,failed&order=asc', `status=failed&${cursorOf(someId)}`, 'sort=created'],
    ...['sort=renewal', 'sort=renewal&order=desc&status=suspended', 'sort=renewal&renewsWithin=7'],
    ...[`sort=renewal&renewsWithin=366&${cursorOf(`1700000000000 ${someId}`)}`],
  ],
  '/api/admin/users': ['status=locked', 'status=active,locked&order=asc', `order=asc&${cursorOf(someId)}`],
  '/api/admin/tickets': [
    ...['status=open', 'priority=urgent,high&order=asc', `status=open&priority=urgent&${cursorOf(someId)}`],
    ...['inbox=mine', 'inbox=unassigned&status=open&priority=high', 'inbox=overdue', 'inbox=overdue&status=open'],
    ...[`inbox=unassigned&${cursorOf(someId)}`, `inbox=overdue&${cursorOf(`1700000000000 ${someId}`)}`],
  ],
  '/api/account/webhooks/:webhookId/deliveries': ['state=failed', `state=pending&${cursorOf(someId)}`],
  '/api/admin/mails': [
    ...['state=failed', 'kind=test', 'address=mail-7@sen.test', `state=sent&kind=test&${cursorOf(someId)}`],
    ...[`address=mail-7@sen.test&state=sent&kind=test&${cursorOf(someId)}`],
  ],
  '/api/admin/machine-actions': ['kind=failed', `kind=stuck&${cursorOf(someId)}`],
  [`/api/admin/pools/${ownPool}/addresses`]: ['state=free', `state=quarantined&${cursorOf('c6130010')}`],
  '/api/admin/renewals': [
    ...['to=2030-01-01T00:00:00.000Z', 'from=2026-01-01T00:00:00.000Z&to=2030-01-01T00:00:00.000Z'],
    ...[`to=2030-01-01T00:00:00.000Z&${cursorOf(`1700000000000 ${someId}`)}`],
  ],
  '/api/admin/withdrawals': ['state=requested', `state=paid&${cursorOf(someId)}`],
  '/api/admin/transactions': [
    ...[
      'status=failed',
      'type=refund',
      'type=withdrawal',
      'type=bonus,adjustment&order=asc',
      `type=payment&${cursorOf(someId)}`,
    ],
    ...['method=momo', `method=momo,crypto&status=failed&order=asc&${cursorOf(someId)}`, 'method=momo&type=refund'],
    ...['from=2026-01-01T00:00:00.000Z', 'from=2026-01-01T00:00:00.000Z&before=2026-02-01T00:00:00.000Z&type=deposit'],
  ],
}

/** The paths with which a route is requested; lists are also searched, and requested with a cursor. */
function pathsOf(route: Route, userId: string): string[] {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const key = route.path.endsWith('/dismiss') ? 'overJobId' : name
    if (route.path.endsWith('/console')) return ownActiveId
    if (name === 'transferId') return nextOpenTransfer()
    if (route.path.endsWith('/take-back')) return 'reversed-payment'
    if (name === 'webhookId' && route.method === 'DELETE') return pathParams.otherWebhookId ?? ''
    if (name === 'withdrawalId' && /\/(?:begin|take-over|stop|paid)$/.test(route.path)) return approvedWithdrawalId
    if (name === 'withdrawalId' && route.path.endsWith('/reject')) return pathParams.rejectedWithdrawalId ?? ''
    if (name === 'vpsId' && /\/(?:resize\/quote|renew)$/.test(route.path)) return runningMachineId
    if (name === 'vpsId' && /\/(?:undo-)?cancel$/.test(route.path)) return cancelledMachineId
    if (name === 'vpsId' && route.path.endsWith('/refund')) return firstInstanceId
    if (name === 'vpsId' && route.path.endsWith('/:address')) return ownMachineId
    if (name === 'ticketId' && route.path.endsWith('/merge')) return pathParams.mergedTicketId ?? ''
    if (name === 'attachmentId') return attachmentFor(route)
    if (route.path.endsWith('/second-factor/reset')) return protectedId
    if (route.path.endsWith('/phones/release')) return protectedId
    if (name === 'address') return route.policy === 'admin' ? '198.19.0.2' : ownAddress
    if (name === 'actionId') return route.path.endsWith('/retry') ? 'failed-action' : 'stuck-action'
    if (name === 'vpsId' && /:vpsId(\/actions|\/password)?$/.test(route.path)) return ownMachineId
    const own: Record<string, string> =
      route.policy === 'admin'
        ? { userId }
        : {
            userId,
            transactionId: ownTransactionId,
            paymentId: ownPaymentId,
            vpsId: ownTrialId,
            orderId: ownOrderId,
            withdrawalId: ownWithdrawalId,
            keyId: ownKeyId,
          }
    const value = own[key] ?? pathParams[key]
    if (value === undefined) throw new Error(`pathParams in this test has no value for ${name} in ${route.path}`)
    return value
  })
  if (path.endsWith('/unsubscribe')) return [`${path}?token=${tokens.issue(userId, 'money')}`]
  if (path.endsWith('/vnpay')) return [`${path}?${signedWebhooks(server.keys, server.clock.now()).vnpay}`]
  const { entries = {} } = (route.query ?? {}) as { entries?: Record<string, unknown> }
  if (!('cursor' in entries)) return [path]
  const cursor = Buffer.from('0198f000-0000-7000-8000-000000000000').toString('base64url')
  const searchQueries = 'q' in entries ? ['', ...[...searches, userId].map((q) => `q=${encodeURIComponent(q)}`)] : ['']
  const filtered = (filtersOf[route.path] ?? []).flatMap((filter) => [`${path}?${filter}`])
  const filters = 'status' in entries && 'type' in entries ? ['', '&status=pending'] : ['']
  const lists = searchQueries.flatMap((query) =>
    filters.flatMap((filter) => [`${path}?${query}${filter}`, `${path}?${query}${filter}&cursor=${cursor}`]),
  )
  return [...lists, ...filtered]
}

/** A user with a second factor, or with a verified phone number. */
let protectedId = ''

async function callAll(route: Route, visitorAddress: number): Promise<number[]> {
  const visitor = server.visitor()
  const { body: signedIn } = await visitor.post('/api/auth/login', customer)
  const { body: signedInAdmin } = await server.visitor().post('/api/admin/auth', admin)
  const caller = route.policy === 'admin' ? createTestClient(server.origin, signedInAdmin.token) : visitor
  const userId: string = signedIn.user.id
  if (route.path.endsWith('/phones/release')) {
    protectedId = (await server.customer()).user.id
    await queries('verified_phones').insert({ phone: '+84900000001', user_id: protectedId, verified_at: 1 })
  }
  if (route.path.endsWith('/second-factor/reset')) {
    const other = await server.customer()
    await enrol(server, other.client)
    protectedId = other.user.id
  }
  const body = (await accountBody(route, caller)) ?? (await bodyOf(route, userId, visitorAddress))
  const statuses: number[] = []
  for (const path of pathsOf(route, userId)) {
    const text = JSON.stringify(body)
    const headers: Record<string, string> =
      route.body === 'raw'
        ? signatureOf(path, text ?? '')
        : { 'idempotency-key': `a-key-of-this-test-${visitorAddress}` }
    statuses.push(
      (await caller.call(route.method, path, route.body ? text && JSON.parse(text) : undefined, headers)).status,
    )
  }
  // Without it, the next one could not sign in.
  await queries('passkeys').where({ user_id: userId }).delete()
  if (/totp|step-up/.test(route.path)) await queries('second_factors').whereIn('user_id', [userId, adminId]).delete()
  return statuses
}

/** The body of a call about what protects an account: with a password or a code that is right; null for any other call. */
async function accountBody({ path, method }: Route, caller: TestClient): Promise<object | null> {
  const { password } = customer
  if (path.includes('/passkeys')) return passkeyBody(path, caller)
  if (path === '/api/account/password') return { currentPassword: password, newPassword: password }
  if (path === '/api/account/close' && method === 'POST') {
    const leaving = { email: 'leaving@sen.test', password }
    await caller.post('/api/auth/register', leaving)
    return { password, confirm: leaving.email }
  }
  if (path === '/api/account/email') return { email: 'another@sen.test', password }
  const purpose = {
    '/api/auth/reset': 'reset',
    '/api/auth/verify-email': 'change',
    '/api/auth/stop-email-change': 'stop',
  }[path]
  if (purpose) return { token: await newLink(purpose), ...(purpose === 'reset' && { password: 'mật khẩu mới' }) }
  if (path.endsWith('/totp/confirm')) return { code: (await startSecondFactor(server, caller)).code }
  if (!/totp\/(disable|recovery-codes)$|step-up$/.test(path)) return null
  const [code] = (await enrol(server, caller)).recoveryCodes
  return path.endsWith('/step-up') ? { code } : { code, password }
}

/** The body of a call about passkeys, of which the customer has one then. */
async function passkeyBody(path: string, caller: TestClient): Promise<object> {
  const person = { client: caller, password: customer.password }
  const passkey = await addPasskey(server, person)
  pathParams.passkeyId = passkey.id
  if (path.endsWith('/passkeys/start')) return { password: customer.password }
  if (path === '/api/account/passkeys/confirm')
    return { credential: createTestPasskey(server).make(await startPasskey(person)) }
  if (path === '/api/auth/passkeys/confirm')
    return { credential: passkey.sign(await startPasskeySignIn(caller)), remember: true }
  if (!path.endsWith('/step-up/confirm')) return { name: 'Điện thoại' }
  const { body } = await caller.post('/api/account/passkeys/step-up/start')
  return { credential: passkey.sign(body.options) }
}

/** Inserts a link of a mail to another customer, and returns its token. */
async function newLink(purpose: string): Promise<string> {
  const token = `a token to ${purpose}`
  await queries('one_time_tokens').insert({
    id: `link-${purpose}`,
    purpose,
    user_id: linksOf,
    email: `${purpose}@sen.test`,
    token_hash: sha256(token),
    created_at: 0,
    expires_at: server.clock.now() + 1000,
  })
  return token
}

/** The headers by which a provider is authenticated. */
function signatureOf(path: string, text: string): Record<string, string> {
  const now = server.clock.now()
  if (path.endsWith('/mail/inbound')) return { 'x-inbound-secret': inbound.secret }
  if (path.endsWith('/sepay')) return sepayHeaders(text, now)
  if (path.endsWith('/bounces')) return { authorization: `Bearer ${BOUNCE_SECRET}` }
  if (path.endsWith('/casso')) return cassoHeaders(JSON.parse(text), now)
  return {}
}

async function bodyOf(route: Route, userId: string, number: number) {
  const { zalopay, payos } = signedWebhooks(server.keys, server.clock.now())
  if (route.path.endsWith('/zalopay')) return zalopay
  if (route.path.endsWith('/payos')) return payos
  if (route.path.endsWith('/bounces')) return { bounces: [{ address: 'bounced-1@sen.test', type: 'permanent' }] }
  if (route.path.endsWith('/momo'))
    return JSON.parse(await momoBody(server, { transactionId: 'unknown', amount: '50000' }))
  const body = validBody(route, userId) ?? undefined
  if (route.method === 'POST' && route.path === '/api/vps/orders/waiting') return orderBeyondWallet
  if (route.path.endsWith('/mail/inbound'))
    return { from: customer.email, to: server.replyAddresses.issue(pathParams.ticketId ?? ''), text: 'Cảm ơn.' }
  if (route.path.endsWith('/notices/read')) return { until: ownNoticeId }
  if (route.path.endsWith('/fill')) return { ticketId: pathParams.ticketId }
  if (route.path.endsWith('/merge')) return { intoId: pathParams.ticketId }
  if (route.method === 'PATCH' && route.path.endsWith('/item/:ticketId')) return { ...body, status: 'closed' }
  if (route.path.endsWith('/resize/quote')) return { planId: 2 }
  if (route.path.endsWith('/:vpsId/cancel')) return { at: 'periodEnd' }
  if (route.path.endsWith('/login')) return customer
  if (route.path === '/api/admin/auth') return admin
  if (route.path.endsWith('/register')) return { ...body, email: `new-${number}@sen.test` }
  return body
}

/** Statements that sort rows, but only a few, for a reason that the engine cannot know. */
const bounded = [
  // These are the rows of at most 1500 users (FEW in search-store.ts), each of whom has only a few.
  /`user_id` in \(select `user_id` from `user_prefixes`/,
  // These are the jobs that are due: they run at once, so that few wait.
  /^select .* from `jobs` where `state` in \(\?, \?\) and `run_at` <= \?/,
]

/** The faults of the plans of statements that `work` executes. */
async function faultsDuring(work: () => Promise<void>): Promise<string[]> {
  const recording = recordStatements(server.database)
  await work()
  const statements = recording.stop().filter(({ sql }) => !bounded.some((pattern) => pattern.test(sql)))
  const faults = await Promise.all(
    statements.map(async (statement) =>
      (await planFaults(server.database, statement)).map((fault) => `${fault}: ${statement.sql}`),
    ),
  )
  return faults.flat()
}

/** The purpose of these is to read everything: the server does it in another process, of low priority. */
const readingEverything = ['/api/admin/reconciliation/run', '/api/admin/machine-differences/run']

const areaOf = ({ path }: Route) => /^\/api\/(?:admin\/)?[\w.-]+/.exec(path)?.[0] ?? path
const areas = Map.groupBy(
  server.routes.filter(({ path }) => !readingEverything.includes(path)),
  areaOf,
)

test.each([...areas])('no request of %s scans an entire table, or sorts many rows', async (_, routes) => {
  for (const route of routes) {
    let statuses: number[] = []
    const faults = await faultsDuring(async () => {
      statuses = await callAll(route, server.routes.indexOf(route))
    })
    const name = `${route.method} ${route.path}`
    // A request that is refused would prove nothing.
    expect.soft([name, statuses.filter((status) => status >= 400)]).toEqual([name, []])
    expect.soft([name, faults]).toEqual([name, []])
  }
})

test.each([
  ['that names a payment', () => ownMemo],
  ['whose memo was cut off', () => 'SEN00001'],
])('no transfer %s scans an entire table, or sorts many rows', async (_, content) => {
  await server.runJobs()
  const faults = await faultsDuring(async () => {
    const transfer = { id: 1_000_000 + content().length, content: content(), transferAmount: 50_000 }
    expect((await deliverTransfer(server, transfer)).status).toBe(200)
    await server.runJobs()
  })
  expect(faults).toEqual([])
})
