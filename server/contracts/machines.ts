import * as v from 'valibot'
import { shortLineSchema } from './fields/line.ts'
import {
  MACHINE_NOTES_MAX,
  MACHINE_TAG_MAX,
  MACHINE_TAGS_MAX,
  SNAPSHOT_NAME_MAX,
  VPS_NAME_MAX,
} from './rules/limits.ts'
import {
  actionStates,
  impossibilities,
  machineActionTypes,
  machineCapabilities,
  systemActionTypes,
} from './rules/machine-actions.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, countSchema, idSchema, slugSchema, timestampSchema } from './values.ts'
import { sshKeyIdsSchema, vpsSchema } from './vps.ts'

const actionTypeSchema = v.picklist([...machineActionTypes, ...systemActionTypes])
const progressSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100))

/**
 * Something that is done with a machine. `progress` is in percent. `error` says in the caller's language what happened and what is next; null unless it
 * has failed. `by` is who requested it.
 */
export const machineActionSchema = v.strictObject({
  id: idSchema,
  vpsId: idSchema,
  type: actionTypeSchema,
  state: v.picklist(actionStates),
  progress: progressSchema,
  error: v.nullable(v.string()),
  by: v.picklist(['customer', 'admin', 'system']),
  createdAt: timestampSchema,
  startedAt: v.nullable(timestampSchema),
  endedAt: v.nullable(timestampSchema),
})
export type MachineAction = v.InferOutput<typeof machineActionSchema>

/** `GET /api/vps/{id}/actions`, newest first. */
export const machineActionListSchema = v.array(machineActionSchema)

/** What money was taken or given back for: the first period that was paid for, a later one, a larger plan, or what was not done. */
export const machineMoneyPurposes = ['order', 'renewal', 'resize', 'refund'] as const
export type MachineMoneyPurpose = (typeof machineMoneyPurposes)[number]

/** `GET /api/vps/{id}/history`, newest first: what was done with a machine, and between it what was paid and given back for it. */
export const machineHistoryEntrySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('action'), action: machineActionSchema }),
  v.strictObject({
    kind: v.literal('money'),
    purpose: v.picklist(machineMoneyPurposes),
    transaction: transactionSchema,
  }),
])
export type MachineHistoryEntry = v.InferOutput<typeof machineHistoryEntrySchema>
export const machineHistorySchema = v.array(machineHistoryEntrySchema)

/** A state of a machine's disk that it can be set back to. `sizeGb` in GB. */
export const snapshotSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  sizeGb: v.number(),
  createdAt: timestampSchema,
})
export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** An address of a machine, with its network. `reverseName` is what its address resolves to; null if nothing was set. */
export const machineAddressSchema = v.strictObject({
  address: v.string(),
  family: v.picklist([4, 6]),
  prefix: countSchema,
  gateway: v.nullable(v.string()),
  reverseName: v.nullable(v.string()),
})
export type MachineAddress = v.InferOutput<typeof machineAddressSchema>

/**
 * `GET /api/vps/{id}`. `access` is how to get in: `user` is `root`, or `Administrator` on Windows, whose `port` is that of its remote desktop; `address` is
 * null until there is one. `hasPassword`: a password waits to be shown, once. `actions` lists what can be done, and what not, with the reason in the
 * caller's language and as a code. `since`: since when it runs, or is switched off; null if that is not known. `traffic` is what it has sent and received
 * this month by Vietnam's calendar, in bytes, and what the plan includes; null where it is not measured.
 */
export const machineResponseSchema = v.strictObject({
  vps: vpsSchema,
  access: v.strictObject({ user: v.string(), address: v.nullable(v.string()), port: countSchema }),
  hasPassword: v.boolean(),
  actions: v.array(
    v.strictObject({
      type: v.picklist(machineCapabilities),
      enabled: v.boolean(),
      reason: v.nullable(v.string()),
      code: v.nullable(v.picklist(impossibilities)),
    }),
  ),
  since: v.nullable(timestampSchema),
  addresses: v.array(machineAddressSchema),
  snapshots: v.array(snapshotSchema),
  traffic: v.nullable(v.strictObject({ used: countSchema, included: v.nullable(countSchema) })),
})
export type MachineResponse = v.InferOutput<typeof machineResponseSchema>

