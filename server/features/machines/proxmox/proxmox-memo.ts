import * as v from 'valibot'
import { provisionerFaults } from '#server/features/machines/provisioner.ts'

const memoSchema = v.strictObject({
  /** The step that is under way. */
  step: v.string(),
  node: v.string(),
  vmid: v.number(),
  /** The template of a create, `node/vmid`. */
  template: v.optional(v.string()),
  /** Whether the step's task may have been begun: a process that died could not note which one. */
  sent: v.optional(v.boolean()),
  /** The newest task of its type before it was begun; another one since then is ours. */
  before: v.optional(v.nullable(v.string())),
  upid: v.optional(v.string()),
  /** How often the task's state was read, which decides how long to wait before the next time. */
  polls: v.optional(v.number()),
  /** How often the step was begun again, after a lock or a lost log. */
  tries: v.optional(v.number()),
  /** Why a machine could not be set up, which is therefore deleted. */
  failed: v.optional(v.strictObject({ fault: v.picklist(provisionerFaults), detail: v.string() })),
  /** Whether the machine ran when the operation began, and so runs again when it ends. */
  ran: v.optional(v.boolean()),
})

/** What the driver must know to continue an operation. It is stored before each step that must not be done twice. */
export type Memo = v.InferOutput<typeof memoSchema>

/** Reads a memo; null if there is none. */
export const readMemo = (text: string | null): Memo | null =>
  text === null ? null : v.parse(memoSchema, JSON.parse(text))

/** Writes a memo as a text that `readMemo` reads. */
export const writeMemo = (memo: Memo): string => JSON.stringify(memo)

/** A memo at the beginning of another step. */
export const atStep = ({ node, vmid, template, ran, failed }: Memo, step: string): Memo => ({
  step,
  node,
  vmid,
  ...(template !== undefined && { template }),
  ...(ran !== undefined && { ran }),
  ...(failed !== undefined && { failed }),
})
