import { type OperationProgress, ProvisionerError } from '#server/features/machines/provisioner.ts'
import type { ProxmoxCalls } from './proxmox-calls.ts'
import { kindOfText, ProxmoxFailure, provisionerError } from './proxmox-failure.ts'
import { atStep, type Memo, writeMemo } from './proxmox-memo.ts'

/** How a step ended, or what to remember until it is continued. `next: true` also keeps what `memo` says for the steps after it. */
export type StepResult = { next: true; memo?: Memo } | { next: false; memo: Memo; wait: number }

/** A part of an operation. It can be run again at any time, and then continues. */
export interface Step {
  name: string
  run(memo: Memo): Promise<StepResult>
}

/** How long to wait for a task, in milliseconds: most are short. */
const waits = [500, 500, 1000, 2000] as const
const LONG_WAIT = 5000
/** How often a step that met a lock is begun again before the caller is told. */
const TRIES_MAX = 20

const done: StepResult = { next: true }
const wait = (memo: Memo, ms: number): StepResult => ({ next: false, memo, wait: ms })

/** Continues a task: null once it has ended well. `isDone` is what decides when its log was lost. */
export async function continueTask(
  calls: ProxmoxCalls,
  memo: Memo & { upid: string },
  isDone: (text: string) => Promise<boolean>,
): Promise<StepResult | null> {
  const { status, exitstatus = '' } = await calls.taskStatus(memo.upid)
  const polls = memo.polls ?? 0
  if (status === 'running') return wait({ ...memo, polls: polls + 1 }, waits[polls] ?? LONG_WAIT)
  if (exitstatus === 'OK' || /^WARNINGS: \d+$/.test(exitstatus) || (await isDone(exitstatus))) return null
  const isWorthARetry = exitstatus === 'unexpected status' || kindOfText(exitstatus) === 'locked'
  if (!isWorthARetry) throw provisionerError(new ProxmoxFailure(500, exitstatus), 'task')
  const tries = (memo.tries ?? 0) + 1
  if (tries > TRIES_MAX) throw new ProvisionerError('unavailable', exitstatus)
  return wait({ ...atStep(memo, memo.step), tries }, LONG_WAIT)
}

interface TaskStep {
  name: string
  /** The task's type. */
  task: string
  /** Whether there is nothing to do. */
  isDone: (memo: Memo) => Promise<boolean>
  /** Begins the task; null if there is none, since everything has been done. */
  send: (memo: Memo) => Promise<string | null>
}

/**
 * A step that Proxmox does in a task. The memo says that it is about to be begun before it is; a process that continues there finds the task in the
 * machine's list. Times are not compared: the node's clock is another one.
 */
export function taskStep(calls: ProxmoxCalls, { name, task, isDone, send }: TaskStep): Step {
  const newest = async ({ node, vmid }: Memo) => (await calls.tasks(node, task, { vmid }))[0]?.upid ?? null
  return {
    name,
    async run(memo) {
      const { upid } = memo
      if (upid !== undefined) {
        const isFine = (text: string) => (text === '' ? Promise.resolve(false) : isDone(memo))
        return (await continueTask(calls, { ...memo, upid }, isFine)) ?? done
      }
      if (!memo.sent) {
        if (await isDone(memo)) return done
        return wait({ ...memo, sent: true, before: await newest(memo) }, 0)
      }
      const latest = await newest(memo)
      if (latest !== null && latest !== memo.before) return wait({ ...memo, upid: latest }, waits[0])
      if (await isDone(memo)) return done
      const begun = await send(memo)
      return begun === null ? done : wait({ ...memo, upid: begun }, waits[0])
    },
  }
}

/** A step that is done when its calls have returned, and that may be done twice. */
export const plainStep = (name: string, work: (memo: Memo) => Promise<void>): Step => ({
  name,
  async run(memo) {
    await work(memo)
    return done
  },
})

/** A plain step that finds out something for the steps after it. */
export const noteStep = (name: string, work: (memo: Memo) => Promise<Pick<Memo, 'ran'>>): Step => ({
  name,
  async run(memo) {
    return { next: true, memo: { ...memo, ...(await work(memo)) } }
  },
})

/** Runs steps from where the memo says, until one has to wait. */
export async function runSteps(
  steps: readonly Step[],
  from: Memo,
  onDone: (memo: Memo) => Promise<OperationProgress>,
): Promise<OperationProgress> {
  let memo = from
  for (
    let index = Math.max(
      0,
      steps.findIndex(({ name }) => name === memo.step),
    );
    ;
    index += 1
  ) {
    const step = steps[index]
    if (!step) return onDone(memo)
    memo = memo.step === step.name ? memo : atStep(memo, step.name)
    const result = await step.run(memo)
    memo = result.memo ?? memo
    if (result.next) continue
    const progress = Math.round((100 * (index + (memo.upid === undefined ? 0 : 0.5))) / steps.length)
    return {
      state: 'working',
      checkAgainIn: result.wait,
      progress,
      memo: writeMemo(memo),
      ref: refOf(memo),
    }
  }
}

/** The reference by which the driver stores a machine: `node/vmid`. */
export const refOf = ({ node, vmid }: Pick<Memo, 'node' | 'vmid'>) => `${node}/${vmid}`