const plain = <const Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) })

/**
 * `POST /api/vps/{id}/actions`. `rebuild` needs the machine's present name in `confirmName`, since it deletes all data; so does `cancel`. `imageId` is an
 * operating system of the catalogue, by default the present one. `resize` needs a quote of `POST /api/vps/{id}/resize/quote`.
 */
export const machineActionRequestSchema = v.variant('type', [
  plain('start'),
  plain('stop'),
  plain('shutdown'),
  plain('reboot'),
  plain('reset'),
  plain('resetPassword'),
  plain('rescue'),
  plain('endRescue'),
  v.strictObject({
    type: v.literal('rebuild'),
    confirmName: v.pipe(v.string(), v.maxLength(VPS_NAME_MAX)),
    imageId: v.optional(slugSchema),
    sshKeyIds: v.optional(sshKeyIdsSchema),
  }),
  v.strictObject({ type: v.literal('snapshot'), name: shortLineSchema(SNAPSHOT_NAME_MAX) }),
  v.strictObject({ type: v.literal('restore'), snapshotId: idSchema }),
  v.strictObject({ type: v.literal('deleteSnapshot'), snapshotId: idSchema }),
  v.strictObject({
    type: v.literal('resize'),
    planId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    quoteId: v.string(),
  }),
  v.strictObject({ type: v.literal('rename'), name: shortLineSchema(VPS_NAME_MAX) }),
  v.strictObject({ type: v.literal('cancel'), confirmName: v.pipe(v.string(), v.maxLength(VPS_NAME_MAX)) }),
])
export type MachineActionRequest = v.InferOutput<typeof machineActionRequestSchema>

/** The response to an action: as it is now, and after `resize` the balance that is left. */
export const machineActionResponseSchema = v.strictObject({
  action: machineActionSchema,
  balance: v.optional(amountSchema),
})
export type MachineActionResponse = v.InferOutput<typeof machineActionResponseSchema>

/** `PATCH /api/vps/{id}`: what is left out stays as it is. `autoRenew`: whether each period is charged by itself when it begins. */
export const machineChangeSchema = v.strictObject({
  autoRenew: v.optional(v.boolean()),
  name: v.optional(shortLineSchema(VPS_NAME_MAX)),
  tags: v.optional(v.pipe(v.array(shortLineSchema(MACHINE_TAG_MAX)), v.maxLength(MACHINE_TAGS_MAX))),
  notes: v.optional(v.pipe(v.string(), v.maxLength(MACHINE_NOTES_MAX))),
})
export type MachineChange = v.InferOutput<typeof machineChangeSchema>

/** The response to a change of a machine's records. */
export const machineChangedSchema = v.strictObject({ vps: vpsSchema })
export type MachineChanged = v.InferOutput<typeof machineChangedSchema>

/** `POST /api/vps/{id}/password`: the password that waits to be shown. From then on nobody can read it. */
export const machinePasswordSchema = v.strictObject({ user: v.string(), password: v.string() })
export type MachinePassword = v.InferOutput<typeof machinePasswordSchema>

/** `POST /api/vps/{id}/resize/quote`. */
export const resizeQuoteRequestSchema = v.strictObject({ planId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })
export type ResizeQuoteRequest = v.InferOutput<typeof resizeQuoteRequestSchema>

/**
 * What a larger plan costs: `total` now, for the rest of the period that is paid for, and `nextCharge` from then on. Amounts in dong; `total` is the new
 * plan's share less what is left of the present one's.
 */
export const resizeQuoteSchema = v.strictObject({
  quoteId: v.string(),
  planId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  planName: v.string(),
  total: amountSchema,
  nextCharge: v.strictObject({ amount: amountSchema, date: timestampSchema }),
  expiresAt: timestampSchema,
})
export type ResizeQuote = v.InferOutput<typeof resizeQuoteSchema>
