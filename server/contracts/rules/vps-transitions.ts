import { type VpsStatus, vpsStatuses } from './vps-status.ts'

/**
 * Who changes the status of an instance. The system does when a job has ended, when a trial has, and as its money demands: it suspends and ends what is not paid for,
 * resumes what is, and ends what its customer has cancelled. The customer resumes an instance by paying for it, and cancels one that is no longer needed.
 */
export type VpsActor = 'customer' | 'admin' | 'system'

/** The transitions that each actor can make, by the present status: the only table of an instance's lifecycle. */
const transitions = {
  customer: { active: ['terminated'], suspended: ['active', 'terminated'] },
  admin: { active: ['suspended', 'terminated'], suspended: ['active', 'terminated'] },
  system: {
    creating: ['active', 'failed'],
    active: ['suspended', 'terminated'],
    suspended: ['active', 'terminated'],
  },
} as const satisfies Record<VpsActor, Partial<Record<VpsStatus, readonly VpsStatus[]>>>

type Rows<Actor extends VpsActor> = (typeof transitions)[Actor]
type Elements<List> = List extends readonly (infer Element)[] ? Element : never

/** The statuses that an actor can set. */
export type StatusGivenBy<Actor extends VpsActor> = Extract<VpsStatus, Elements<Rows<Actor>[keyof Rows<Actor>]>>

const table: { [Actor in VpsActor]: Partial<Record<VpsStatus, readonly StatusGivenBy<Actor>[]>> } = transitions

/** The statuses that an actor can set on an instance with this status; empty if none. */
export const nextStatuses = <Actor extends VpsActor>(actor: Actor, from: VpsStatus): readonly StatusGivenBy<Actor>[] =>
  table[actor][from] ?? []

/** Whether an actor may change an instance from one status to another. */
export const mayChangeStatus = (actor: VpsActor, from: VpsStatus, to: VpsStatus): boolean =>
  nextStatuses(actor, from).some((status) => status === to)

/** Every status that an actor can set, in the order of an instance's lifecycle. */
export function statusesGivenBy<Actor extends VpsActor>(actor: Actor): readonly StatusGivenBy<Actor>[] {
  const rows: readonly (readonly VpsStatus[])[] = Object.values(table[actor])
  return vpsStatuses.filter((status): status is StatusGivenBy<Actor> => rows.some((row) => row.includes(status)))
}
